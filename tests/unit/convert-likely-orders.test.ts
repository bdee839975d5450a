import { describe, expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** The number of the first step that takes a food, by its line in the list. */
const stepOf = async (line: number, ...recipe: Parameters<typeof stepsOf>) => {
  const steps = await stepsOf(...recipe)
  return {
    at: steps.findIndex(({ adds = [] }) => adds.some(({ ref }) => ref === line)),
    texts: textsOf(steps),
  }
}

describe('a food that no order names', () => {
  test('goes with the order that names something unknown', async () => {
    const { at, texts } = await stepOf(
      3,
      ['30 g butter', '30 g flour', '400 ml milk', '1 tsp mustard'],
      [
        'Melt the butter in a saucepan and stir in the flour.',
        'Slowly add the mild in parts.',
        'Add the mustard and simmer for 5 minutes.',
      ],
    )
    expect(at).toBeGreaterThan(texts.findIndex((text) => /flour/.test(text)))
    expect(at).toBeLessThanOrEqual(texts.findIndex((text) => /mustard/.test(text)))
  })

  test('goes into its own part of the recipe', async () => {
    const { at, texts } = await stepOf(
      3,
      [
        'For the jam:',
        '3 red onions',
        '50 g honey',
        '1 juniper berry',
        'For the ragout:',
        '1 kg beef',
        '2 carrots',
        'salt and pepper',
      ],
      [
        'Jam: cook the sliced onions in a pan for 30 minutes.',
        'Add the honey and leave to cool.',
        'Ragout: brown the beef with the carrots in a large pot for 20 minutes.',
        'Season with salt and pepper.',
      ],
    )
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThan(texts.findIndex((text) => /beef/.test(text)))
  })

  test('is said to go in with no reproach where hardly another place is likely', async () => {
    const texts = textsOf(
      await stepsOf(
        ['1 watermelon', '2 cucumbers', '100 g rocket', '30 g parsley', '2 tbsp lime juice'],
        [
          'In a large bowl, combine the cubed watermelon, the sliced cucumbers and the parsley.',
          'Drizzle with the lime juice and serve chilled.',
        ],
      ),
    )
    expect(texts.join(' ')).toMatch(/Also: 100 g rocket/)
  })
})
