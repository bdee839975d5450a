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
