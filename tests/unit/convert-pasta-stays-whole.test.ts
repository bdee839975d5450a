import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('pasta that stands in the same pot is not blended with the greens', async () => {
  const steps = await stepsOf(
    ['300 g spaghetti', '400 g spinach', '4 cloves garlic', '50 g Parmesan'],
    [
      'Bring a pot of water to a boil and add the spaghetti, the spinach and the garlic.',
      'Move the spinach and the garlic to a blender, add the Parmesan and blend for 1 minute.',
      'Drain the pasta and toss it with the sauce.',
    ],
  )
  const text = textsOf(steps).join('\n')
  expect(text).not.toContain('Transfer the contents of the pot to the mixing bowl')
  expect(runsOf(steps).filter(({ reverse, temperature }) => !reverse && temperature)).toEqual([])
})
