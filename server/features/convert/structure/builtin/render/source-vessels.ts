import type { Language } from '#shared/language.ts'

type Replacement = readonly [RegExp, string]

const SIZES = '(?:same |large |small |medium |hot |warm |big |deep |wide |heavy |non-?stick )*'

/** "Into the pot" in each language, with what is said where the mixing bowl stands in for it. */
const REPLACEMENTS: Readonly<Record<Exclude<Language, 'gb'>, readonly Replacement[]>> = {
  en: [
    [
      new RegExp(
        `\\b(into|to|in) (?:the|your) ${SIZES}(?:skillet|frying pan|fry pan|sauce ?pan|pan|pot|stock ?pot|wok|dutch oven|slow cooker|crock-?pot|instant pot|pressure cooker|casserole)(?![\\p{L}-])`,
        'giu',
      ),
      '$1 the mixing bowl',
    ],
  ],
  de: [
    [
      /(?<!\p{L})in (?:den|die) (?:Koch)?(?:Topf|Pfanne|Kasserolle|Bräter)(?!\p{L})/gu,
      'in den Mixtopf',
    ],
    [/(?<!\p{L})(?:im|in der) (?:Koch)?(?:Topf|Pfanne|Kasserolle|Bräter)(?!\p{L})/gu, 'im Mixtopf'],
  ],
  fr: [
    [
      /(?<!\p{L})dans (?:la|le) (?:casserole|poêle|cocotte|sauteuse|faitout|marmite)(?!\p{L})/giu,
      'dans le bol',
    ],
  ],
  es: [
    [/(?<!\p{L})en la (?:sartén|olla|cazuela|cacerola)(?!\p{L})/giu, 'en el vaso'],
    [/(?<!\p{L})a la (?:sartén|olla|cazuela|cacerola)(?!\p{L})/giu, 'al vaso'],
  ],
  it: [
    [/(?<!\p{L})(?:nella|in|nel) (?:padella|pentola|casseruola|tegame)(?!\p{L})/giu, 'nel boccale'],
  ],
  pl: [
    [/(?<!\p{L})(?:do garnka|na patelnię|do rondla)(?!\p{L})/giu, 'do naczynia miksującego'],
    [/(?<!\p{L})(?:w garnku|na patelni|w rondlu)(?!\p{L})/giu, 'w naczyniu miksującym'],
  ],
  uk: [
    [/(?<!\p{L})(?:[ву]|на) (?:каструлю|сковороду|сковорідку|казан)(?!\p{L})/giu, 'у чашу'],
    [/(?<!\p{L})(?:[ву]|на) (?:каструлі|сковороді|сковорідці|казані)(?!\p{L})/giu, 'у чаші'],
  ],
  ro: [[/(?<!\p{L})în (?:oală|tigaie|cratiță)(?!\p{L})/giu, 'în bol']],
}

/** The source's words where the mixing bowl stands in for its pot or pan. */
export function inMixingBowl(text: string, language: Language): string {
  const replacements = REPLACEMENTS[language === 'gb' ? 'en' : language]
  return replacements.reduce((told, [vessel, bowl]) => told.replace(vessel, bowl), text)
}

/** Bowls of the cook that are called as the machine's is, in the languages where that happens. */
const SEPARATE: Partial<Record<Language, readonly Replacement[]>> = {
  en: [
    [
      /\b(into|to|in) (a|an|another) ((?:same |large |small |medium |medium-sized |big |deep |wide |clean )*)mixing bowl(?! (?:of|fitted))/giu,
      '$1 a separate $3bowl',
    ],
  ],
  fr: [
    [
      /(?<!\p{L})(dans un (?:grand |petit |deuxième |second )?bol)(?! (?:à part|du|de|mélangeur))(?!\p{L})/giu,
      '$1 à part',
    ],
  ],
  ro: [
    [
      /(?<!\p{L})((?:într|intr)-un bol(?: (?:mare|mic|adânc|încăpător))?)(?! separat)(?!\p{L})/giu,
      '$1 separat',
    ],
  ],
}

/** The source's words for a bowl in which the cook works beside the machine. */
export function inSeparateBowl(text: string, language: Language): string {
  const replacements = SEPARATE[language === 'gb' ? 'en' : language] ?? []
  return replacements.reduce((told, [bowl, separate]) => told.replace(bowl, separate), text)
}
