import { describe, expect, test } from 'vitest'
import {
  amountOf,
  convertIngredient,
  scaleIngredient,
} from '#shared/ingredient-line/ingredient-amount.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { readUnit } from '#shared/ingredient-line/unit-words.ts'
import type { Language } from '#shared/language.ts'
import type { Unit } from '#shared/quantity/units.ts'

const printed = (value: number, unit: Unit | null, language: Language) => {
  const { quantity, unit: word } = printAmount(
    { quantity: { min: value, max: value }, unit },
    language,
  )
  return [quantity, word].filter(Boolean).join(' ')
}

describe('printAmount', () => {
  test.each([
    [2, 'tbsp', 'pl', '2 łyżki'],
    [5, 'tbsp', 'pl', '5 łyżek'],
    [1.5, 'tsp', 'pl', '1 1/2 łyżeczki'],
    [2, 'clove', 'uk', '2 зубчики'],
    [5, 'metric_cup', 'uk', '5 склянок'],
    [1.5, 'kg', 'uk', '1,5 кг'],
    [3, 'clove', 'de', '3 Zehen'],
    [0.5, 'kg', 'de', '0,5 kg'],
    [1.5, 'clove', 'fr', '1 1/2 gousse'],
    [2, 'clove', 'fr', '2 gousses'],
    [2, 'tbsp', 'it', '2 cucchiai'],
    [2, 'hg', 'it', '2 etti'],
    [2, 'tbsp', 'es', '2 cucharadas'],
    [3, 'clove', 'ro', '3 căței'],
    [0.5, 'cup', 'en', '1/2 cup'],
    [2, 'cup', 'en', '2 cups'],
    [2, 'can', 'en', '2 cans'],
    [2, 'can', 'gb', '2 tins'],
    [3, null, 'de', '3'],
  ] as const)('writes %d %s in %s as %s', (value, unit, language, text) => {
    expect(printed(value, unit, language)).toBe(text)
  })

  test('writes a measure that the language has no word for in metric units', () => {
    expect(printed(2, 'cup', 'it')).toBe('473,2 ml')
    expect(printed(2, 'hg', 'de')).toBe('200 g')
  })
})

describe('readUnit', () => {
  test.each([
    ['tbsp.', 'en', 'tbsp'],
    ['T', 'en', 'tbsp'],
    ['t', 'en', 'tsp'],
    ['łyżek', 'pl', 'tbsp'],
    ['c. à s.', 'fr', 'tbsp'],
    ['склянок', undefined, 'metric_cup'],
    ['EL', undefined, 'tbsp'],
    ['ml', undefined, 'ml'],
    ['heaps', undefined, null],
  ] as const)('knows %s in %s', (text, language, unit) => {
    expect(readUnit(text, language)).toBe(unit)
  })
})

describe('amountOf', () => {
  test('reads the words of an ingredient', () => {
    const milk = { name: 'Milch', quantity: '1,5', unit: 'Tassen' }
    expect(amountOf(milk, 'de')).toEqual({ quantity: { min: 1.5, max: 1.5 }, unit: 'metric_cup' })
  })

  test('says nothing where quantity or unit is no known word', () => {
    expect(amountOf({ name: 'salt', quantity: 'some' }, 'en')).toBeNull()
    expect(amountOf({ name: 'salt', quantity: '2', unit: 'heaps' }, 'en')).toBeNull()
    expect(amountOf({ name: 'salt' })).toBeNull()
  })
})

describe('scaleIngredient', () => {
  test.each([
    [{ quantity: '1 1/2', unit: 'cups' }, 2, 'en', { quantity: '3', unit: 'cups' }],
    [{ quantity: '1', unit: 'tin' }, 2, 'en', { quantity: '2', unit: 'tins' }],
    [{ quantity: '2-3', unit: undefined }, 2, 'en', { quantity: '4-6', unit: undefined }],
    [{ quantity: '1', unit: 'łyżka' }, 5, 'pl', { quantity: '5', unit: 'łyżek' }],
    [{ quantity: '250', unit: 'g' }, 1 / 3, 'de', { quantity: '83', unit: 'g' }],
    [{ quantity: '0,75', unit: 'l' }, 2, 'fr', { quantity: '1,5', unit: 'l' }],
    [{ quantity: 'a few', unit: 'sprigs' }, 2, 'en', { quantity: 'a few', unit: 'sprigs' }],
    [{ quantity: '2', unit: 'heaps' }, 2, 'en', { quantity: '4', unit: 'heaps' }],
    [{ quantity: undefined, unit: undefined }, 2, 'en', { quantity: undefined, unit: undefined }],
  ] as const)('takes %j times %d', (amount, factor, language, scaled) => {
    const ingredient = { name: 'dill', notes: 'chopped', ...amount }
    expect(scaleIngredient(ingredient, factor, language)).toEqual({ ...ingredient, ...scaled })
  })
})

describe('convertIngredient', () => {
  test.each([
    [{ name: 'plain flour', quantity: '2', unit: 'cups' }, 'metric', 'en', '241 g'],
    [{ name: 'milk', quantity: '1', unit: 'cup' }, 'metric', 'en', '237 ml'],
    [{ name: 'sugar', quantity: '250', unit: 'g' }, 'cups', 'en', '1 1/4 cups'],
    [{ name: 'lait', quantity: '50', unit: 'cl' }, 'cups', 'fr', '2 tasses'],
    [{ name: 'mąka', quantity: '2', unit: 'szklanki' }, 'metric', 'pl', '255 g'],
    [{ name: 'garlic', quantity: '2', unit: 'cloves' }, 'metric', 'en', '2 cloves'],
    [{ name: 'oil', quantity: '2', unit: 'tablespoons' }, 'metric', 'en', '2 tablespoons'],
    [{ name: 'salt', quantity: 'some', unit: 'cups' }, 'metric', 'en', 'some cups'],
  ] as const)('writes %j in %s', (ingredient, to, language, text) => {
    const { quantity, unit } = convertIngredient(ingredient, to, language)
    expect(`${quantity} ${unit}`).toBe(text)
  })
})
