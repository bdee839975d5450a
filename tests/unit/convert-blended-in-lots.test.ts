import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what is too much for the blender goes in by halves, and nothing is poured to and fro besides', async () => {
  const steps = await stepsOf(
    ['30 g butter', '500 ml milk', '900 ml stock', '700 g cauliflower', '200 g cheddar, grated'],
    [
      'Melt the butter in a large pot. Add the milk, the stock and the cauliflower and simmer for 15 minutes.',
      'Transfer the soup to a blender and blend until smooth. Return the soup to the pot.',
      'Stir in the cheddar until melted.',
    ],
  )
  const texts = textsOf(steps)
  const lots = texts.findIndex((text) => text.includes('half of the contents of the pot'))

  expect(lots).toBeGreaterThan(0)
  expect(texts[lots + 1]).toMatch(/^Blend/)
  expect(texts.join(' ')).not.toMatch(/to a blender|Return the soup/)
  expect(steps.at(-1)?.takes).not.toEqual([])
})

test('what is added to the pot before the blending is told', async () => {
  const steps = await stepsOf(
    [
      '800 g cauliflower, in florets',
      '2 tbsp olive oil',
      '1 leek, sliced',
      '300 g potatoes, diced',
      '1.2 l vegetable stock',
    ],
    [
      'Toss the cauliflower with the oil on a baking tray and roast at 200C for 25 minutes.',
      'Simmer the leek and potatoes in the stock in a large saucepan for 15 minutes.',
      'Add the roasted cauliflower to the pan, then blitz everything with a stick blender until smooth.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('Add the roasted cauliflower to the pan')
})
