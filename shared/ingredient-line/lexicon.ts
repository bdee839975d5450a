import type { Language } from '#shared/language.ts'
import { anyOf } from '#shared/quantity/numeral.ts'
import type { LineWords, UnitWord } from './line-words.ts'
import { ENGLISH_LINE_WORDS } from './words/en.ts'

const WORDS: Partial<Record<Language, LineWords>> = {
  en: ENGLISH_LINE_WORDS,
  gb: ENGLISH_LINE_WORDS,
}

const lexicons = new Map<LineWords, Lexicon>()

/** A language's words made ready for matching; made once. English where a language has none yet. */
export function lexiconOf(language: Language): Lexicon {
  const words = WORDS[language] ?? ENGLISH_LINE_WORDS
  const known = lexicons.get(words)
  if (known) return known

  const fresh = compile(words)
  lexicons.set(words, fresh)
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
  const { bySpelling, unit, trailingMeasure } = compileUnits(words.units)
  return {
    words,
    bySpelling,
    unit,
    trailingMeasure,
    about: here(words.about),
    links: here(words.links),
    each: here(words.each),
    plus: here([...words.plus, ...words.and]),
    or: here(words.or),
    times: new RegExp(`\\s*(?:${alternatives(words.times)})(?=[\\s\\d])`, 'iuy'),
    sizes: repeated(words.sizes, words),
    manners: repeated([...words.manners, ...words.sizes], words),
    prefix: new RegExp(`^\\p{L}[^\\d,;:(]{2,60}?\\s(?:${alternatives(words.partOf)})(?=\\s)`, 'iu'),
    ...compileNamePatterns(words),
  }
}

/** One or more of the words, joined by nothing, a hyphen or "or". */
function repeated(list: readonly string[], words: LineWords): RegExp {
  const one = `(?:${alternatives(list)})\\.?(?![\\p{L}-])`
  const joint = `(?:\\s+(?:${alternatives(words.or)}|to)\\s+|\\s*[,/]\\s*|\\s+)`
  return new RegExp(`\\s*${one}(?:${joint}${one})*(?![\\p{L}\\d-])`, 'iuy')
}

function compileUnits(units: readonly UnitWord[]) {
  const bySpelling = new Map<string, UnitWord>()
  for (const unit of units) {
    for (const text of [...Object.values(unit.write), ...(unit.read ?? [])]) {
      bySpelling.set(text.toLowerCase(), unit)
    }
  }
  const exact = units.flatMap((unit) => (unit.exact ?? []).map((text) => [text, unit] as const))
  const spellings = [...bySpelling.keys(), ...exact.map(([text]) => text)]
  for (const [text, unit] of exact) bySpelling.set(`=${text}`, unit)

  const anySpelling = anyOf(spellings)
  return {
    bySpelling,
    unit: new RegExp(`(?:${anySpelling})(?!\\p{L}|-\\p{L}{4})\\.?`, 'iuy'),
    /** Canadian books repeat the amount at the end: "minced onion 25 mL". */
    trailingMeasure: new RegExp(
      `(?<=\\p{L})\\s(\\d+(?:[.,/]\\d+)?\\s?(?:${anySpelling})\\.?)$`,
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
    choice: new RegExp(
      `^(?:[\\p{L}'’ -]+,\\s*)*[\\p{L}'’ -]+,\\s+(?:${alternatives(words.or)})\\s+[\\p{L}'’ -]+$`,
      'iu',
    ),
    aside: new RegExp(`\\s(?:${alternatives(words.asides)})(?!\\p{L})`, 'iu'),
    otherwise: new RegExp(`\\s(?:${alternatives([...words.or, ...words.plus])})\\s+`, 'giu'),
    notAlternative: new RegExp(`^(?:${alternatives(words.notAlternatives)})(?!\\p{L})`, 'iu'),
    alternative: new RegExp(`^(?:${alternatives(words.or)})\\s+(.+)$`, 'iu'),
    alternativeInName: new RegExp(`\\s(?:${alternatives(words.or)})\\s+(.+)$`, 'iu'),
    optional: new RegExp(`(?<!\\p{L})(?:${alternatives(words.optional)})(?!\\p{L})`, 'iu'),
    heading: new RegExp(`^(?:${alternatives(words.headings)})\\s+\\S`, 'iu'),
  }
}
