import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what an order says besides is told behind the machine’s setting', async () => {
  const steps = await stepsOf(
    ['250 g flour', '1 tsp baking powder', '300 ml milk', '2 eggs'],
    [
      'Whisk together the flour, baking powder, milk and eggs until just combined (a few lumps are fine).',
      'Bake for 20 minutes.',
    ],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ')).toMatch(/until just combined\. .*A few lumps are fine\./)
})

test('it is told once, and not where the source’s own words stand', async () => {
  const steps = await stepsOf(
    ['500 g potatoes', '100 g cream'],
    ['Arrange the potatoes in a dish, overlapping the slices a little as you go. Bake for 1 hour.'],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ').match(/overlapping the slices/g)).toHaveLength(1)
})

test('tools that the machine stands in for are not repeated', async () => {
  const steps = await stepsOf(
    ['200 g butter', '200 g sugar'],
    ['Cream the butter and sugar until fluffy, or use a hand mixer for this.'],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ')).not.toMatch(/hand mixer/)
})
