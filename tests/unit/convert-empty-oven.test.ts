import { expect, test } from 'vitest'
import { stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

const DOUGH = ['500 g flour', '300 ml water', '7 g dried yeast', '1 tsp salt']

test('a baking sheet that is heated in the oven takes no dough along', async () => {
  const steps = await stepsOf(DOUGH, [
    'Knead the flour, water, yeast and salt for 5 minutes. Leave to rise for 1 hour.',
    'Place a baking sheet in the oven and preheat it to 230°C.',
    'Shape the dough into flat breads and bake for 10 minutes.',
  ])

  expect(stepSaying(steps, /preheat it/)?.takes ?? []).toEqual([])
  expect(stepSaying(steps, /flat breads/)?.takes?.length).toBeGreaterThan(0)
})

test('a smoker that is set up takes no meat along', async () => {
  const steps = await stepsOf(
    ['2 kg brisket', '1 tbsp salt', '1 tbsp paprika'],
    [
      'Rub the brisket with the salt and paprika and chill for 2 hours.',
      'Preheat your smoker, or if you are using a grill, set it up for indirect cooking.',
      'Put the brisket on the smoker for 6 hours.',
    ],
  )

  expect(stepSaying(steps, /set it up/)?.takes ?? []).toEqual([])
})
