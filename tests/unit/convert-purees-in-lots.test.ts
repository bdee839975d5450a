import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const PUMPKIN = ['1.2 kg pumpkin, cubed', '300 g potatoes, cubed', '1.2 l vegetable stock']

describe('a soup that is too much for the bowl', () => {
  test('is cooked in the pot and puréed by the machine in two lots', async () => {
    const steps = await stepsOf(
      [...PUMPKIN, '100 ml cream'],
      [
        'Put the pumpkin and the potatoes into a large pot and pour in the stock.',
        'Simmer for 25 minutes, until soft.',
        'Purée the soup with a hand blender until smooth.',
        'Stir in the cream and season to taste.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '5-10', durationSeconds: 60 }])
    const texts = textsOf(steps)
    const at = texts.findIndex((text) => text.startsWith('Blend'))
    expect(texts[at - 1]).toBe('Transfer half of the contents of the pot to the mixing bowl.')
    expect(texts[at + 1]).toBe(
      'Transfer the contents of the mixing bowl to a large pot. Repeat the step with the rest.',
    )
    expect(texts.at(-1)).toContain('Stir in the cream')
    const pot = at - 1
    expect(steps[at - 1]?.takes).toEqual([{ step: pot, part: 0.5 }])
    expect(steps[at + 1]?.takes).toContainEqual({ step: pot, part: 0.5 })
    expect(steps[at + 1]?.clears).toBe(true)
  })

  test('is puréed in two lots with the cream that goes in', async () => {
    const steps = await stepsOf(
      [...PUMPKIN, '100 ml cream'],
      [
        'Put the pumpkin and the potatoes into a large pot and pour in the stock.',
        'Simmer for 25 minutes, until soft.',
        'Blend until smooth, adding the cream.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '5-10' }])
    expect(addedAt(steps, 'bowl')).toEqual([4])
  })

  test.each([
    [
      'de',
      ['1,2 kg Kürbis', '300 g Kartoffeln', '1,2 l Gemüsebrühe'],
      [
        'Kürbis und Kartoffeln würfeln, in einen großen Topf geben und die Brühe angießen.',
        '25 Minuten köcheln lassen. Die Suppe pürieren und abschmecken.',
      ],
      'Hälfte vom Inhalt des Topfs in den Mixtopf geben.',
    ],
    [
      'it',
      ['1,2 kg di zucca', '300 g di patate', '1,2 l di brodo vegetale'],
      [
        'Mettete in una pentola la zucca e le patate a cubetti e coprite con il brodo.',
        'Cuocete per 25 minuti. Frullate il tutto e regolate di sale.',
      ],
      'Trasferite nel boccale la metà del contenuto della pentola.',
    ],
  ] as const)('in %s as well', async (language, foods, method, half) => {
    const steps = await stepsOf(foods, method, language)
    expect(runsOf(steps).map(({ speed }) => speed)).toContain('5-10')
    expect(textsOf(steps)).toContain(half)
  })

  test('that was begun in the bowl comes back for the purée', async () => {
    const steps = await stepsOf(
      ['2 onions, chopped', '50 g butter', '600 g mushrooms, sliced', '1 l stock', '250 ml cream'],
      [
        'Melt the butter in a large pot and sauté the onions for 3 minutes.',
        'Add the mushrooms and cook for 5 minutes.',
        'Add the stock and the cream and simmer gently for 12 minutes.',
        'Blend until smooth and season with salt.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ speed: '5-10' })
    expect(textsOf(steps).join('\n')).toContain('Transfer half of the contents of the pot')
  })

  test('stays in its pot where even half of it is too much', async () => {
    const steps = await stepsOf(
      ['3 kg pumpkin, cubed', '3 l vegetable stock'],
      [
        'Put the pumpkin into a large pot and pour in the stock.',
        'Simmer for 25 minutes. Purée the soup with a hand blender.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
  })
})

test('half of a soup that is too much is poured back to the rest', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 tbsp oil', '1 litre stock', '600 g broccoli', '500 ml milk', '100 g cheddar'],
    [
      'Chop the onion and fry it in the oil in a large pot for 5 minutes.',
      'Add the broccoli, stock and milk and simmer for 20 minutes.',
      'Using a stick blender, blend half the soup, leaving the other half with pieces of broccoli.',
      'Add the cheese and let it melt.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('Transfer half of the contents of the pot')
  expect(textsOf(steps).at(-1)).toBe(
    'Return the contents of the mixing bowl to the rest. Add the cheese and let it melt.',
  )
})
