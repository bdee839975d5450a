import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('cream cheese is beaten, and never "until stiff"', async () => {
  const steps = await stepsOf(
    ['500 g cream cheese', '100 g icing sugar', '1 tsp vanilla extract'],
    ['Lightly whip the cream cheese in a bowl, then beat in the icing sugar and vanilla.'],
  )
  expect(textsOf(steps).join(' ')).not.toContain('stiff')
})

test('flour by the name of its wheat makes a dough', async () => {
  const steps = await stepsOf(
    [
      '250 ml milk',
      '14 g dry yeast',
      '590 g freshly milled hard white wheat',
      '1 tsp salt',
      '1 egg',
    ],
    [
      'Whisk the yeast into the lukewarm milk and let it sit for 5 minutes.',
      'Add the wheat, salt and egg and stir till fully incorporated. Let rise for 2 hours.',
    ],
  )
  expect(runsOf(steps).at(-1)?.speed).toBe('dough')
})
