import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('what is mixed on low in a bowl is not heated, though melted chocolate comes in', async () => {
  const steps = await stepsOf(
    ['150 g chocolate', '100 g butter', '200 g sugar', '3 eggs', '100 g flour'],
    [
      'In a microwave-safe bowl, combine the chocolate and butter. Heat in the microwave until melted.',
      'In a large mixing bowl, whip the sugar and eggs for 3 minutes until light and pale.',
      'Slowly pour in the melted chocolate. Continue to mix on low until well combined.',
      'Fold in the flour. Bake in a tin for 25 minutes.',
    ],
  )

  expect(runsOf(steps).filter(({ temperature }) => Number(temperature) > 60)).toEqual([])
})

test('what cooks on in the oven is the oven’s work', async () => {
  const steps = await stepsOf(
    ['1 kg apples, sliced', '100 g sugar'],
    [
      'Combine the apples and the sugar. Pour into a baking dish and place into the oven.',
      'Cook for 10 minutes, or until the apples begin to soften.',
    ],
  )

  expect(steps.at(-1)?.place).toBe('oven')
})

test('a paste that the method calls a sauce goes in where it is named', async () => {
  const steps = await stepsOf(
    ['500 g chicken thighs', '2 tbsp oil', '40 g butter', '60 ml soy sauce', '40 g gochujang'],
    [
      'Fry the chicken in the oil in batches and set aside on a plate.',
      'Melt the butter in a saucepan. Add the soy sauce and gochujang sauce and cook for 1 minute.',
      'Serve the sauce with the chicken.',
    ],
  )

  expect(addedAt(steps, 'bowl')).toContain(5)
})
