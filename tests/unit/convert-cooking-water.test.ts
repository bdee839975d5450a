import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string[], RegExp]>([
  [
    'de',
    ['500 g Kartoffeln', '50 g Butter'],
    [
      'Die Kartoffeln in Salzwasser 20 Minuten kochen.',
      'Die Kartoffeln mit der Butter und etwas Kochwasser pürieren.',
    ],
    /etwas Kochwasser/,
  ],
  [
    'fr',
    ['600 g de brocoli', '30 g de beurre'],
    [
      'Faites cuire le brocoli 10 minutes à l’eau bouillante. Égouttez-le en gardant un peu d’eau de cuisson.',
      'Mixez le brocoli avec le beurre et un peu d’eau de cuisson.',
    ],
    /Mettez.* un peu d.eau de cuisson/,
  ],
  [
    'it',
    ['250 g di ceci cotti', '2 cucchiai di olio'],
    ['Frullare i ceci con l’olio e un po’ della loro acqua di cottura.'],
    /un po.della loro acqua di cottura|un po. della loro acqua di cottura/,
  ],
  [
    'es',
    ['400 g de calabacín', '2 quesitos'],
    [
      'Cuece el calabacín en agua 15 minutos.',
      'Tritura el calabacín con los quesitos y un poco del agua de cocción.',
    ],
    /un poco del agua de cocción/,
  ],
  [
    'en',
    ['250 g cooked chickpeas', '2 tbsp oil'],
    ['Blend the chickpeas with the oil and a little of the cooking water.'],
    /a little of the cooking water/,
  ],
])(
  '%s: cooking water that goes in to be blended is told',
  async (language, foods, method, words) => {
    const steps = await stepsOf(foods, method, language)
    const told = textsOf(steps).join(' ')

    expect(steps.some(({ speed }) => speed !== undefined)).toBe(true)
    expect(told).toMatch(words)
    // It is not poured away before.
    expect(told).not.toMatch(/videz l.eau|Wasser .*abgießen/)
  },
)
