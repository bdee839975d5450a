import type { Language } from '#shared/language.ts'

/** Words that are written like a food but for an accent or their ending: "stark erhitzen". */
const LOOK_ALIKES: Partial<Record<Language, RegExp>> = {
  de: /^(?:stark(?:e[mnrs]?)?|stärker(?:e[mnrs]?)?|stärkste[mnrs]?)$/iu,
}

/** Whether a word, with its accents, is no food at all: "stark" is no starch. */
export function onlyLooksLikeFood(written: string, language: Language): boolean {
  return LOOK_ALIKES[language]?.test(written) ?? false
}
