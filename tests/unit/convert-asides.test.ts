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

test('what the cook is to mind goes on with the run, whatever food it names', async () => {
  const steps = await stepsOf(
    ['250 g flour', '300 ml milk', '2 eggs', '150 g blueberries'],
    [
      'Whisk together the flour, milk and eggs.',
      'Stir in the blueberries until just combined, being careful not to crush the blueberries.',
      'Bake for 20 minutes.',
    ],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ')).toContain(
    'until just combined, being careful not to crush the blueberries.',
  )
})

test('what is only told behind a comma stands apart', async () => {
  const steps = await stepsOf(
    ['250 g flour', '300 ml milk', '2 eggs'],
    ['Whisk together the flour, milk and eggs until combined, the batter will be quite thin.'],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ')).toMatch(/until combined\. .*The batter will be quite thin\./)
})

test('when its turn comes is told before the machine’s words', async () => {
  const steps = await stepsOf(
    ['60 g butter', '2 onions', '500 ml stock', '200 g carrots'],
    [
      'In a pot, sauté the onions in the butter for 5 minutes.',
      'Once the onions are translucent, add the stock and carrots and simmer for 15 minutes.',
    ],
  )
  const texts = textsOf(steps)

  expect(texts.join(' ')).toMatch(/Once the onions are translucent, weigh .*stock/)
})
