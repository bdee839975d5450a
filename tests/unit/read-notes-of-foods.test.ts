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

test.each([
  ['Method', ['Beat the egg.', 'Dip the bread into the egg.', 'Fry the bread until golden.']],
  ['Method', ['Egg to be beaten', 'Bread dipped into the egg', 'Bread fried until golden']],
  ['How to', ['Beat the egg', 'Dip the bread into the egg', 'Fry the bread until golden']],
])('numbers of steps are no notes: %s %s', (heading, said) => {
  const { ingredients, steps } = readText(
    `Toast\n\nIngredients\nBread (2)\nEgg (1)\nPancetta (3)\n\n${heading}\n${said.map((step, at) => `(${at + 1}) ${step}`).join('\n')}`,
  )
  expect(linesOf(ingredients)).toEqual(['Bread (2)', 'Egg (1)', 'Pancetta (3)'])
  expect(linesOf(steps)).toEqual(said)
})

test('a step with a star is no note', () => {
  const { ingredients, steps } = readText(
    'Buns\n\nIngredients\n500 g flour\nButter*\n10 g salt\n\nMethod\nMix everything.\nBake for 30 minutes.\n* Serve with jam',
  )
  expect(linesOf(ingredients)).toContain('Butter*')
  expect(linesOf(steps)).toEqual(['Mix everything.', 'Bake for 30 minutes.', 'Serve with jam'])
})

test('the fat of each food is no share', () => {
  const list = ['200 g cream, 30%', '100 g butter, 82 %', '50 g chocolate, 70%', '2 eggs']
  const { ingredients } = readText(
    `Ganache\n\nIngredients\n${list.join('\n')}\n\nMethod\nMix everything and chill for 40 minutes.`,
  )
  expect(linesOf(ingredients)).toEqual(list)
})

test('a food that nobody knows heads no group below headings with colons', () => {
  const { ingredients } = readText(
    'Żurek\n\nSkładniki\nNa zupę:\n1 l zakwasu\n300 g kiełbasy\nDo podania:\n200 g chleba\nChrzan\n1 pęczek pietruszki\n1 łyżka octu\n\nPrzygotowanie\nZagotować zakwas z kiełbasą, podać z chlebem i chrzanem.',
  )
  expect(ingredients.map(({ heading }) => heading)).toEqual(['Na zupę', 'Do podania'])
  expect(linesOf(ingredients)).toContain('Chrzan')
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
