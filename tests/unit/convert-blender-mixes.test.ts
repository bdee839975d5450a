import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('what cannot be stirred is blended where it is mixed in a blender', async () => {
  const steps = await stepsOf(
    ['10 dried plums', '150 g dried tomatoes', '1 tsp smoked paprika'],
    ['Put the plums and the rest of the ingredients into a blender and mix until smooth enough.'],
  )
  const [run] = runsOf(steps)
  expect(Number(run?.speed)).toBeGreaterThanOrEqual(7)
})

test('what a spoon stirs is stirred, also in a food processor', async () => {
  const steps = await stepsOf(
    ['200 g flour', '1 tsp baking powder', '150 ml milk', '1 egg'],
    ['Put the flour, baking powder, milk and egg into a food processor and mix.'],
  )
  expect(Number(runsOf(steps)[0]?.speed)).toBeLessThanOrEqual(5)
})
