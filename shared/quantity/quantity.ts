import { anyOf, numeralAt } from './numeral.ts'
import { ENGLISH_QUANTITY_WORDS, type QuantityWords } from './quantity-words.ts'

/** An amount without its unit; `max` equals `min` where it is not a range. */
export type Quantity = { min: number; max: number }

/** How near a decimal must be to a kitchen fraction to be written as one: 0.33 is 1/3, 0.3 is not. */
const FRACTION_TOLERANCE = 0.005
const KITCHEN_DENOMINATORS = [2, 3, 4, 8]

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
  const first = numeralAt(text, at, words)
  if (!first) return null

  const single = { quantity: { min: first.value, max: first.value }, end: first.end }
  const gap = rangeMarkLength(text, first.end, words)
  const second = gap > 0 ? numeralAt(text, first.end + gap, words) : null
  if (!second || second.value <= first.value || isArticle(text, first.end + gap, words))
    return single
  return { quantity: { min: first.value, max: second.value }, end: second.end }
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

/** "1/2 or a whole" is no range. */
function isArticle(text: string, at: number, words: QuantityWords): boolean {
  return words.articles.some((article) => text.startsWith(`${article} `, at))
}

/** Multiplies both ends, e.g. from 4 to 6 servings by 1.5. */
export function scaleQuantity(quantity: Quantity, factor: number): Quantity {
  return { min: quantity.min * factor, max: quantity.max * factor }
}

/**
 * Writes a quantity as a cook does: "1 1/2", "2-3"; decimals where no half, third, quarter or
 * eighth fits, or always with style `decimal` (metric units). `locale` sets the decimal mark.
 */
export function formatQuantity(
  quantity: Quantity,
  locale = 'en',
  style: 'fraction' | 'decimal' = 'fraction',
): string {
  const write = (value: number) =>
    (style === 'fraction' ? kitchenNumber(value) : null) ?? decimalNumber(value, locale)
  const from = write(quantity.min)
  const to = write(quantity.max)
  return from === to ? from : `${from}-${to}`
}

function kitchenNumber(value: number): string | null {
  const whole = Math.floor(value + FRACTION_TOLERANCE)
  const rest = value - whole
  if (Math.abs(rest) < FRACTION_TOLERANCE) return whole > 0 || value === 0 ? String(whole) : null

  for (const bottom of KITCHEN_DENOMINATORS) {
    const top = Math.round(rest * bottom)
    if (top === 0 || Math.abs(rest - top / bottom) >= FRACTION_TOLERANCE) continue
    return whole > 0 ? `${whole} ${top}/${bottom}` : `${top}/${bottom}`
  }
  return null
}

const decimalFormats = new Map<string, Intl.NumberFormat>()

/** Two decimals, or two significant digits of an amount so small that they would show nothing. */
function decimalNumber(value: number, locale: string): string {
  if (Number.isInteger(value)) return String(value)
  const key = `${locale} ${value < 0.1}`
  let format = decimalFormats.get(key)
  if (!format) {
    const digits = value < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 }
    // "gb" is an interface language here, not a tag that Intl knows.
    const tag = locale === 'gb' ? 'en-GB' : locale
    format = new Intl.NumberFormat(tag, { ...digits, useGrouping: false })
    decimalFormats.set(key, format)
  }
  return format.format(value)
}
