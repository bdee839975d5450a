import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what was mixed before comes into the bowl as a mixture, not as foods to be weighed again', async () => {
  const steps = await stepsOf(
    [
      '200 g grated mozzarella',
      '100 g almond flour',
      '2 tbsp yogurt',
      '1 egg',
      '1 tsp baking powder',
    ],
    [
      'Combine the mozzarella, almond flour and yogurt in a microwave-safe bowl. Microwave for 1 minute until melted.',
      'Transfer the slightly cooled mixture to a food processor. Add the egg and baking powder. Process until a smooth dough forms.',
    ],
  )
  const text = textsOf(steps).join('\n')

  expect(text).toMatch(/Add the mixture \(.*mozzarella.*\) to the mixing bowl/)
})
