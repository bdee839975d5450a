import type { Language } from '#shared/language.ts'
import { fold } from './phrases.ts'

type Words = { keeping: string; storing: string; later: string }

/**
 * Folded words of tips on leftovers: `keeping` says how long the dish lasts, `storing` orders it to be
 * put away, `later` what is done when it comes out again.
 */
const WORDS: Record<Exclude<Language, 'gb'>, Words> = {
  en: {
    keeping:
      '(?:get|make|cook)[- ]ahead|leftovers?|(?:will|can|should) (?:also )?(?:keep|last|be (?:frozen|stored|kept))|keeps (?:well|for|up to|in)|(?:they|these|those|leftovers) keep|freezes? (?:\\p{L}+ )?(?:well|beautifully)|good for (?:\\d+|a few|several|up to) days|eat within|best (?:eaten|enjoyed|consumed)|(?:storage|freezing|reheating)(?: (?:notes?|tips?|instructions?)|:)',
    storing: 'store|to store|for storage|to freeze|to reheat|refrigerate leftovers?',
    later: 're-?heat|thaw|defrost|warm (?:it |them )?(?:up|through)',
  },
  de: {
    keeping:
      '(?:halt|halten) sich|(?:ist|sind|bleibt|bleiben) (?:\\p{L}+ ){0,6}(?:haltbar|frisch)|(?:lasst|lassen) sich (?:\\p{L}+ ){0,4}(?:einfrieren|aufbewahren|vorbereiten)|reste',
    storing: '(?:luftdicht|trocken|kuhl|im kuhlschrank)[^.]*(?:aufbewahren|lagern)',
    later: 'aufwarmen|auftauen|aufbacken',
  },
  fr: {
    keeping: 'se (?:conserve|garde|congele|rechauffe)(?:nt|ra|ront)?|restes',
    storing:
      '(?:conserver|conservez|garder|gardez) (?:\\p{L}+ ){0,3}(?:au (?:frais|frigo|refrigerateur)|dans une boite)',
    later: 'rechauffe[rz]?|decongele[rz]?',
  },
  es: {
    keeping:
      '(?:se )?(?:conserva|conservan|aguanta|aguantan|dura|duran) (?:\\p{L}+ ){0,4}(?:\\d+|dias|varios|bien|perfectamente)|se puede(?:n)? (?:congelar|conservar|guardar)|sobras',
    storing:
      '(?:conservar|guardar|conserva|guarda|conservad|guardad)(?:l[oa]s?)? (?:\\p{L}+ ){0,3}(?:nevera|frigorifico|recipiente|tarro)',
    later: 'recalent\\p{L}*|descongel\\p{L}*',
  },
  it: {
    keeping:
      'si (?:conserva|conservano|mantiene|mantengono|puo (?:congelare|conservare)|possono (?:congelare|conservare))|avanzi',
    storing:
      '(?:conservare|conservate|conservatel[oaie]|conserva) (?:\\p{L}+ ){0,3}(?:frigo|frigorifero|contenitore|luogo)',
    later: 'riscald\\p{L}*|scongel\\p{L}*',
  },
  pl: {
    keeping:
      '(?:mozna|daje sie|nadaje sie do) (?:\\p{L}+ ){0,3}(?:mrozic|zamrozic|zamrazac|mrozenia|przechowywac)|zachowuje swiezosc|resztki',
    storing: 'przechow\\p{L}+',
    later: 'odgrz\\p{L}+|podgrzewa\\p{L}+ przed|rozmraz\\p{L}+',
  },
  uk: {
    keeping: 'можна (?:\\p{L}+ ){0,3}(?:заморо\\p{L}+|зберігати)|зберіга(?:ється|ються)|залишки',
    storing: 'зберіга(?:ти|ите|ємо|й)',
    later: 'розігр\\p{L}+|розморо\\p{L}+',
  },
  ro: {
    keeping: 'se (?:pastreaza|poate congela|pot congela|tine|tin) |resturile',
    storing:
      '(?:pastrati|pastram|pastreaza|pastrati-l|pastrati-o)(?: \\p{L}+){0,3} (?:frigider|frigider\\p{L}*|cutie|recipient|borcan)',
    later: 'reincalz\\p{L}*|dezghet\\p{L}*|decongel\\p{L}*',
  },
}

/** Folded beginnings of a paragraph that is a tip as a whole: another day, or other ingredients. */
const TIP_LINE =
  /^\P{L}*(?:(?:to )?make[- ]ahead|make it ahead|storage|leftovers|(?:don't|do not) (?:need|have)(?! to)|no \p{L}+\?|like (?:most|all) \p{L}+ this|variations?(?: |:)|substitut\p{L}+|vorbereiten:|varianten?:|variantes? ?:|variante:|varianti:|sostituzion\p{L}+:|warianty?:|варіант\p{L}*:|variante?:)/u

/** How far into a sentence its subject may reach, in words: "The baked muffins will keep …". */
const SUBJECT = '(?:\\p{L}+,? ){0,9}?'

const patterns = new Map(
  Object.entries(WORDS).map(([language, { keeping, storing, later }]) => [
    language,
    {
      keeping: new RegExp(`^\\P{L}*${SUBJECT}(?:${keeping})(?!\\p{L})`, 'u'),
      storing: new RegExp(`^\\P{L}*(?:\\p{L}+ ){0,2}?(?:${storing})(?!\\p{L})`, 'u'),
      later: new RegExp(`^\\P{L}*(?:\\p{L}+ ){0,3}?(?:${later})(?!\\p{L})`, 'u'),
    },
  ]),
)

/**
 * Which sentences of a line are tips on storing and reheating leftovers, or on variations. Orders to
 * store and to reheat count only in the last line of a method: earlier they are steps of the recipe.
 */
export function storageTips(
  texts: readonly string[],
  isLastLine: boolean,
  language: Language,
): boolean[] {
  const words = patterns.get(language === 'gb' ? 'en' : language)
  if (TIP_LINE.test(fold(texts[0] ?? ''))) return texts.map(() => true)
  let isBegun = false
  return texts.map((text) => {
    const folded = fold(text)
    const isTip =
      (words?.keeping.test(folded) ?? false) ||
      (isLastLine && (words?.storing.test(folded) ?? false)) ||
      (isBegun && isLastLine && (words?.later.test(folded) ?? false))
    isBegun ||= isTip
    return isTip
  })
}
