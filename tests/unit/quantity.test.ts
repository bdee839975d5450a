import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gramsOf } from '#shared/quantity/densities.ts'
import { formatQuantity } from '#shared/quantity/print.ts'
import { readQuantity } from '#shared/quantity/quantity.ts'
import { ENGLISH_QUANTITY_WORDS } from '#shared/quantity/quantity-words.ts'

const exactly = (value: number) => ({ min: value, max: value })

describe('readQuantity', () => {
  test.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,125', 0.125],
    ['1,500', 1500],
    ['1/2', 0.5],
    ['1⁄2', 0.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['½', 0.5],
    ['2 and 1/2', 2.5],
    ['one and a half', 1.5],
    ['a', 1],
    ['half a', 0.5],
    ['three quarters', 0.75],
    ['two dozen', 24],
    ['1 000', 1000],
    ['a couple', 2],
    ['a pair of', 2],
    ['three-quarters of a', 0.75],
    ['twenty-four', 24],
    ['12\u202F000', 12000],
    ['half a dozen', 6],
  ])('reads %s', (text, value) => {
    expect(readQuantity(text)).toEqual(exactly(value))
  })

  test.each([
    ['2-3', 2, 3],
    ['2 – 3', 2, 3],
    ['1 to 2', 1, 2],
    ['1 or 2', 1, 2],
    ['1½–2', 1.5, 2],
    ['1 1/2-2', 1.5, 2],
    ['1/2-3/4', 0.5, 0.75],
    ['2- to 3', 2, 3],
    ['200/250', 200, 250],
    ['4/5', 4, 5],
    ['6/8', 6, 8],
  ])('reads the range %s', (text, min, max) => {
    expect(readQuantity(text)).toEqual({ min, max })
  })

  test.each(['', 'salt', '2 cups', '1/0', '3-2', '-1', '1/2/3'])('refuses %j', (text) => {
    expect(readQuantity(text)).toBeNull()
  })

  test('reads grouped digits by the decimal mark of the language', () => {
    const german = { ...ENGLISH_QUANTITY_WORDS, decimalMark: ',' } as const
    expect(readQuantity('1.500', german)).toEqual(exactly(1500))
    expect(readQuantity('1.500')).toEqual(exactly(1.5))
    expect(readQuantity('1 250', german)).toEqual(exactly(1250))
    expect(readQuantity('1 250')).toBeNull()
  })
})

describe('formatQuantity', () => {
  test.each([
    [1.5, '1 1/2'],
    [0.333, '1/3'],
    [0.67, '2/3'],
    [0.875, '7/8'],
    [0.3, '0.3'],
    [0.001, '0.001'],
    [0, '0'],
    [2.999, '3'],
    [1000, '1000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatQuantity(exactly(value))).toBe(text)
  })

  test('writes a range with one hyphen, and once when both ends look alike', () => {
    expect(formatQuantity({ min: 1.5, max: 2 })).toBe('1 1/2-2')
    expect(formatQuantity({ min: 2, max: 2.001 })).toBe('2')
  })

  test('writes decimals with the mark of the language', () => {
    expect(formatQuantity(exactly(1.3), 'de')).toBe('1,3')
    expect(formatQuantity(exactly(1.5), 'gb', 'decimal')).toBe('1.5')
  })

  test('is read back as what it says', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 0, max: 9000 }))
    fc.assert(
      fc.property(amounts, ([hundredths, more]) => {
        const text = formatQuantity({ min: hundredths / 100, max: (hundredths + more) / 100 })
        const back = readQuantity(text)
        expect(back).not.toBeNull()
        expect(back?.min).toBeCloseTo(hundredths / 100, 1)
        expect(back && formatQuantity(back)).toBe(text)
      }),
    )
  })
})

describe('gramsOf', () => {
  test.each([
    ['an onion', exactly(1), null, 'onion', 110],
    ['eggs', exactly(2), null, 'eggs', 100],
    ['cloves of garlic', exactly(3), 'clove', 'garlic', 15],
    ['a pound', exactly(1), 'lb', 'beef', 453.6],
    ['a stick of butter', exactly(1), 'stick', 'unsalted butter', 113],
    ['an inch of ginger', exactly(1), 'inch', 'fresh ginger', 20.32],
    ['cherry tomatoes, not tomatoes', exactly(10), null, 'cherry tomatoes', 120],
    ['the first of two choices', exactly(1), null, 'onion or 2 shallots', 110],
    ['an ordinary can', exactly(1), 'can', 'mystery', 400],
    ['an unknown liquid as water', exactly(100), 'ml', 'elixir', 100],
  ] as const)('estimates %s', (_, quantity, unit, name, grams) => {
    expect(gramsOf({ quantity, unit, name })).toBeCloseTo(grams, 2)
  })

  test('counts the size of each can', () => {
    const each = { quantity: exactly(400), unit: 'g' } as const
    expect(gramsOf({ quantity: exactly(2), unit: 'can', name: 'chickpeas', each })).toBe(800)
  })

  test('says nothing of what it does not know', () => {
    expect(gramsOf({ quantity: exactly(1), unit: null, name: 'unicorn' })).toBeNull()
    expect(gramsOf({ quantity: null, unit: null, name: 'onion' })).toBeNull()
  })
})
