import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const PESTO = ['1 clove garlic', '40 g almonds', '30 g basil', '100 ml olive oil']

describe('"with the motor running"', () => {
  test('a paste is blended first, then the oil runs in on the turning blades', async () => {
    const steps = await stepsOf(PESTO, [
      'Put the garlic, almonds and basil in a food processor. Whizz to a rough paste, then, with the motor running, pour in the oil. Season.',
    ])
    const runs = runsOf(steps)
    expect(runs).toHaveLength(2)
    expect(textsOf(runs)[0]).not.toContain('motor')
    expect(textsOf(runs)[1]).toContain('olive oil (100 ml) slowly onto the lid')
  })

  test('the machine runs though the time is told', async () => {
    const steps = await stepsOf(PESTO, [
      'Pulse the garlic, almonds and basil in a food processor until finely chopped. With the processor running, slowly stream in the oil until emulsified, about 1 minute.',
    ])
    expect(textsOf(runsOf(steps)).at(-1)).toContain('olive oil (100 ml) slowly onto the lid')
    expect(textsOf(steps).join(' ')).not.toContain('processor running')
  })

  test('water alone goes in by hand, as the source says', async () => {
    const steps = await stepsOf(
      ['100 g peanut butter', '2 tbsp lime juice', '3 tbsp warm water'],
      [
        'Blend the peanut butter and lime juice until smooth. With the motor running, add the water a tablespoon at a time until pourable.',
      ],
    )
    expect(textsOf(steps).join(' ')).toMatch(/water/)
  })
})

test('crumbs are made in a clean processor, not in the pesto', () => {
  const actions = actionsOf(
    [...PESTO, '60 g stale bread'],
    [
      'Put the garlic, almonds and basil in a food processor and whizz to a paste. Add the oil and whizz again. Season.',
      'Whizz the bread to coarse crumbs and toast them in a dry frying pan for 3 minutes.',
    ],
  )
  const bread = actions.find(({ adds }) => adds.some(({ food }) => food.id === 5))
  expect(bread?.vessel).not.toBe(actions[0]?.vessel)
})
