import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const LIST = '500 g flour\n10 g salt\n350 ml water\n\nMix all and knead the dough well. Bake it.'
const read = (above: string) => readText(`${above}\n\n${LIST}`)

describe('how many a recipe is for is found', () => {
  test.each([
    ['Hearty dinner for four.\n\nBread', 'for four'],
    [
      'Bread\n\nThis makes about 8 to 10 servings and freezes well.',
      'makes about 8 to 10 servings',
    ],
    ['Brot (4 Portionen)', '4 Portionen'],
    ['Brot\n\nFür ca. 20 Stück', 'Für ca. 20 Stück'],
    ['Pain - 4 personnes - 35 min', '4 personnes'],
    ['Pane\n\nDosi per due pagnotte', 'per due pagnotte'],
    ['Pane\n\nx 6', 'x 6'],
    ['Pan\n\nCapacidad: 8 personas o más', '8 personas o más'],
    ['Chleb\n\nHej, przepis na chleb (na 12 sztuk).', 'na 12 sztuk'],
    ['Хліб! Вийде 10 штук', 'Вийде 10 штук'],
    ['Paine\n\nPt 2 cozonaci:', 'Pt 2 cozonaci'],
    ['Paine\n\nCantitatea: o porție', 'o porție'],
    ['Bread\n\n**Prep time:** 5 mins **Cook time:** 30 mins **Serves:** 3-4', 'Serves: 3-4'],
  ])('%s', (above, yieldText) => {
    expect(read(above).yieldText).toBe(yieldText)
  })

  test.each(['Bread\n\nBake for 2 hours', 'Chleb\n\nna 2 łyżki oleju', 'Pane\n\nper due ore'])(
    'but not in %s',
    (above) => {
      expect(read(above).yieldText).toBeNull()
    },
  )
})

test.each([
  ['Pan\n\n35 minutos', 35],
  ['Chleb\n\ndo 30 minut', 30],
  ['Bread\n\nThis will take 40-50 mins.', 50],
  ['Bread\n\nIt takes roughly 2 hours', 120],
  ['Risotto - 4 personnes - 35 min', 35],
])('the time of a recipe is found: %s', (above, minutes) => {
  expect(read(above).totalTimeMinutes).toBe(minutes)
})

test.each([
  ['Brot (4 Portionen)', 'Brot'],
  ['Risotto - 4 personnes - 35 min', 'Risotto'],
  ['Pasta (with beans)', 'Pasta (with beans)'],
  ['Dinner for two', 'Dinner for two'],
])('a title goes without the facts behind it: %s', (line, title) => {
  expect(read(line).title).toBe(title)
})

test('a time of rest between the others is part of the whole', () => {
  const facts = read(
    'Quiche\nPréparation : 30 min - Repos : 30 min - Cuisson : 45 min - Pour 6 personnes',
  )
  expect(facts).toMatchObject({
    title: 'Quiche',
    prepTimeMinutes: 30,
    cookTimeMinutes: 45,
    totalTimeMinutes: 105,
  })
})

test('a step that names the oven, its heat and a time is a step', () => {
  const { steps } = readText(`Quiche

1 pâte brisée
200 g de lardons
3 œufs

Mélanger les œufs et les lardons.
Au four 180C chaleur tournante pour 30 à 40 mn.`)
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('a third time beside those for work and stove is told with them, and is no food', () => {
  const { ingredients, prepTimeMinutes, cookTimeMinutes } = readText(`Soupe de courge

Ingrédients
- 1 courge
- 1 l de bouillon

Temps de préparation 25 min, temps de cuisson 30 min, temps de dressage 10 min

Instructions
1. Couper la courge.
2. Cuire dans le bouillon 30 minutes.`)
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(['1 courge', '1 l de bouillon'])
  expect([prepTimeMinutes, cookTimeMinutes]).toEqual([25, 30])
})
