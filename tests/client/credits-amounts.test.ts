import { describe, expect, test } from 'vitest'
import { coerce } from '#client/features/credits/custom-purchase.tsx'
import { formatChange, formatCount, formatPrice } from '#client/lib/intl.ts'

/** Languages put different spaces before a currency. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('a price', () => {
  test.each([
    ['en', '€1.00'],
    ['gb', '€1.00'],
    ['en-US@posix', '€1.00'],
    ['no language!', '€1.00'],
    ['de', '1,00 €'],
    ['pl', '1,00 €'],
    ['uk', '1,00 EUR'],
    ['fr', '1,00 €'],
  ])('is written as in %s', (language, written) => {
    expect(plain(formatPrice(100, language))).toBe(written)
  })
})

test('counts and changes are written as in the language', () => {
  expect(formatCount(10_000, 'en')).toBe('10,000')
  expect(formatCount(10_000, 'de')).toBe('10.000')
  expect(formatChange(20, 'en')).toBe('+20')
  expect(formatChange(-1, 'en')).toBe('-1')
  expect(formatChange(0, 'en')).toBe('0')
})

test.each([
  [Number.NaN, 10],
  [3, 10],
  [10.9, 10],
  [250, 250],
  [99_999, 10_000],
])('an amount of %s becomes %s', (amount, bought) => {
  expect(coerce(amount, { minimum: 10, maximum: 10_000 })).toBe(bought)
})
