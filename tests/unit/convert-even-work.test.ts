import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const SOUP = ['2 tbsp oil', '500 ml stock']
const FRIED = [
  'Fry the vegetables in the oil for 5 minutes.',
  'Add the stock and simmer for 20 minutes.',
]

test('more vegetables than the blades cut evenly are chopped in two lots', async () => {
  const much = await stepsOf(['400 g onions, chopped', '400 g carrots, chopped', ...SOUP], FRIED)
  const some = await stepsOf(['200 g onions, chopped', '200 g carrots, chopped', ...SOUP], FRIED)

  expect(textsOf(much)[0]).toMatch(/^Process in two batches\./)
  expect(textsOf(some)[0]).not.toMatch(/batches/)
})

test('vegetables that fill the bowl are chopped for longer', async () => {
  const steps = await stepsOf(['300 g onions, chopped', '250 g carrots, chopped', ...SOUP], FRIED)

  expect(runsOf(steps)[0]).toMatchObject({ durationSeconds: 8, speed: '5' })
})

test('garlic alone is chopped at a speed that catches it', async () => {
  const steps = await stepsOf(
    ['6 cloves garlic, chopped', '2 tbsp oil', '400 g canned tomatoes'],
    ['Fry the garlic in the oil for 2 minutes.', 'Add the tomatoes and simmer for 15 minutes.'],
  )

  expect(runsOf(steps)[0]).toMatchObject({ speed: '7' })
})

test('flour that goes in little by little gets the time and the speed for it', async () => {
  const steps = await stepsOf(
    ['200 g butter', '200 g sugar', '4 eggs', '100 ml milk', '350 g flour'],
    [
      'Cream the butter and sugar until fluffy.',
      'Beat in the eggs and the milk.',
      'Add the flour in three parts, mixing until combined.',
      'Bake at 180 °C for 40 minutes.',
    ],
  )
  const flour = steps.find(({ instructionText }) => /flour through/.test(instructionText))

  expect(flour).toMatchObject({ durationSeconds: 90, speed: '3' })
})

test('milk that is kept below the boil is heated, not boiled', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '50 g sugar', '4 egg yolks'],
    ['Bring the milk to the boil in a pan.', 'Whisk the egg yolks with the sugar in a bowl.'],
  )

  expect(runsOf(steps)[0]).toMatchObject({ temperature: '95' })
  expect(runsOf(steps)[0]?.instructionText).toMatch(/^Heat/)
})

test('whole fruit that is boiled without a word of its water is left to the pot', async () => {
  const steps = await stepsOf(['1 kg lemons'], ['Boil the whole lemons three times.'])

  expect(runsOf(steps)).toEqual([])
})
