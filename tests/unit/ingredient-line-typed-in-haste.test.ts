import { describe, expect, test } from 'vitest'
import { splitFoods } from '#server/features/convert/read/several-foods.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Parts = {
  quantityText?: string
  unitText?: string
  name: string
  notes?: string
  size?: string
}

test.each<[Language, string, Parts]>([
  [
    'en',
    '50g plain, fine, dry breadcrumbs',
    { quantityText: '50', unitText: 'g', name: 'breadcrumbs', notes: 'plain, fine, dry' },
  ],
  [
    'en',
    '8 sliced of bacon, cooked',
    { quantityText: '8', unitText: 'slices', name: 'bacon', notes: 'cooked' },
  ],
  ['en', 'Tsp salt', { unitText: 'tsp', name: 'salt' }],
  [
    'en',
    'Cilantro (1 bunch, chopped)',
    { quantityText: '1', unitText: 'bunch', name: 'Cilantro', notes: 'chopped' },
  ],
  ['ro', '1 ceapă mai mare', { quantityText: '1', name: 'ceapă', size: 'mai mare' }],
  ['ro', '2 cepe mai mici', { quantityText: '2', name: 'cepe', size: 'mai mici' }],
  [
    'it',
    '1 arancia scorza e succo',
    { quantityText: '1', name: 'arancia', notes: 'scorza e succo' },
  ],
  ['es', '2 naranjas zumo', { quantityText: '2', name: 'naranjas', notes: 'zumo' }],
  ['es', 'Calabaza 1 pcs', { quantityText: '1', unitText: 'unidad', name: 'Calabaza' }],
  ['fr', '1 bonne cuillère de sel', { quantityText: '1', unitText: 'cuillère', name: 'sel' }],
  ['uk', 'вершки жирні 4ст/л', { quantityText: '4', unitText: 'ст. л.', name: 'вершки жирні' }],
])('%s: %s', (language, line, parts) => {
  expect(parseIngredientLine(line, language)).toMatchObject(parts)
})

test.each<[string, string[]]>([
  [
    '1 can coconut milk plus enough water to equal 2 cups',
    ['1 can coconut milk', 'water (enough to equal 2 cups)'],
  ],
  ['400 ml Gemüsesuppe + 400 ml Wasser', ['400 ml Gemüsesuppe', '400 ml Wasser']],
  ['375ml Wasser + 12g Suppenwürze', ['375ml Wasser', '12g Suppenwürze']],
  ['100 g butter + 20 g butter for the tin', ['100 g butter + 20 g butter for the tin']],
])('%s lists %j', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test('a bracket around foods that may be left out is no food "optional"', () => {
  const text = `Cauliflower soup

Ingredients
- 1 cauliflower
- salt to taste
- (optional, bacon bits for decoration, heavy cream, 1 potato)

Steps
1. Boil the cauliflower for 15 minutes.
2. Blend the soup and season it.`
  const foods = readText(text).ingredients.flatMap(({ lines }) => lines.flatMap(splitFoods))
  expect(foods).toEqual([
    '1 cauliflower',
    'salt to taste',
    'bacon bits for decoration (optional)',
    'heavy cream (optional)',
    '1 potato (optional)',
  ])
})

test('a part of a fruit is called what the line calls it', async () => {
  const steps = await stepsOf(
    ['500 ml de leche', 'La piel de 1 limón, solo la parte amarilla', '50 g de azúcar'],
    ['Calentar la leche con la piel de limón y el azúcar durante 5 minutos.'],
    'es',
  )
  expect(textsOf(steps).join(' ')).toContain('la piel de 1 limón')
})

describe('a glass of flour', () => {
  test.each<[Language, string, number]>([
    ['pl', '2 szklanki mąki', 320],
    ['uk', '2 склянки борошна', 320],
  ])('%s: %s weighs %i g', (language, line, grams) => {
    expect(gramsOf(parseIngredientLine(line, language))).toBe(grams)
  })
})
