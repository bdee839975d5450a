import { expect, test } from 'vitest'
import { splitFoods } from '#server/features/convert/read/several-foods.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'

test.each([
  ['onions: 400g | 1lb', { name: 'onions', quantityText: '400', unit: 'g', notes: '1lb' }],
  ['brown beer: 1L | 4 cups', { name: 'brown beer', quantityText: '1', unit: 'l' }],
  ['2/3 + 1/4 cup chocolate chips', { name: 'chocolate chips', unit: 'cup' }],
  ['±1.1 litres stock', { name: 'stock', quantityText: '1.1', unit: 'l' }],
])('%s: the second amount is no part of the name', (line, parts) => {
  expect(parseIngredientLine(line)).toMatchObject(parts)
})

test('two numbers of one unit are added up, two numbers of pieces are not', () => {
  expect(parseIngredientLine('2/3 + 1/3 cup sugar').quantity).toEqual({ min: 1, max: 1 })
  expect(parseIngredientLine('2 + 1 eggs').quantity).not.toEqual({ min: 3, max: 3 })
})

test('an amount of each of many foods is of all, also where we do not know one of them', () => {
  const foods = splitFoods('1/2 tsp EACH onion powder, ground sage, asafoetida, ginger, paprika')
  expect(foods).toHaveLength(5)
  expect(foods[2]).toBe('1/2 tsp asafoetida')
})

test('what two foods are for does not make them one', () => {
  expect(splitFoods('To garnish: thyme sprigs, grated parmesan cheese')).toEqual([
    'thyme sprigs (to garnish)',
    'grated parmesan cheese (to garnish)',
  ])
})

test.each([
  ['.25 tsp cloves', 0.25, 0.25],
  ['• .5 cup milk', 0.5, 0.5],
  ['1--2 onions', 1, 2],
  ['1.5 kg flour', 1.5, 1.5],
])('%s: a number without its zero, a range with two dashes', (line, min, max) => {
  expect(parseIngredientLine(line).quantity).toEqual({ min, max })
})
