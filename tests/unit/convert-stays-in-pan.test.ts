import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const hot = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  runsOf(steps).filter(({ temperature }) => temperature !== undefined)

test('an omelette sets in its frying pan', async () => {
  const steps = await stepsOf(
    ['3 eggs', '15 ml cream', '10 g ghee', '20 g cheese, grated'],
    [
      'Beat the eggs with the cream. Heat the ghee in a frying pan, pour in the eggs and cook for 4 minutes.',
      'Add the cheese, fold over and serve.',
    ],
  )
  expect(hot(steps)).toEqual([])
})

test.each([
  ['en', 'Fry the mushrooms in the oil in a frying pan for 3 minutes per side.'],
  ['de', 'Die Champignons in der Pfanne im Öl 3 Minuten braten, dann wenden.'],
  ['fr', 'Faire revenir les champignons dans une poêle avec l’huile 3 minutes de chaque côté.'],
] as const)('what is turned in the pan does not go into the bowl: %s', async (language, method) => {
  const foods = {
    en: ['300 g mushrooms', '30 ml oil'],
    de: ['300 g Champignons', '30 ml Öl'],
    fr: ['300 g champignons', '30 ml huile'],
  }[language]
  expect(hot(await stepsOf(foods, [method], language))).toEqual([])
})
