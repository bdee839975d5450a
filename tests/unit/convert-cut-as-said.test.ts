import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string, RegExp]>([
  [
    'es',
    ['1 cebolla', '1 pimiento verde', '3 cucharadas de aceite de oliva'],
    'Calentar el aceite en una sartén y pochar la cebolla y el pimiento, todo picado menudo, durante 10 minutos.',
    /cebolla.*pimiento.*en trozos/i,
  ],
  [
    'en',
    ['1 onion', '2 carrots', '3 tbsp olive oil'],
    'Heat the oil in a pan and soften the onion and carrots, all finely chopped, for 8 minutes.',
    /onion.*carrots.*chunks/i,
  ],
  [
    'it',
    ['1 cipolla', '1 carota', "3 cucchiai d'olio"],
    'Scaldate l’olio in una padella e fate soffriggere la cipolla e la carota, tutto tritato, per 8 minuti.',
    /cipolla.*carota.*pezzi/i,
  ],
])(
  '%s: what goes in cut "all of it" is chopped first',
  async (language, foods, method, weighed) => {
    const [first, second] = await stepsOf(foods, [method], language)

    expect(first?.instructionText).toMatch(weighed)
    expect(second).toMatchObject({ speed: '5', tools: ['mixing_knife'] })
  },
)

test('what is quartered stays quartered, whatever it is fried with', async () => {
  const texts = textsOf(
    await stepsOf(
      ['250 g de champignons', '20 g de beurre', 'sel'],
      [
        'Faites revenir les champignons coupés en quatre avec 20 g de beurre 8 minutes à feu moyen.',
      ],
      'fr',
    ),
  )

  expect(texts.join(' ')).toContain('coupés en quatre')
})
