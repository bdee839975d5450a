import type { Language } from '#shared/language.ts'
import { anyOf } from '#shared/quantity/numeral.ts'
import type { LineWords, UnitWord } from './line-words.ts'
import { GERMAN_LINE_WORDS } from './words/de.ts'
import { ENGLISH_LINE_WORDS } from './words/en.ts'
import { SPANISH_LINE_WORDS } from './words/es.ts'
import { FRENCH_LINE_WORDS } from './words/fr.ts'
import { BRITISH_LINE_WORDS } from './words/gb.ts'
import { ITALIAN_LINE_WORDS } from './words/it.ts'
import { POLISH_LINE_WORDS } from './words/pl.ts'
import { ROMANIAN_LINE_WORDS } from './words/ro.ts'
import { UKRAINIAN_LINE_WORDS } from './words/uk.ts'

const WORDS: Readonly<Record<Language, LineWords>> = {
  en: ENGLISH_LINE_WORDS,
  gb: BRITISH_LINE_WORDS,
  pl: POLISH_LINE_WORDS,
  uk: UKRAINIAN_LINE_WORDS,
  de: GERMAN_LINE_WORDS,
  es: SPANISH_LINE_WORDS,
  ro: ROMANIAN_LINE_WORDS,
  fr: FRENCH_LINE_WORDS,
  it: ITALIAN_LINE_WORDS,
}

/** A language's words as they stand in its file. */
export function lineWordsOf(language: Language): LineWords {
  return WORDS[language]
}

const lexicons = new Map<Language, Lexicon>()

/** A language's words made ready for matching; made when first needed. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known

  const fresh = compile(WORDS[language])
  lexicons.set(language, fresh)
  return fresh
}

export type Lexicon = ReturnType<typeof compile>

const NO_MORE_LETTERS = "(?![\\p{L}\\d])(?!['’]\\p{L})"

/** Words that must stand at the reader's position. */
function here(words: readonly string[]): RegExp {
  // An elided link such as "d'" is followed by its noun at once.
  const elided = words.filter((word) => /['’]$/.test(word))
  const whole = words.filter((word) => !elided.includes(word))
  const parts = [`(?:${alternatives(whole)})\\.?${NO_MORE_LETTERS}`]
  if (elided.length > 0) parts.push(`(?:${anyOf(elided)})`)
  return new RegExp(`\\s*(?:${parts.join('|')})`, 'iuy')
}

/** An empty list must match nothing, not everything. */
function alternatives(words: readonly string[]): string {
  return words.length > 0 ? anyOf(words) : '(?!)'
}

function compile(words: LineWords) {
  const { heaped = [], level = [] } = words
  return {
    words,
    ...compileUnits(words),
    about: here(words.about),
    links: here(words.links),
    each: here(words.each),
    behindUnit: here([...words.each, ...(words.behindUnit ?? [])]),
    plus: here([...words.plus, ...words.and]),
    or: here(words.or),
    holding: here(words.holding ?? []),
    gluedHalf: compileGluedHalf(words),
    /** "Cebolla | grande". */
    sizesBehindName: new RegExp(
      `\\s((?:${alternatives(words.sizesBehindName ? words.sizes : [])}))$`,
      'iu',
    ),
    times: new RegExp(`\\s*(?:${alternatives(words.times)})(?=[\\s\\d])`, 'iuy'),
    sizes: repeated(words.sizes, words),
    manners: repeated([...words.manners, ...heaped, ...level, ...words.sizes], words),
    /** Behind the unit: "1 TL gestr. Zimt". */
    filling: repeated([...heaped, ...level], words),
    heaped: new RegExp(`(?<!\\p{L})(?:${alternatives(heaped)})(?!\\p{L})`, 'iu'),
    notUnit: here(words.notUnits ?? []),
    andHalf: here(words.andHalf ?? []),
    prefix: compilePrefix(words),
    partsBehind: compilePartsBehind(words),
    ...compileNamePatterns(words),
  }
}

/** "Juice of" before "1 lemon", "Saft" before "einer Zitrone", "le zeste d'" before "un citron". */
function compilePrefix({ partOf, parts = [], about, quantity }: LineWords): RegExp {
  const counts = [...Object.keys({ ...quantity.numbers, ...quantity.fractions }), ...about]
  const amount = `\\s*(?:(?!\\d+-\\p{L})[\\d¼-¾⅐-⅞~]|(?:${alternatives(counts)})(?!\\p{L}))`
  const elided = partOf.filter((word) => /['’]$/.test(word))
  const whole = partOf.filter((word) => !elided.includes(word))
  const linked = `\\s(?:(?:${alternatives(whole)})(?=\\s)|(?:${alternatives(elided)}))`
  const bare = `(?<!\\p{L})(?:${alternatives(parts)})(?=\\s)`
  const prefix = `(?:\\p{L}[^\\d,;:(]{2,60}?${linked}|[^\\d,;:(]{0,60}?${bare})`
  return new RegExp(`^(?=\\p{L})${prefix}(?=${amount})`, 'iu')
}

/** "Arancia | scorza e succo". */
function compilePartsBehind({ partsBehind = [], and }: LineWords): RegExp {
  const part = `(?:${alternatives(partsBehind)})`
  return new RegExp(`\\s(${part}(?:\\s(?:${alternatives(and)})\\s${part})?)$`, 'iu')
}

/** One or more of the words, joined by nothing, a comma or "or". */
function repeated(list: readonly string[], words: LineWords): RegExp {
  const one = `(?:${alternatives(list)})\\.?(?![\\p{L}-])`
  const between = alternatives([...words.or, ...words.quantity.range])
  const joint = `(?:\\s+(?:${between})\\s+|\\s*[,/]\\s*|\\s+)`
  return new RegExp(`\\s*${one}(?:${joint}${one})*(?![\\p{L}\\d-])`, 'iuy')
}

/** Every spelling in lower case; those whose case matters stand behind "=". */
export function unitsBySpelling(units: readonly UnitWord[]): ReadonlyMap<string, UnitWord> {
  const bySpelling = new Map<string, UnitWord>()
  for (const unit of units) {
    for (const text of [...Object.values(unit.write), ...(unit.read ?? [])]) {
      bySpelling.set(text.toLowerCase(), unit)
    }
    for (const text of unit.exact ?? []) bySpelling.set(`=${text}`, unit)
  }
  return bySpelling
}

/** The "pół" of "półszklanki"; the unit must follow at once. */
function compileGluedHalf({ gluedHalf = [], units }: LineWords): RegExp {
  const spellings = units.flatMap((unit) => [...Object.values(unit.write), ...(unit.read ?? [])])
  return new RegExp(`(?:${alternatives(gluedHalf)})(?=(?:${anyOf(spellings)})(?!\\p{L}))`, 'iuy')
}

function compileUnits({ units, links, partOf, and, holding = [] }: LineWords) {
  const bySpelling = unitsBySpelling(units)
  const anySpelling = anyOf([...bySpelling.keys()].map((text) => text.replace(/^=/, '')))
  const measure = `\\d+(?:[.,/]\\d+)?\\s?(?:${anySpelling})\\.?`
  return {
    bySpelling,
    // Not the "l" of "l-carnitine", but that of "1 l-Packung".
    unit: new RegExp(
      `(?:${anySpelling})(?!\\p{L}|-(?!(?:${anySpelling})(?!\\p{L}))\\p{L}{4})(?:\\.|\\(\\p{Ll}{1,3}\\))?`,
      'iuy',
    ),
    /** Canadian books repeat the amount at the end: "minced onion 25 mL", not "cubes of 25 g". */
    trailingMeasure: new RegExp(
      `(?<=\\p{L})(?<!\\s(?:${alternatives([...links, ...partOf, ...holding])}))\\s(${measure})$`,
      'iu',
    ),
    /** "Mascarpone da 250 g". */
    trailingSize: new RegExp(`\\s(?:${alternatives(holding)})\\s(${measure})$`, 'iu'),
    /** What is left of "pesce spada di | circa 200 g", "bacalao y | en trozos". */
    trailingLink: new RegExp(
      `\\s(?:${alternatives([...links, ...partOf, ...holding, ...and])})$`,
      'iu',
    ),
  }
}

function compileNamePatterns(words: LineWords) {
  const adverb = `(?:(?:${alternatives(words.adverbs)})[\\s-]+)`
  const preparation = `(?:${adverb}*(?:${alternatives(words.preparations)})|${adverb}+(?:${alternatives(words.preparationsWithAdverb)}))(?![\\p{L}-])`
  const and = `(?:${alternatives([...words.and, ...words.or])})`
  const chain = `${preparation}(?:(?:\\s*,\\s*|\\s+)(?:${and}\\s+)?${preparation})*`
  const after = `(?:\\s+(?:${alternatives(words.afterPreparation)})(?!\\p{L}).*|\\s+\\d.*)`
  const behind = `(?:${alternatives(words.preparationsBehind)})(?!\\p{L})(?:${after})?`
  const qualities = [...words.qualities, ...words.sizes]
  const colour = `(?:${alternatives(words.colours ?? [])})(?![\\p{L}-])`
  const elided = words.links.filter((word) => /['’]$/.test(word))
  const link = `(?:(?:${alternatives(words.links)})\\s+|(?:${alternatives(elided)}))?`
  return {
    leadingPreparation: new RegExp(`^(${chain})\\s+(?=\\p{L})(?!${and}\\s)`, 'iu'),
    innerPreparation: new RegExp(
      `(?<=\\s${and}\\s)(${adverb}+(?:${alternatives([...words.preparations, ...words.preparationsWithAdverb])}))\\s+(?=\\p{L})`,
      'iu',
    ),
    trailingPreparation: new RegExp(
      `\\s+((?:${chain}(?:\\s+${and}\\s+${behind}|${after})?|${adverb}*${behind}))$`,
      'iu',
    ),
    boughtPrepared: new RegExp(`^(?:${alternatives(words.boughtPrepared)})(?!\\p{L})`, 'iu'),
    onlyQualities: new RegExp(
      `^(?:(?:${preparation}|(?:${alternatives(qualities)})(?![\\p{L}-])|${adverb}|${and}\\s)\\s*)+$`,
      'iu',
    ),
    preparation: new RegExp(`(?<![\\p{L}-])(?:${preparation}|${behind})`, 'iu'),
    leadingQuality: new RegExp(
      `^((?:${alternatives(qualities)})(?![\\p{L}-]))\\s+(?=\\p{L})`,
      'iu',
    ),
    leadingColours: new RegExp(
      `^\\s*${colour}(?:(?:\\s*,)?\\s+(?:${and}\\s+)?${colour})+\\s+(?=\\p{L})`,
      'iu',
    ),
    choice: new RegExp(
      `^(?:[\\p{L}'’ -]+,\\s*)*[\\p{L}'’ -]+,\\s+(?:${alternatives(words.or)})\\s+[\\p{L}'’ -]+$`,
      'iu',
    ),
    aside: new RegExp(`\\s(?:${alternatives(words.asides)})(?!\\p{L})`, 'iu'),
    otherwise: new RegExp(
      `\\s(?:${alternatives([...words.or, ...words.plus])}|(?:${alternatives(words.and)})(?=\\s+\\d))\\s+`,
      'giu',
    ),
    notAlternative: new RegExp(`^(?:${alternatives(words.notAlternatives)})(?!\\p{L})`, 'iu'),
    alternative: new RegExp(`^(?:${alternatives(words.or)})\\s+${link}(.+)$`, 'iu'),
    alternativeInName: new RegExp(`\\s(?:${alternatives(words.or)})\\s+${link}(.+)$`, 'iu'),
    optional: new RegExp(`(?<!\\p{L})(?:${alternatives(words.optional)})(?!\\p{L})`, 'iu'),
    heading: new RegExp(
      `^(?:(?:${alternatives(words.headings)})\\s+\\S|(?:${alternatives(words.headingWords ?? [])})$)`,
      'iu',
    ),
  }
}
