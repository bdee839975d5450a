import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

describe('steps by hand with several times', () => {
  test('each time has a step, wherever its sentence tells it', async () => {
    const steps = await stepsOf(
      ['6 eggs', '800 g canned tomatoes'],
      [
        'Simmer the tomatoes in a wide frying pan for 10 minutes.',
        'Crack the eggs into it. Cover and let the eggs cook for about 5 minutes, until the whites are set. Remove the pan from the heat, uncover and let sit for 2 minutes before serving.',
      ],
    )
    const times = steps.flatMap(({ durationSeconds }) => durationSeconds ?? [])
    expect(times.slice(-2)).toEqual([300, 120])
    expect(steps.find((one) => one.durationSeconds === 300)?.instructionText).toContain('eggs')
  })

  test('two short times of frying are not one', async () => {
    const steps = await stepsOf(
      ['600 g beef strips', '2 tbsp oil'],
      [
        'Sear the beef in the hot oil in a skillet for 3 minutes, turning. Reduce the heat and fry for another 2 minutes.',
      ],
    )
    expect(steps.flatMap(({ durationSeconds }) => durationSeconds ?? [])).toEqual([180, 120])
  })
})

test('what stands under a condition is no run of the machine', async () => {
  const steps = await stepsOf(
    ['2 tsp olive oil', '40 g breadcrumbs', '500 g cooked macaroni', '300 g cheese sauce'],
    [
      'Pour the cheese sauce over the macaroni in a dish.',
      'If using the oil, combine the oil with the breadcrumbs in a small bowl and stir to coat.',
      'Sprinkle over the top and bake for 25 minutes.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})

test('so much of each is a part of both', () => {
  const actions = actionsOf(
    ['2 cups shredded cheddar, divided', '2 cups milk', '2 cups parmesan, divided'],
    ['Add the milk and 1 cup each cheddar and parmesan to a blender. Blend until smooth.'],
  )
  const added = actions.flatMap(({ adds }) => adds.map(({ food, part }) => [food.entry.name, part]))
  expect(added).toContainEqual(['cheddar', 0.5])
})
