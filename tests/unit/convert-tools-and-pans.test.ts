import { expect, test } from 'vitest'
import { actionsOf } from './convert-language-fixtures.ts'
import { stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

test('a meat mallet and a garlic press are no food', async () => {
  const steps = await stepsOf(
    ['500 g chicken breast', '4 slices ham', '1 egg', '2 cloves garlic'],
    [
      'Flatten the chicken breast with a meat mallet.',
      'Beat the egg in a bowl with the garlic and dip the chicken in it.',
      'Top with the ham and bake for 20 minutes.',
    ],
  )

  expect(stepSaying(steps, /mallet/)?.adds?.map(({ ref }) => ref)).toEqual([1])
})

test('a pan that is set on the heat takes nothing of what was measured before', async () => {
  const steps = await stepsOf(
    ['100 g sweet corn', '1 kg steak', '20 g butter', '200 ml milk'],
    [
      'Measure out the sweet corn.',
      'Place a large skillet over medium heat. Add the butter and fry the steak for 5 minutes.',
      'Add the milk and the sweet corn and cook for 5 minutes.',
    ],
  )

  expect(stepSaying(steps, /fry the steak/)?.adds?.map(({ ref }) => ref)).not.toContain(1)
})

test('bacon that was taken out is not in its grease', () => {
  const actions = actionsOf(
    'en',
    `Sprouts with bacon

6 slices bacon
1 tbsp olive oil
1 kg Brussels sprouts, halved

Method:
Fry the bacon in a skillet until crisp. Remove the bacon to a plate.
Add the oil to the skillet with the bacon grease. Place the sprouts in the pan and cook for 6 minutes.
Transfer to a dish and top with the bacon.`,
  )

  expect(actions('Add the oil').movesFrom).toEqual([])
})

test('what goes back to the oven for some minutes has a timer', async () => {
  const steps = await stepsOf(
    ['3 kg ham', '100 g maple syrup'],
    [
      'Roast the ham in a roasting pan for 1 hour. Remove the ham from the oven.',
      'Brush the ham with the maple syrup and return the ham to the oven for 15 minutes. Brush the ham again and cook for another 10 minutes.',
    ],
  )

  expect(steps.map(({ durationSeconds }) => durationSeconds)).toEqual(
    expect.arrayContaining([900, 600]),
  )
})
