import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('eggs wait until the hot syrup has cooled', async () => {
  const steps = await stepsOf(
    ['200 g honey', '200 ml boiling water', '3 eggs', '300 g flour', '1 tsp baking soda'],
    [
      'Whisk the honey and the boiling water in a bowl.',
      'Once it is lukewarm, whisk in the eggs.',
      'Whisk in the flour and baking soda until there are no lumps. Bake for 30 minutes.',
    ],
  )
  expect(addedIn(steps)[0]).toEqual([1, 2])
  expect(textsOf(steps).join(' ')).toContain('Once it is lukewarm')
})

test('flour goes in after the eggs have been beaten, as the recipe has it', async () => {
  const steps = await stepsOf(
    ['150 g sugar', '3 eggs', '120 g flour', '1 pinch salt'],
    [
      'Whisk the sugar and eggs in a bowl until combined.',
      'Fold in the flour and salt until just combined. Bake for 25 minutes.',
    ],
  )
  expect(addedIn(steps)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(runsOf(steps)).toHaveLength(2)
})

test('what is mixed before it is set aside is mixed', async () => {
  const steps = await stepsOf(
    ['150 g chocolate', '100 g butter', '20 g cocoa powder', '150 g sugar', '3 eggs', '80 g flour'],
    [
      'Melt the chocolate and butter in a saucepan. Whisk in the cocoa powder. Set aside.',
      'Whisk the sugar and eggs until combined.',
      'Stream the chocolate mixture into the eggs, then fold in the flour. Bake for 25 minutes.',
    ],
  )
  const cocoa = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
  expect(steps[cocoa + 1]?.type).toBe('OPERATE')
  const flour = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 6))
  const back = steps.findIndex(
    ({ takes, place }, at) => at > cocoa + 2 && place === 'bowl' && (takes?.length ?? 0) > 0,
  )
  expect(back).toBeGreaterThan(-1)
  expect(back).toBeLessThanOrEqual(flour)
})

test('cream that is to be poured over chocolate is heated without it', () => {
  const actions = actionsOf(
    ['150 g chocolate chips', '150 g cream'],
    [
      'Place the chocolate chips in a bowl. Heat the cream until simmering. Pour it over the chocolate.',
    ],
  )
  const [chocolate, cream] = actions
  expect(cream?.adds.map(({ food }) => food.id)).toEqual([2])
  expect(cream?.vessel).not.toBe(chocolate?.vessel)
})

test('dry foods that were set aside are not under the eggs that are beaten next', async () => {
  const steps = await stepsOf(
    ['150 g almond flour', '1 tsp baking powder', '3 eggs', '100 g sugar', '400 g pumpkin puree'],
    [
      'In a medium bowl, whisk together the almond flour and baking powder. Set aside.',
      'In large mixing bowl, beat the eggs and sugar for 2 minutes. Add the pumpkin puree and mix well.',
      'Mix in the dry ingredients. Bake for 40 minutes.',
    ],
  )
  expect(addedIn(steps)).toEqual([
    [3, 4],
    [1, 2, 5],
  ])
})

test('pastry that lines a tin is not under the filling that is mixed next', async () => {
  const steps = await stepsOf(
    [
      '150 g flour',
      '75 g butter',
      '3 tbsp water',
      '100 g cheese',
      '200 g sour cream',
      '1 tsp salt',
    ],
    [
      'Blend the butter and water into the flour. Roll into a ball and chill for 10 minutes.',
      'Roll out and line a flan tin.',
      'Mix the cheese, sour cream and salt. Pour into the pastry and bake for 45 minutes.',
    ],
  )
  expect(textsOf(steps).join(' ')).not.toContain('Return')
  const filling = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 5))
  expect(filling?.takes ?? []).toEqual([])
})
