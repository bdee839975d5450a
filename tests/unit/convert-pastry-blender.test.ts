import { expect, test } from 'vitest'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const FOODS = ['300 g plain flour', '1 tsp salt', '150 g cold butter', '100 ml cold water']

test('a pastry blender is a tool for the hand, and the butter goes to the flour', async () => {
  const steps = await stepsOf(FOODS, [
    'Whisk together the flour and salt in a bowl.',
    'Using a pastry blender or two forks, cut in the butter until it looks like peas.',
    'Add the water and press the dough together with your hands.',
  ])
  expect(addedIn(steps)[0]).toEqual([1, 2, 3])
  expect(runsOf(steps)[0]?.speed).toBe('6')
})

test('how the hand would work the butter in is not told behind the machine’s run', async () => {
  const steps = await stepsOf(FOODS, [
    'Whisk together the flour and salt in a bowl. Add the butter and work into the dry ingredients using fast hands or a pastry blender.',
    'Add the water and press the dough together with your hands.',
  ])
  expect(runsOf(steps)).not.toEqual([])
  expect(textsOf(steps).join(' ')).not.toMatch(/fast hands|pastry blender/)
})
