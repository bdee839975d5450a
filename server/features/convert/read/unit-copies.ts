import type { ReadSection } from './read-recipe.ts'

/** Metric, ounces, cups. */
const MAX_COPIES = 3
const MIN_LINES = 2

/** A list that the site gives once for each system of units, with the first of them only. */
export function withoutUnitCopies(sections: ReadSection[]): ReadSection[] {
  return sections.map(({ heading, lines }) => ({ heading, lines: lines.slice(0, ownPart(lines)) }))
}

function ownPart(lines: readonly string[]): number {
  for (let copies = MAX_COPIES; copies > 1; copies--) {
    const size = lines.length / copies
    if (Number.isInteger(size) && size >= MIN_LINES && isRepeated(lines, size)) return size
  }
  return lines.length
}

const METRIC = /\d\s?(?:k?g|[cdm]?l)(?!\p{L})/u
const IMPERIAL = /\d\s?(?:oz|lbs?|fl|cups?|pints?)(?!\p{L})/u

/** Each line comes back after `size` lines as it was or in the other system of units. */
function isRepeated(lines: readonly string[], size: number): boolean {
  const isOther = (line: string, first: string) =>
    foodOf(line) === foodOf(first) &&
    ((METRIC.test(first) && IMPERIAL.test(line)) || (IMPERIAL.test(first) && METRIC.test(line)))
  const later = lines.slice(size)
  const firstOf = (at: number) => lines[at % size] ?? ''
  return (
    later.every((line, at) => line === firstOf(at) || isOther(line, firstOf(at))) &&
    later.some((line, at) => isOther(line, firstOf(at)))
  )
}

/** The line from its first word that is no unit: those have up to three letters. */
function foodOf(line: string): string {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  const first = words.findIndex((word) => word.length > 3 && !/^(?:cups?|tbsp|fl|oz)$/.test(word))
  return words.slice(first).join(' ')
}
