import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('milk that yeast comes into is only warmed, and the dough is kneaded in the bowl', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '50 g butter', '7 g dry yeast', '30 g sugar', '500 g flour', '6 g salt'],
    [
      'Heat the milk and butter in a saucepan until the butter has melted.',
      'Pour into the bowl of a stand mixer and whisk in the yeast and sugar.',
      'Add the flour and salt and knead with the dough hook for 8 minutes.',
    ],
  )
  const heats = runsOf(steps).map(({ temperature }) => temperature)
  expect(heats.filter((one) => one !== undefined)).toEqual(['37'])
  expect(runsOf(steps).at(-1)).toMatchObject({ speed: 'dough' })
})

test('milk that cools before the yeast comes is heated as the recipe says', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '7 g dry yeast', '500 g flour'],
    [
      'Bring the milk to a boil in a saucepan, then let it cool for 30 minutes.',
      'Stir in the yeast. Add the flour and knead for 8 minutes.',
    ],
  )
  expect(steps.map(({ temperature }) => temperature)).not.toContain('37')
})

test('nutritional yeast is no yeast', async () => {
  const steps = await stepsOf(
    ['500 ml vegetable broth', '20 g soy sauce', '100 g wheat gluten', '20 g nutritional yeast'],
    [
      'Heat the broth and the soy sauce in a pot.',
      'Mix the gluten and the nutritional yeast in a bowl, pour in the broth and mix well.',
    ],
  )
  expect(steps.map(({ temperature }) => temperature)).not.toContain('37')
})

test('oil that a kneaded dough is turned in for its rise is not kneaded into it', async () => {
  const steps = await stepsOf(
    ['7 g dry yeast', '300 g water', '500 g bread flour', '1 tsp salt', '30 g olive oil'],
    [
      'Mix the yeast, water, flour and salt and knead until smooth.',
      'Drizzle the olive oil into the mixing bowl and turn the dough to coat its surface. Let rise for 1 hour.',
      'Press onto a tray and bake for 20 minutes.',
    ],
  )
  const oil = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 5))

  expect(steps[oil]?.type).toBe('MANUAL')
  expect(steps.slice(oil).some(({ type }) => type === 'OPERATE')).toBe(false)
})

test('what is only put into "the mixing bowl" is not mixed for that', async () => {
  const steps = await stepsOf(
    ['500 g strong flour', '7 g yeast', '300 g water', '40 g butter'],
    [
      'Put the flour and the yeast in a bowl. Add the water and butter to the mixing bowl and knead for 8 minutes.',
    ],
  )

  expect(steps.filter(({ type }) => type === 'OPERATE')).toHaveLength(1)
})

test('milk that is warmed until its butter has melted is not brought near the boil', async () => {
  const steps = await stepsOf(
    ['250 ml milk', '75 g butter', '500 g strong flour', '7 g dried yeast', '1 egg'],
    [
      'Warm the milk and butter in a small pan until the butter has melted. Leave to cool until just hand-hot.',
      'Mix the flour and yeast in a bowl. Pour in the milk and the egg and knead for 8 minutes. Bake at 180C for 25 minutes.',
    ],
  )
  expect(runsOf(steps)[0]?.temperature).toBe('60')
})
