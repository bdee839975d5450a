import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'

const read = (line: string, language: Language) => {
  const { quantityText, unitText, name, notes } = parseIngredientLine(line, language)
  return [quantityText, unitText, name, notes].map((part) => part ?? '').join(' | ')
}

test.each<[Language, string, string]>([
  ['en', '4/5 cup sugar', '0.8 | cup | sugar | '],
  ['de', '4/5 Tasse Zucker', '0,8 | Tasse | Zucker | '],
  ['fr', '4/5 tasse de sucre', '0,8 | tasse | sucre | '],
  ['pl', '4/5 szklanki mąki', '0,8 | szklanki | mąki | '],
  ['uk', '4/5 склянки борошна', '0,8 | склянки | борошна | '],
  ['ro', '4/5 cană făină', '0,8 | cană | făină | '],
])('a share of one is no range: %s %s', (language, line, parts) => {
  expect(read(line, language)).toBe(parts)
})

test.each<[Language, string, string]>([
  ['en', '4/5 cups sugar', '4-5 | cups | sugar | '],
  ['pl', '4/5 szklanek mąki', '4-5 | szklanek | mąki | '],
  ['it', '4/5 foglie di salvia', '4-5 | foglie | salvia | '],
])('so many of them are: %s %s', (language, line, parts) => {
  expect(read(line, language)).toBe(parts)
})

test.each<[Language, string, string]>([
  ['en', 'Eggs 3', '3 |  | Eggs | '],
  ['en', 'Potatoes 5 large', '5 |  | Potatoes | large'],
  ['en', 'Baby spinach 2 large handfuls', '2 | handfuls | Baby spinach | '],
  ['en', 'English mustard 1 heaped teaspoon', '1 | tsp | English mustard | '],
  ['es', 'Huevos 3', '3 |  | Huevos | '],
  ['ro', 'Ouă 3', '3 |  | Ouă | '],
  ['uk', 'Яйця 3', '3 |  | Яйця | '],
  ['uk', 'Салєра 1/2', '1/2 |  | Салєра | '],
  ['uk', 'рис 1чш', '1 | чашка | рис | '],
  ['uk', 'оливкова олія 2стл', '2 | ст. л. | оливкова олія | '],
  ['pl', 'ok.950ml wody', '950 | ml | wody | ok.'],
  ['uk', 'сіль 1чл', '1 | ч. л. | сіль | '],
  ['uk', 'Риба (короп, сом, щука, судак) — 2 кг', '2 | кг | Риба | короп, сом, щука, судак'],
  [
    'de',
    'Fleisch (Rippe, Schulter, Bauch, Haxe) – 2 kg',
    '2 | kg | Fleisch | Rippe, Schulter, Bauch, Haxe',
  ],
])('reads an amount behind the name: %s %s', (language, line, parts) => {
  expect(read(line, language)).toBe(parts)
})

test.each<[Language, string, string]>([
  ['de', 'Mehl 405', ' |  | Mehl 405 | '],
  ['en', 'Tomato sauce 15', ' |  | Tomato sauce 15 | '],
  ['pl', 'Mleko 3,2', ' |  | Mleko 3,2 | '],
  ['de', 'Milch 3,5', ' |  | Milch 3,5 | '],
  ['en', 'Milk 2', ' |  | Milk 2 | '],
  ['fr', 'Beurre 1/2', ' |  | Beurre 1/2 | '],
])('other numbers belong to it: %s %s', (language, line, parts) => {
  expect(read(line, language)).toBe(parts)
})

test.each<[string, string]>([
  ['2 - tsp. chopped chives', '2 | tsp | chives | chopped'],
  ['4 scallions: 2 sliced and 2 left whole', '4 |  | scallions | 2 sliced and 2 left whole'],
])('reads %s', (line, parts) => {
  expect(read(line, 'en')).toBe(parts)
})

test.each([
  ['1 - 8-oz. package cream cheese', '8-oz.', '1 | package | cream cheese | '],
  ['1 - 9-inch pie crust', '9-inch', '1 |  | pie crust | '],
  ['1 - 12-inch tortilla', '12-inch', '1 |  | tortilla | '],
  ['2 - 14-oz cans tomatoes', '14-oz', '2 | cans | tomatoes | '],
])('a hyphen ties a size to its unit: %s', (line, size, parts) => {
  expect(read(line, 'en')).toBe(parts)
  expect(parseIngredientLine(line, 'en').size).toBe(size)
})
