import type { Quantity } from '#shared/quantity/quantity.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import type { Lexicon } from './lexicon.ts'
import type { LineReader } from './line-reader.ts'
import type { UnitWord } from './line-words.ts'
import { writeUnit } from './unit-words.ts'

export const BRACKET = /\s*(?:\([^()]*\)|\[[^[\]]*\])/y
const ONLY_BRACKET = /^\s*\(([^()]*)\)\s*$/
export const STARTS_WITH_DIGIT = /^\s*[\d¼-¾⅐-⅞]/
/** "N. 2", "n° 2": it only says that a number follows. */
export const NUMBER_SIGN = /\s*n(?:[°º.]|r\.?)\s*(?=\d)/iy
const OPENING = /\s*[([]/y
const CLOSING = /[^()]*\)/y
export const SLASH = /\s*\/\s*/y

/** Takes "(400 g each)". */
export function takeBracketedMeasure(reader: LineReader): boolean {
  const bracket = reader.attempt(() => {
    if (!reader.take(OPENING)) return null
    return reader.takeMeasure() && reader.take(CLOSING)
  })
  return bracket !== null
}

/** Takes "400 g", "5mm/¼in"; no count. */
export function takeSizedMeasure(reader: LineReader): boolean {
  const measure = reader.attempt(() => {
    if (!STARTS_WITH_DIGIT.test(reader.rest)) return null
    const found = reader.takeMeasure()
    return found && unitFacts(found.unit).dimension !== 'count' ? found : null
  })
  if (!measure) return false
  while (reader.attempt(() => reader.take(SLASH) && reader.takeMeasure())) {}
  return true
}

/** Italian "gr. 80", "litri 1 e ½"; only where the language says so. */
export function takeUnitBeforeNumber(
  reader: LineReader,
): { quantity: Quantity; word: UnitWord } | null {
  if (!reader.lexicon.words.amountBehindName) return null
  const word = reader.takeUnit()
  const quantity = word && STARTS_WITH_DIGIT.test(reader.rest) ? reader.takeQuantity() : null
  // "3 tazze 200 g": the number has a unit of its own.
  const start = reader.at
  const hasOwnUnit = reader.takeUnit() !== null
  reader.at = start
  return word && quantity && !hasOwnUnit ? { quantity, word } : null
}

const SLASHED = /^(\d) ?\/ ?(\d)$/

/** "4/5 cup" is a share of one, for four or five are cups. */
export function shareOfOne(
  said: string,
  word: UnitWord | null,
  spelling: string,
  { words }: Lexicon,
): Quantity | null {
  const [, top, bottom] = SLASHED.exec(said) ?? []
  const value = Number(top) / Number(bottom)
  if (!word || !(value < 1)) return null
  const form = (count: number) => writeUnit(word, { min: count, max: count }, words)
  const isOfOne = form(value) === spelling && form(Number(bottom)) !== spelling
  return isOfOne ? { min: value, max: value } : null
}

/** Whether "of" or the like comes next. */
export function isBeforeLink(reader: LineReader): boolean {
  const start = reader.at
  const isLinked = reader.take(reader.lexicon.links) !== null
  reader.at = start
  return isLinked
}

/** "4 cloves, minced" counts a spice: a counting unit with no food behind it is the food. */
export function hasFoodAfter(reader: LineReader, unit: Unit): boolean {
  if (unitFacts(unit).dimension !== 'count') return /[\p{L}]/u.test(reader.rest)
  const bracket = ONLY_BRACKET.exec(reader.rest)?.[1]
  if (bracket) return !reader.lexicon.onlyQualities.test(bracket)
  if (/^[\s.]*[\p{L}([/+\d"“„«]/u.test(reader.rest)) return true
  const dashed = /^\s+[–—-]\s+(?=\p{L})/u.exec(reader.rest)
  return dashed !== null && !reader.lexicon.onlyQualities.test(reader.rest.slice(dashed[0].length))
}

/** "(400 g)" as "400 g". */
export function withoutBrackets(text: string): string {
  return text.replace(/^[([]\s*|\s*[)\]]$/g, '')
}
