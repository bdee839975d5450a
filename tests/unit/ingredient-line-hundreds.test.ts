import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'

test.each<[Language, string, number, string]>([
  ['en', 'two hundred and fifty grams of flour', 250, 'flour'],
  ['de', 'zweihundertfünfzig Gramm Zucker', 250, 'Zucker'],
  ['fr', 'soixante-quinze grammes de beurre', 75, 'beurre'],
  ['fr', 'deux cent cinquante grammes de farine', 250, 'farine'],
  ['es', 'doscientos gramos de harina', 200, 'harina'],
  ['it', 'duecentocinquanta grammi di farina', 250, 'farina'],
  ['pl', 'dwieście gramów mąki', 200, 'mąki'],
  ['uk', 'двісті грамів борошна', 200, 'борошна'],
  ['ro', 'două sute de grame de făină', 200, 'făină'],
])('old books write amounts in words (%s): %s', (language, line, value, name) => {
  expect(parseIngredientLine(line, language)).toMatchObject({
    quantity: { min: value, max: value },
    unit: 'g',
    name,
  })
})
