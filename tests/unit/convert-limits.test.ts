import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what the source does not want is neither set nor told as the goal', () => {
  test.each<[Language, string, string, RegExp]>([
    [
      'en',
      '400 g canned chickpeas; 2 tbsp oil',
      'Blend the chickpeas with the oil, but not to a smooth paste.',
      /, but not to a smooth paste\./,
    ],
    [
      'de',
      '400 g Kichererbsen aus der Dose; 2 EL Öl',
      'Die Kichererbsen mit dem Öl pürieren, aber nicht zu fein.',
      /, aber nicht zu fein\./,
    ],
    [
      'fr',
      "400 g de pois chiches cuits; 2 c. à soupe d'huile",
      "Mixer les pois chiches avec l'huile sans les réduire en purée.",
      /, sans les réduire en purée\./,
    ],
    [
      'es',
      '400 g de garbanzos cocidos; 2 cucharadas de aceite',
      'Tritura los garbanzos con el aceite, pero no hasta que quede un puré.',
      /, pero no hasta que quede un puré\./,
    ],
    [
      'it',
      "400 g di ceci lessati; 2 cucchiai d'olio",
      "Frullate i ceci con l'olio, ma non fino a ottenere una crema.",
      /, ma non fino a ottenere una crema\./,
    ],
    [
      'pl',
      '400 g ciecierzycy z puszki; 2 łyżki oleju',
      'Ciecierzycę zblendować z olejem, ale nie na gładką pastę.',
      /, ale nie na gładką pastę\./,
    ],
    [
      'uk',
      '500 г сиру; 2 ст. л. цукру',
      'Сир із цукром перебийте блендером, але не до стану пасти.',
      /, але не до стану пасти\./,
    ],
    [
      'ro',
      '400 g năut fiert; 2 linguri de ulei',
      'Pasăm năutul cu uleiul, dar nu până la o cremă fină.',
      /, dar nu până la o cremă fină\./,
    ],
  ])('%s', async (language, foods, method, limit) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    const [run] = runsOf(steps)
    expect([run?.speed, (run?.durationSeconds ?? 99) <= 10]).toEqual(['5', true])
    const text = textsOf(steps).join(' ')
    expect(text).toMatch(limit)
    const [told = ''] = limit.source.match(/\p{L}+(?=\\\.)/u) ?? []
    expect(text.split(told)).toHaveLength(2)
  })
})

test.each<[Language, string, string]>([
  ['en', '100 g walnuts', 'Chop the walnuts, but not too finely.'],
  ['de', '100 g Walnüsse', 'Die Walnüsse hacken, aber nicht zu fein.'],
  ['fr', '100 g de noix', 'Hacher les noix, pas trop fin.'],
  ['pl', '100 g orzechów włoskich', 'Orzechy posiekać, ale nie za drobno.'],
])('nuts that are not to be fine are cut as nuts are: %s', async (language, nuts, method) => {
  const [limited] = runsOf(await stepsOf([nuts], [method], language))
  const [plain] = runsOf(await stepsOf([nuts], [method.replace(/,.*/, '.')], language))
  expect([limited?.speed, limited?.durationSeconds]).toEqual([plain?.speed, plain?.durationSeconds])
})
