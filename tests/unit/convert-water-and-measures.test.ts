import { expect, test } from 'vitest'
import { foodsOfLine } from '#server/features/convert/read/foods-of-line.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('onions with butter and water to cover are not fried dry', async () => {
  const steps = await stepsOf(
    ['200 g de petits oignons', '20 g de beurre', '1 pincée de sucre'],
    [
      "Mettez les oignons dans une casserole avec 20 g de beurre, le sucre et de l'eau à hauteur. Laissez cuire doucement 15 minutes jusqu'à évaporation.",
    ],
    'fr',
  )

  expect(runsOf(steps).filter(({ temperature }) => temperature === '120')).toEqual([])
  expect(steps.map(({ instructionText }) => instructionText).join(' ')).toContain("l'eau à hauteur")
})

test('a line with two foods is two, however long their measures are written', () => {
  expect(foodsOfLine("1 noix de beurre et 1 cuillère à soupe d'huile d'olive")).toEqual([
    '1 noix de beurre',
    "1 cuillère à soupe d'huile d'olive",
  ])
})

test('a clove beside its head of garlic is no food of its own', () => {
  expect(foodsOfLine('1 cabeza de ajos + 1 diente crudo')).toBeNull()
})
