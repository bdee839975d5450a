import { expect, it } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { textsOf } from './convert-scripts-fixtures.ts'

async function converted(language: Language, ingredients: string[], method: string[]) {
  const source = aReadRecipe({
    language,
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  return createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    signal: new AbortController().signal,
    report: () => undefined,
  })
}

it.each([
  [
    'en',
    ['2 leeks, sliced', '40 g butter', '500 ml stock'],
    [
      'Fry the leeks in the butter for 5 minutes. Add the stock, simmer for 10 minutes and serve.',
      'To freeze: cool completely and pack into boxes. Reheat in a pan.',
      'Note: a ham bone makes it even better.',
    ],
    /To freeze: cool.*Reheat in a pan\.\nNote: a ham bone/s,
  ],
  [
    'fr',
    ['500 g de pommes de terre', '500 ml de bouillon'],
    [
      'Cuire les pommes de terre 20 minutes dans le bouillon et mixer. Servir.',
      'La soupe se conserve 3 jours au frais. Réchauffer à feu doux.',
    ],
    /se conserve 3 jours/,
  ],
] as const)(
  'tips below the last order are told of the dish, in %s',
  async (language, list, method, tip) => {
    const { metadata, steps } = await converted(language, [...list], [...method])
    expect(metadata.description).toMatch(tip)
    expect(textsOf(steps).join(' ')).not.toMatch(tip)
  },
)

it('a method that is nothing but a note stays a method', async () => {
  const { steps } = await converted(
    'en',
    ['200 g oats', '300 ml milk'],
    ['Note: soak the oats in the milk overnight.'],
  )
  expect(textsOf(steps).join(' ')).toMatch(/soak the oats/i)
})
