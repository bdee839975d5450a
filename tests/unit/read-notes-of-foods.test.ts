import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import type { Language } from '#shared/language.ts'

const linesOf = (parts: { lines: string[] }[]) => parts.flatMap(({ lines }) => lines)

test('a number or a star that points at a short note stands for it', () => {
  const numbered = readText(
    'Brasato\n\nIngredienti\n\n- 800 g Carne di manzo (1)\n- 2 kg Cipolle (2)\n- Vino rosso\n\nPreparazione\n\n- Tagliare la carne e le cipolle.\n- Rosolare e cuocere 3 ore con il vino.\n\n(1) Spalla o reale\n(2) Meglio se ramate',
  )
  expect(linesOf(numbered.ingredients)).toEqual([
    '800 g Carne di manzo (Spalla o reale)',
    '2 kg Cipolle (Meglio se ramate)',
    'Vino rosso',
  ])
  expect(linesOf(numbered.steps)).toHaveLength(2)
  const starred = readText(
    'Юшка\n\nІнгредієнти:\n\n- гриби 300г\n- картопля 3шт\n- вершки* 100мл\n\n* якщо маєте\n\nПриготування:\n\n- зварити гриби з картоплею 20 хвилин\n- додати вершки і довести до кипіння',
  )
  expect(linesOf(starred.ingredients)).toEqual([
    'гриби 300г',
    'картопля 3шт',
    'вершки (якщо маєте) 100мл',
  ])
})

test('numbers of steps are no notes', () => {
  const { steps } = readText(
    'Toast\n\nIngredients\n2 slices of bread\n1 egg\n\nMethod\n(1) Beat the egg.\n(2) Dip the bread into the egg.\n(3) Fry the bread until golden.',
  )
  expect(linesOf(steps)).toEqual([
    'Beat the egg.',
    'Dip the bread into the egg.',
    'Fry the bread until golden.',
  ])
})

test.each<[Language, string]>([
  ['en', 'Optional'],
  ['fr', 'Facultatif'],
  ['ro', 'Opțional'],
])('each food below it is optional: %s %s', (language, heading) => {
  const lexicon = compileLexicon(lexiconFor(language), lexiconFor(language))
  const { ingredients, ...source } = readText(
    `Soup\n\nIngredients\n2 carrots\n1 onion\n\n${heading}:\n30 g parmesan\n\nMethod\nBoil the carrots and the onion for 20 minutes.`,
  )
  const foods = readIngredients({ ...source, ingredients }, lexicon)
  expect(foods.map(({ entry }) => entry.notes?.toLowerCase())).toEqual([
    undefined,
    undefined,
    heading.toLowerCase(),
  ])
})

test("a baker's column of shares is no part of the names", () => {
  const { ingredients } = readText(
    'Bread\n\nIngredients\n500 g flour, 100%\n350 g water, 70%\n10 g salt, 2%\n\nMethod\nMix flour, water and salt and bake for 40 minutes.',
  )
  expect(linesOf(ingredients)).toEqual(['500 g flour', '350 g water', '10 g salt'])
})

test('a word without a mark between amounts heads a group where others have names', () => {
  const { ingredients } = readText(
    'Skewers\nIngredients\nMarinade\n1 cup yogurt\n2 tbsp lemon juice\nKebabs\n500 g chicken\n1 onion\nGlaze\n2 tbsp honey\n1 tbsp soy sauce\nEgg Wash\n1 egg\nInstructions\nMix the yogurt and lemon juice, add the chicken and rest for 2 hours.\nGrill with the onion for 10 minutes.\nServe: Spoon onto plates with the glaze.\nPour the rest of the glaze over it.',
  )
  expect(ingredients.map(({ heading }) => heading)).toEqual([
    'Marinade',
    'Kebabs',
    'Glaze',
    'Egg Wash',
  ])
})

test.each([
  ['Serve: Pour the juice into glasses.', 'Serve: Pour the juice into glasses.'],
  ['Serve\nPour the juice into glasses.', 'Pour the juice into glasses.'],
  ['## Serve\n\nPour the juice into glasses.', 'Pour the juice into glasses.'],
])('"Serve" ends no method: %s', (end, last) => {
  const { steps } = readText(
    `Green juice\n\n## Ingredients\n\n2 apples\n100 g spinach\n200 ml water\n\n## Instructions\n\nBlend everything until smooth.\nChill it in the fridge for 30 minutes.\n\n${end}`,
  )
  expect(linesOf(steps).at(-1)).toBe(last)
})
