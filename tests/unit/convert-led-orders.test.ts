import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('what is continued is done by the machine that began it', async () => {
  const steps = await stepsOf(
    ['225 g butter, soft', '300 g sugar'],
    [
      'Beat the butter with a stand mixer on low speed for 1 minute.',
      'Add the sugar and continue to beat until the mixture is light and fluffy, about 4 minutes.',
    ],
  )
  expect(runsOf(steps).length).toBeGreaterThan(0)
  expect(steps.every(({ type }) => type !== 'MANUAL')).toBe(true)
})

test('what a mixer is allowed to knead is kneaded', async () => {
  const steps = await stepsOf(
    ['500 g flour', '7 g yeast', '300 ml milk', '10 g salt'],
    ['Add everything to a stand mixer and allow it to knead until it is smooth and stretchy.'],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ speed: 'dough' })
})

test('eggs that are let warm are not cooked', async () => {
  const steps = await stepsOf(
    ['4 eggs', '50 g butter'],
    [
      'Allow the eggs to warm to room temperature, about 15 minutes.',
      'Fry the eggs in the butter.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})
