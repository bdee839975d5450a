import { expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredient } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'

test.each<[Language, string, string]>([
  ['en', 'red, white, and green sprinkles', 'red, white, and green sprinkles'],
  ['en', '1 large red, yellow, or orange bell pepper, diced', 'red, yellow, or orange bell pepper'],
  ['en', '1 red onion, diced', 'red onion'],
  ['de', '1 rote, gelbe oder grüne Paprika, gewürfelt', 'rote, gelbe oder grüne Paprika'],
  ['pl', '2 czerwone, żółte lub zielone papryki', 'czerwone, żółte lub zielone papryki'],
  ['uk', '1 червоний, жовтий або зелений перець', 'червоний, жовтий або зелений перець'],
])('%s: colours before the food are of its name: %s', (language, line, name) => {
  expect(parseIngredientLine(line, language).name).toBe(name)
})

test('what more of a food is called and what brackets leave is no name', () => {
  expect(parseIngredientLine('another 250 ml (1 cup) milk').name).toBe('milk')
  expect(parseIngredientLine('1/4 cup parmesan (the good stuff :))').name).toBe('parmesan')
})

test.each([
  ['100ml/3½oz icing sugar', 99],
  ['3 cups penne (8 oz)', 227],
  ['1 chocolate bar (8 oz)', 227],
  // So much may be meant of each.
  ['2 fish steaks (6 oz)', null],
])('the ounces of a line win over what a cup weighs: %s', (line, grams) => {
  const read = readIngredient(
    line,
    { id: 1, group: 1, heading: null },
    compileLexicon(lexiconFor('en')),
  )
  if (grams === null) expect(read.grams).not.toBe(170)
  else expect(Math.round(read.grams ?? 0)).toBe(grams)
})
