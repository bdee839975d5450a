import { expect, test } from 'vitest'
import { stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

test('what is brushed on between two steps is a step of the bread', async () => {
  const steps = await stepsOf(
    ['500 g flour', '7 g dried yeast', '300 ml water', '1 tsp salt', '1 egg yolk'],
    [
      'Knead the flour, yeast, water and salt to a dough and leave to rise for 1 hour.',
      'Shape into rolls and place them on a tray. Leave for 20 minutes.',
      'Brush with the egg wash.',
      'Bake for 25 minutes until golden.',
    ],
  )

  const brushed = stepSaying(steps, /Brush with/)
  expect(brushed?.takes).toHaveLength(1)
  expect(stepSaying(steps, /Bake for 25/)?.takes).toEqual([brushed?.stepNumber])
})

test('a dusting before the cake is served is a step of the cake', async () => {
  const steps = await stepsOf(
    ['120 g butter', '80 g sugar', '200 g flour', '2 eggs', '1 tbsp cocoa powder'],
    [
      'Cream the butter with the sugar until fluffy, then mix in the eggs and the flour. Bake in a tin at 180°C for 30 minutes.',
      'Leave in the tin to cool completely, about 1 hour.',
      'Lightly dust the top of the cake with cocoa powder before cutting into slices.',
    ],
  )

  expect(steps.at(-1)?.takes).toEqual([steps.length - 1])
})

test('a loaf on its rack comes to the table with the glaze that is made for it', async () => {
  const steps = await stepsOf(
    ['120 g butter', '80 g sugar', '200 g flour', '2 eggs', '100 g icing sugar', '2 tbsp milk'],
    [
      'Cream the butter with the sugar until fluffy, then mix in the eggs and the flour. Bake in a tin at 180°C for 30 minutes.',
      'Let cool in the tin for 10 minutes, then transfer to a wire rack.',
      'For the glaze: Whisk the icing sugar and the milk together in a small bowl.',
      'Drizzle over and cut into slices.',
    ],
  )

  const onRack = stepSaying(steps, /wire rack/)?.stepNumber
  expect(steps.at(-1)?.takes).toContain(onRack)
})
