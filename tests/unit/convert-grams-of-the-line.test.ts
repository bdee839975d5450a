import { expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredient } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** What a line weighs, to ten grams. */
function weighed(line: string, language: Language): number {
  const lexicon = compileLexicon(lexiconFor(language))
  const { grams } = readIngredient(line, { id: 1, group: 1, heading: null }, lexicon)
  return Math.round((grams ?? 0) / 10) * 10
}

test('a line’s own grams count behind a slash as well, and "Tbs." ends no sentence', async () => {
  const steps = await stepsOf(
    [
      '2 1/2 cups (12 1/2 oz./390 g) all-purpose flour',
      '1 cup (8 oz./250 g) butter',
      '2 Tbs. cream',
    ],
    ['Mix the flour and butter. Add the remaining 2 Tbs. cream and mix until smooth.'],
  )
  const texts = textsOf(steps).join(' ')
  expect(texts).toContain('390 g all-purpose flour')
  expect(texts).toContain('250 g butter')
  expect(texts).not.toMatch(/Tbs\.$|Cream and/)
})

test.each([
  ['en', '1 glass of white wine (100 ml)', 100],
  ['it', '1 bicchiere di vino bianco (100 ml)', 100],
  ['de', '1 Tasse Milch (150 ml)', 150],
  ['pl', '2 szklanki mleka (200 ml)', 410],
  ['fr', '1 verre de vin blanc (12 cl)', 120],
  ['uk', '1 склянка молока (200 мл)', 210],
  ['ro', '1 pahar de vin (150 ml)', 150],
  ['es', '1 vaso de leche (150 ml)', 150],
] as const)(
  'a glass holds what the line says, in its own millilitres (%s)',
  (language, line, amount) => {
    expect(weighed(line, language)).toBe(amount)
  },
)

test.each([
  ['1 cup ricotta cheese', 230],
  ['1 cup mascarpone cheese', 230],
])('"cheese" behind its name makes no fresh cheese a grated one: %s', (line, amount) => {
  expect(weighed(line, 'en')).toBe(amount)
})
