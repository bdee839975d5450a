import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('a glaze comes to the boil before its minutes count, and is not fried', async () => {
  const steps = await stepsOf(
    [
      '1 gammon, 2 kg',
      '200 g brown sugar',
      '150 g honey',
      '60 g butter',
      '50 ml vinegar',
      '2 cloves garlic, minced',
    ],
    [
      'Add the sugar, honey, butter, vinegar and garlic to a saucepan over medium heat. Once it starts bubbling, turn the heat to low and cook for a couple more minutes.',
      'Brush the gammon with the glaze and bake for 1 hour.',
    ],
  )
  const run = runsOf(steps).at(-1)

  expect(run).toMatchObject({ temperature: '100', speed: '2' })
  expect(run?.durationSeconds).toBeGreaterThanOrEqual(300)
})

test('sugar that is to take colour is no glaze', async () => {
  const steps = await stepsOf(
    ['200 g sugar', '60 ml water', '1 tbsp cornstarch'],
    ['Cook the sugar, water and cornstarch in a pan until golden brown.'],
  )

  expect(runsOf(steps).every(({ speed }) => speed !== '2')).toBe(true)
})
