import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('cream cheese is beaten, and never "until stiff"', async () => {
  const steps = await stepsOf(
    ['500 g cream cheese', '100 g icing sugar', '1 tsp vanilla extract'],
    ['Lightly whip the cream cheese in a bowl, then beat in the icing sugar and vanilla.'],
  )
  expect(textsOf(steps).join(' ')).not.toContain('stiff')
})
