import { describe, expect, test } from 'vitest'
import { splitFoods, wholeLines } from '#server/features/convert/read/several-foods.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'

/** "quantity | unit | size | name | notes" without what a line does not say. */
function summary(line: string, language: Language): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line, language)
  return [quantityText, unitText, size, name, notes].filter(Boolean).join(' | ')
}

describe('a line as people type it is read', () => {
  test.each<[string, Language, string]>([
    ['35o g de sucre', 'fr', '350 | g | sucre'],
    ['1oo g butter', 'en', '100 | g | butter'],
    ['2OO ml Milch', 'de', '200 | ml | Milch'],
    ['2 szklanki szklanki wody', 'pl', '2 | szklanki | wody'],
    ['2 cucharada(s) de aceite', 'es', '2 | cucharadas | aceite'],
    ['2 cucharaditas de polvo para hornear', 'es', '2 | cucharaditas | polvo para hornear'],
    ['Col blanca (media)', 'es', '1/2 | Col blanca'],
    ['Succo di lime: mezzo', 'it', '1/2 | Succo di lime'],
    ['1 P. Vanillezucker', 'de', '1 | Päckchen | Vanillezucker'],
    ['350g approx of seafood selection', 'en', '350 | g | seafood selection | approx'],
    ['2 punnets mushrooms (approx 200g each)', 'en', '2 | punnets | approx 200g each | mushrooms'],
    ['(optional) handful of peanuts', 'en', 'handful | peanuts | optional'],
    ['[1 cup nuts]', 'en', '1 | cup | nuts'],
    ['8 oz cold brew coffee', 'en', '8 | oz | cold brew coffee'],
    ['часник 2 зуб.', 'uk', '2 | зубчики | часник'],
    ['пучок кропу до подачі', 'uk', 'пучок | кропу | до подачі'],
  ])('%s', (line, language, expected) => {
    expect(summary(line, language)).toBe(expected)
  })

  test.each<[string, Language, string]>([
    ['10 oz oranges', 'en', '10 | oz | oranges'],
    ['1 l oil', 'en', '1 | l | oil'],
    ['500 g Mehl', 'de', '500 | g | Mehl'],
  ])('and no letter is changed that is none of a number: %s', (line, language, expected) => {
    expect(summary(line, language)).toBe(expected)
  })
})

describe('two foods of a line are two', () => {
  test.each([
    ['un pizzico di sale e di pepe', ['un pizzico di sale', 'un pizzico di pepe']],
    ['1 pincée de sel et de poivre', ['1 pincée de sel', '1 pincée de poivre']],
    ['a pinch of salt and pepper', ['a pinch of salt', 'a pinch of pepper']],
    ['szczypta soli i pieprzu', ['szczypta soli', 'szczypta pieprzu']],
    ['A red pepper and a green pepper', ['A red pepper', 'a green pepper']],
    ['a pinch of cinnamon', ['a pinch of cinnamon']],
  ])('%s', (line, foods) => {
    expect(splitFoods(line)).toEqual(foods)
  })
})

test.each([
  [
    ['12 g lievito fresco', 'Oppure: 7 g lievito secco'],
    '12 g lievito fresco oppure 7 g lievito secco',
  ],
  [['200 g butter', 'or', '200 g margarine'], '200 g butter or 200 g margarine'],
  [['1 l Brühe', 'oder 1 Brühwürfel'], '1 l Brühe oder 1 Brühwürfel'],
])('what may be taken instead belongs to the line above: %s', (lines, whole) => {
  expect(wholeLines([{ heading: null, lines }])).toEqual([{ heading: null, lines: [whole] }])
})
