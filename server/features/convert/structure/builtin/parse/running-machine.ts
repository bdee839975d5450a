import type { Language } from '#shared/language.ts'

const TOOL = '(?:motor|machine|food processor|processor|blender|mixer|engine)'
/** What says that the blades turn meanwhile; other languages say it with a verb of their own. */
const RUNNING: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:with|while|keeping) (?:the|your) ${TOOL} (?:is )?(?:still )?(?:running|on|going)(?! \\p{L}+ speed)|run the ${TOOL} while)(?!\\p{L})`,
    'u',
  ),
}

/** "With the motor running, pour in the oil": the blades turn while it goes in. */
export function saysMachineRuns(folded: string, language: Language): boolean {
  return RUNNING[language === 'gb' ? 'en' : language]?.test(folded) ?? false
}
