import { describe, expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredient } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { amountItem } from '#server/features/convert/structure/builtin/render/portion-amount.ts'
import { createSpeaker } from '#server/features/convert/structure/builtin/render/speaker.ts'
import { convertIngredient } from '#shared/ingredient-line/ingredient-amount.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { isWeightKnown } from '#shared/quantity/known-weight.ts'

/** How a step has the food of an English line. */
function told(line: string): string {
  const lexicon = compileLexicon(lexiconFor('en'))
  const speaker = createSpeaker('en', 'imp')
  const food = readIngredient(line, { id: 1, group: 1, heading: null }, lexicon)
  const portion = { food, part: 1, words: null, evidence: 'stated' } as const
  return speaker.amount(amountItem(portion, null, { speaker, lexicon })).replaceAll('\u00a0', ' ')
}

const isKnown = (line: string, language: Language) => {
  const { unit, name, notes } = parseIngredientLine(line, language)
  return isWeightKnown(unit, { name, notes, language })
}

test.each([
  ['2 cups crushed potato chips', '2 cups potato chips, crushed'],
  ['1 cup french fried onions', '1 cup french fried onions'],
  ['1 cup ice', '1 cup ice'],
  ['¾ cup sliced almonds', '¾ cup almonds, sliced'],
  ['1½ cups graham cracker crumbs', '1½ cups graham cracker crumbs'],
  ['1 cup vanilla ice cream', '1 cup vanilla ice cream'],
  ['2 cups cooked rice', '2 cups rice, cooked'],
  ['1 cup lettuce or walnuts', '1 cup lettuce or walnuts'],
])('a cup of what has no known weight stays a cup: %s', (line, text) => {
  expect(told(line)).toBe(text)
})

test.each([
  ['2 cups almond or cashew milk', '490 g almond or cashew milk (2 cups)'],
  ['1 cup maple syrup or honey', '310 g maple syrup or honey (1 cup)'],
  ['2 cups all-purpose flour', '240 g all-purpose flour (2 cups)'],
  ['1 cup half and half', '240 g half and half (1 cup)'],
  ['1 cup + 2 tablespoons heavy cream', '270 g heavy cream (1 cup), + 2 tablespoons'],
])('a cup of a known food is weighed: %s', (line, text) => {
  expect(told(line)).toBe(text)
})

test.each([
  ['½ cup butter (113 g)', '113 g butter (½ cup)'],
  ['½ cup (113 g / 1 stick) butter', '113 g butter (½ cup), 1 stick'],
  ['8 oz cream cheese (226g, softened)', '226 g cream cheese (8 oz), softened'],
  ['1 cup peanut butter (240 g)', '240 g peanut butter (1 cup)'],
  ['3 apples (about 400 g)', '3 apples, about 400 g'],
  ['1 tbsp butter (15 g)', '1 tbsp butter, 15 g'],
])("the line's own grams are told, and once: %s", (line, text) => {
  expect(told(line)).toBe(text)
})

test('grams of something else are not those of the cup', () => {
  expect(told('1 cup milk (plus 20 g for brushing)')).toContain('240 g milk')
})

const UNKNOWN: Partial<Record<Language, string[]>> = {
  de: ['1 Tasse Kartoffelchips', '1 Tasse Röstzwiebeln', '1 Tasse Eiswürfel', '2 Tassen Panko'],
  fr: ['1 tasse de chips de pomme de terre', '1 tasse de crème de marrons', '2 tasses de glaçons'],
  it: ['1 tazza di gelato', '1 tazza di panna montata', '1 tazza di riso cotto'],
  es: ['1 taza de hielo', '2 tazas de arroz cocido', '1 taza de guisantes', '1 taza de helado'],
  pl: [
    '1 szklanka bitej śmietany',
    '2 szklanki ugotowanego ryżu',
    '1 szklanka płatków migdałowych',
  ],
  uk: ['1 склянка морозива', '2 склянки вареного рису', '1 склянка горошку'],
  ro: ['1 cană de orez fiert', '1 cană de înghețată', '1 cană mazăre'],
}
const KNOWN: Partial<Record<Language, string[]>> = {
  de: ['2 Tassen Mehl Type 405', '1 Tasse Mandelmilch', '1 Tasse Zucker', '500 ml Kombucha'],
  fr: ['1 tasse de farine', '2 tasses de lait d’amande', '1 tasse de sucre en poudre'],
  it: ['1 tazza di farina 00', '1 tazza di latte di mandorla', '1 tazza di zucchero di canna'],
  es: ['2 tazas de harina', '1 taza de leche de almendras', '1 taza de azúcar moreno'],
  pl: ['2 szklanki mąki pszennej', '1 szklanka mleka migdałowego', '1 szklanka białego cukru'],
  uk: ['2 склянки борошна', '1 склянка мигдального молока', '1 склянка цукру'],
  ro: ['2 căni de făină', '1 cană de lapte de migdale', '1 cană zahăr'],
}
const all = (lines: Partial<Record<Language, string[]>>) =>
  Object.entries(lines).flatMap(([language, each]) =>
    each.map((line) => [language as Language, line] as const),
  )

describe('in every language', () => {
  test.each(all(UNKNOWN))('%s: not known what weighs %s', (language, line) => {
    expect(isKnown(line, language)).toBe(false)
  })
  test.each(all(KNOWN))('%s: known what weighs %s', (language, line) => {
    expect(isKnown(line, language)).toBe(true)
  })
})

test('in metric units, a cup of what has no known weight is no grams', () => {
  const crisps = { name: 'potato chips', quantity: '2', unit: 'cups' }
  expect(convertIngredient(crisps, 'metric', 'en').unit).not.toBe('g')
})
