import { anyOf, numeralAt } from './numeral.ts'
import { ENGLISH_QUANTITY_WORDS, type QuantityWords } from './quantity-words.ts'
import type { Unit } from './units.ts'

/** An amount without its unit; `max` equals `min` where it is not a range. */
export type Quantity = { min: number; max: number }

/** A quantity of a unit; without one it counts the food itself. */
export type Amount = { quantity: Quantity; unit: Unit | null }

const rangeMarks = new WeakMap<QuantityWords, RegExp>()

/**
 * Reads a text that is a quantity and nothing else: "1.5", "1½–2", "two dozen".
 * Null when anything else stands in it.
 */
export function readQuantity(
  text: string,
  words: QuantityWords = ENGLISH_QUANTITY_WORDS,
): Quantity | null {
  const trimmed = text.trim()
  const found = quantityAt(trimmed, 0, words)
  return found?.end === trimmed.length ? found.quantity : null
}

/** Reads the quantity that starts at index `at`; `end` is the index after it. */
export function quantityAt(
  text: string,
  at: number,
  words: QuantityWords,
): { quantity: Quantity; end: number } | null {
  const slashed = slashedRangeAt(text, at)
  if (slashed) return slashed
  const first = numeralAt(text, at, words)
  if (!first) return null

  const single = { quantity: { min: first.value, max: first.value }, end: first.end }
  const gap = rangeMarkLength(text, first.end, words)
  const second = gap > 0 ? numeralAt(text, first.end + gap, words) : null
  if (!second || second.value <= first.value || isArticle(text, first.end + gap, words))
    return single
  if (isSizeOfEach(text.slice(first.end, second.end + 2))) return single
  return { quantity: { min: first.value, max: second.value }, end: second.end }
}

const SLASHED_RANGE = /(\d{1,4}) ?\/ ?(\d{1,4})(?![\d/⁄]|[.,]\d)/y

/** "200/250 g", "6/8 leaves": two numbers that nobody writes as a fraction. */
function slashedRangeAt(text: string, at: number): { quantity: Quantity; end: number } | null {
  SLASHED_RANGE.lastIndex = at
  const found = SLASHED_RANGE.exec(text)
  if (!found) return null

  const min = Number(found[1])
  const max = Number(found[2])
  if (max <= min || (min < 10 && !isNoFraction(min, max))) return null
  return { quantity: { min, max }, end: at + found[0].length }
}

/** "4/5" and what could be shortened ("6/8"); "7/8" is one that cups have. */
function isNoFraction(top: number, bottom: number): boolean {
  if (top < 4 || (top === 7 && bottom === 8)) return false
  return bottom === top + 1 || (top % 2 === 0 && bottom % 2 === 0)
}

/** Length of "-", "–", "to", "- to" … between the ends of a range, 0 when there is none. */
export function rangeMarkLength(text: string, at: number, words: QuantityWords): number {
  let mark = rangeMarks.get(words)
  if (!mark) {
    const word = `(?:${anyOf(words.range)})`
    mark = new RegExp(`\\s*[-–—−]\\s*(?:${word}\\s+)?|\\s+${word}\\s+`, 'iyu')
    rangeMarks.set(words, mark)
  }
  mark.lastIndex = at
  return mark.exec(text)?.[0].length ?? 0
}

/** "1 - 8-oz. cream cheese": one of 8 oz, for the spaces part a count from the size. */
const isSizeOfEach = (text: string) => /^\s-\s\d+-\p{L}$/u.test(text)

/** "1/2 or a whole" is no range. */
function isArticle(text: string, at: number, words: QuantityWords): boolean {
  return words.articles.some((article) => text.startsWith(`${article} `, at))
}
