import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

/** Seconds at the heat of frying. */
async function fried(...recipe: Parameters<typeof stepsOf>): Promise<number> {
  const hot = runsOf(await stepsOf(...recipe)).filter(({ temperature }) => temperature === '120')
  return hot.reduce((sum, { durationSeconds = 0 }) => sum + durationSeconds, 0)
}

describe('what is stirred in hot fat for a few minutes before the broth comes', () => {
  test.each<[Language, string[], string[]]>([
    [
      'en',
      ['2 tbsp olive oil', '1 onion, chopped', '2 carrots, diced', '200 g barley', '1 l stock'],
      [
        'Sauté the onion in the oil in a pot for 3 minutes.',
        'Add the carrots and stir for a few minutes. Add the barley and the stock.',
        'Simmer for 30 minutes.',
      ],
    ],
    [
      'it',
      [
        "2 cucchiai d'olio",
        '1 cipolla tritata',
        '2 carote a dadini',
        '200 g di orzo',
        '1 l di brodo',
      ],
      [
        "Soffriggere la cipolla nell'olio in una pentola per 3 minuti.",
        "Aggiungere le carote e mescolare per pochi minuti. Unire l'orzo e il brodo.",
        'Cuocere per 30 minuti.',
      ],
    ],
    [
      'es',
      ['2 cucharadas de aceite', '1 cebolla picada', '300 g de arroz', '1 l de caldo'],
      [
        'Sofríe la cebolla en el aceite en una cazuela 3 minutos.',
        'Añade el arroz y remueve un par de minutos. Vierte el caldo.',
        'Cuece 16 minutos.',
      ],
    ],
  ])('is fried in %s', async (language, foods, method) => {
    // Three minutes of the onion's own, and some more.
    expect(await fried(foods, method, language)).toBeGreaterThanOrEqual(300)
  })

  test('is no stirring every few minutes', async () => {
    const seconds = await fried(
      ['2 tbsp oil', '2 onions, sliced', '1 l stock'],
      [
        'Fry the onions in the oil in a pot for 20 minutes. Stir every few minutes.',
        'Add the stock and simmer for 10 minutes.',
      ],
    )
    expect(seconds).toBe(1200)
  })
})
