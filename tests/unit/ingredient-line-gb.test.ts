import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { findFood } from '#shared/quantity/find-food.ts'

test('a British pint is larger than an American one', () => {
  expect(gramsOf(parseIngredientLine('1 pint water', 'gb'))).toBeCloseTo(568.3, 1)
  expect(gramsOf(parseIngredientLine('1 pint water', 'en'))).toBeCloseTo(473.2, 1)
  expect(parseIngredientLine('2 pints milk', 'gb').unitText).toBe('pints')
})

test('a heaped spoon holds half as much again, a level one does not', () => {
  const level = gramsOf(parseIngredientLine('2 level tbsp flour')) ?? 0
  expect(gramsOf(parseIngredientLine('2 heaped tbsp flour'))).toBeCloseTo(level * 1.5, 5)
})

test('a word is a food of its own language', () => {
  expect(findFood('lard', 'en')).not.toEqual(findFood('lard', 'fr'))
  expect(findFood('Olivenöl', 'de')).toEqual(findFood("huile d'olive", 'fr'))
  expect(findFood('Olivenöl', 'en')).toBeNull()
})

test('without a language the one that knows more of the name is believed', () => {
  expect(findFood('pomme de terre')).toEqual(findFood('potato', 'en'))
  expect(findFood('Weizenmehl')).toEqual(findFood('flour', 'en'))
})
