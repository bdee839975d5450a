import { expect, test } from 'vitest'
import { stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

const PIZZA = ['300 g flour', '200 ml water', '5 g dried yeast', 'Your favourite pizza toppings']

test('toppings go on the pizza, not into its dough or onto its pan', async () => {
  const steps = await stepsOf(PIZZA, [
    'Knead the flour, water and yeast for 5 minutes. Oil a large bowl and scrape the pizza dough into the bowl. Leave to rise.',
    'Place a round pizza baking pan in front of you. Turn the dough out onto the pan and press it flat.',
    'Transfer the pizza to the oven and bake for 5 minutes.',
    'Remove the pan from the oven, top with sauce and any other toppings you like, and return the pizza to the oven. Bake for 5 minutes.',
  ])
  const topped = steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(topped).toHaveLength(1)
  expect(topped[0]?.instructionText).toContain('any other toppings')
})

test('a pan that came from the oven is on no stove', async () => {
  const steps = await stepsOf(PIZZA, [
    'Knead the flour, water and yeast for 5 minutes.',
    'Grease a baking pan. Turn the dough out onto the pan and press it flat. Bake for 15 minutes.',
  ])

  expect(stepSaying(steps, /press it flat/)?.place).not.toBe('stove')
})

test('meat that is kept chilled is not cooked', async () => {
  const steps = await stepsOf(
    ['1 kg brisket', '1 tbsp salt'],
    [
      'Rub the brisket with the salt. Keep the meat chilled until just before you cook it.',
      'Grill the meat for 20 minutes.',
    ],
  )

  expect(stepSaying(steps, /chilled/)?.place).not.toBe('stove')
})
