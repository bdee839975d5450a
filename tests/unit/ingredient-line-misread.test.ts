import { expect, test } from 'vitest'
import { withoutRemarks } from '#server/features/convert/read/list-remarks.ts'
import { splitFoods, wholeLines } from '#server/features/convert/read/several-foods.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'

test.each([
  ['200 gms (1 cup of white sugar)', { quantityText: '200', unit: 'g', name: 'white sugar' }],
  [
    '1 to 1 1/4 1b. chicken breast',
    { quantityText: '1-1 1/4', unit: 'lb', name: 'chicken breast' },
  ],
  ['2 1bs. minced beef', { quantityText: '2', unit: 'lb', name: 'minced beef' }],
  ['Salt and pepper (to taste)11/', { name: 'Salt and pepper', notes: 'to taste' }],
  ['¾ brick (6 ounces) cream cheese', { unit: 'block', name: 'cream cheese', notes: '6 ounces' }],
  ['2 tbsp butter ((divided))', { name: 'butter', notes: 'divided' }],
  ['3 potatoes (medium, (peeled))', { name: 'potatoes', notes: 'medium, peeled' }],
  ['1/2 tablespoon* of chilli sauce', { unit: 'tbsp', name: 'chilli sauce' }],
  ['60+20ml oil', { quantityText: '80', unit: 'ml', name: 'oil', notes: '60+20' }],
  ['0.25 + 2.75 l water', { quantityText: '3', unit: 'l', name: 'water' }],
  ['1 cup shelled roasted, salted pistachios', { name: 'pistachios' }],
])('reads %s', (line, read) => {
  expect(parseIngredientLine(line, 'en')).toMatchObject(read)
})

test('a key held too long changes no food', () => {
  expect(findFoodId('cheeese')).toBe('cheese')
})

const listed = (line: string) => wholeLines([{ heading: null, lines: [line, '200 g flour'] }])[0]

test.each([
  '4 Ramekins (8-ounce)',
  '4- (8-ounce) Ramekins',
  'Mandoline or Sharp Knife',
  'Baking Pan',
  '1 9-inch pie plate',
  'Kitchen thermometer',
  '6 Auflaufförmchen',
  '4 ramequins',
  'Frullatore',
  'Forma do pieczenia',
  'Форма для випікання',
  '1 tavă',
])('a list of foods leaves out tools: %s', (line) => {
  expect(listed(line)?.lines).toEqual(['200 g flour'])
})

test.each(['1 onion', '200 g pan rallado', 'Sheet pan chicken', 'Penne', '1 kg moules', 'Cebolla'])(
  'foods are no tools: %s',
  (line) => {
    expect(listed(line)?.lines).toEqual([line, '200 g flour'])
  },
)

test.each([
  [
    'Brown rice, sliced green onions, sesame seeds, chopped peanuts, lime wedges',
    ['Brown rice', 'sliced green onions', 'sesame seeds', 'chopped peanuts', 'lime wedges'],
  ],
  [
    'For serving: rice, lime wedges, cilantro',
    ['rice (for serving)', 'lime wedges (for serving)', 'cilantro (for serving)'],
  ],
  ['Salt, pepper and nutmeg', ['Salt', 'pepper', 'nutmeg']],
  ['Reis, Frühlingszwiebeln und Sesam', ['Reis', 'Frühlingszwiebeln', 'Sesam']],
])('a line of foods without amounts is a line of each: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test.each([
  'Salt & pepper',
  'salt and freshly ground pepper',
  '2 cups half and half',
  '1 cup half & half',
  'Onion, peeled, chopped',
  'Melted butter and chopped chives, for topping',
  '½ tsp each, salt & pepper',
  'Chicken thighs, boneless, skinless',
  '1 carrot, peeled and diced',
])('one food, or a pair of one line, stays: %s', (line) => {
  expect(splitFoods(line)).toEqual([line])
})

test.each(['Serve with sauce (in notes)', 'Servieren mit Brot', 'Podawać z ryżem'])(
  'what the dish goes with is a remark: %s',
  (line) => {
    const { ingredients, remarks } = withoutRemarks([{ heading: null, lines: ['1 egg', line] }])
    expect(ingredients[0]?.lines).toEqual(['1 egg'])
    expect(remarks).toEqual([line])
  },
)

function foodsOf(lines: string[], language: Language = 'en') {
  const read = { title: null, description: null, steps: [], yieldText: null, cuisine: null }
  const times = { prepTimeMinutes: null, cookTimeMinutes: null, totalTimeMinutes: null }
  const source = { ...read, ...times, ingredients: [{ heading: null, lines }], tags: [], language }
  return readIngredients(source, compileLexicon(lexiconFor(language))).map(({ heading, entry }) => [
    heading,
    entry.name,
  ])
}

test('a word that names a part of the list is no food', () => {
  expect(foodsOf(['200 g flour', 'TO FINISH', '20 g icing sugar'])).toEqual([
    [null, 'flour'],
    ['TO FINISH', 'icing sugar'],
  ])
  expect(foodsOf(['200 g Mehl', 'Füllung', '20 g Zucker'], 'de')).toEqual([
    [null, 'Mehl'],
    ['Füllung', 'Zucker'],
  ])
})

test('a bought dressing at the end of the list is a food', () => {
  expect(foodsOf(['1 lettuce', 'Dressing'])).toHaveLength(2)
})
