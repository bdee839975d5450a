import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const CAKE = ['200 g flour', '100 g sugar', '2 eggs']
const BAKED = 'Mix the flour, sugar and eggs to a batter. Bake in a tin for 20 minutes.'

test('a frosting that is prepared by using a mixer is blended in a bowl of its own', async () => {
  const steps = await stepsOf(
    [...CAKE, '200 g cream cheese', '100 g powdered sugar'],
    [
      BAKED,
      'Prepare the frosting by using a hand mixer to blend the cream cheese and powdered sugar until smooth.',
      'Spread over the cake.',
    ],
  )

  expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([4, 5]))
  expect(textsOf(steps).join(' ')).not.toMatch(/Add the flour/)
})

test.each([
  ['Begin adding the broth, one ladle at a time, stirring until absorbed, about 20 minutes.'],
  ['Start by adding the broth and cook for 20 minutes.'],
])('an order behind another verb counts: %s', async (order) => {
  const steps = await stepsOf(
    ['1 onion', '300 g arborio rice', '750 ml broth', '30 g butter'],
    ['Fry the onion in the butter for 5 minutes. Add the rice and cook for 2 minutes.', order],
  )

  expect(addedAt(steps, 'bowl')).toContain(3)
  expect(runsOf(steps).at(-1)?.temperature).toBe('100')
})
