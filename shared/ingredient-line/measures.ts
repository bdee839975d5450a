import type { Unit } from '#shared/quantity/units.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { LineReader } from './line-reader.ts'

export const BRACKET = /\s*(?:\([^()]*\)|\[[^[\]]*\])/y
export const STARTS_WITH_DIGIT = /^\s*[\d¼-¾⅐-⅞]/
const OPENING = /\s*[([]/y
const CLOSING = /[^()]*\)/y
const SLASH = /\s*\/\s*/y

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
  return /^[\s.]*[\p{L}([/+\d]/u.test(reader.rest)
}

/** "(400 g)" as "400 g". */
export function withoutBrackets(text: string): string {
  return text.replace(/^[([]\s*|\s*[)\]]$/g, '')
}
