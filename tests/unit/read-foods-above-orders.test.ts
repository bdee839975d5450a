import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const stepsOf = (text: string) => readText(text).steps.flatMap(({ lines }) => lines)
const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)

const LEEKS = `Leek soup

4 people, 1 h

- 500 g leeks
- 3 tbsp butter

Fry until soft, takes about 20 minutes.

- 2 l stock
- 1 tbsp vinegar
- salt

Heat and pour over them. Season to taste.

- 4 slices of bread
- 150 g gruyere

Toast, lay on the soup and grill for 5 minutes.`

test('each order has the foods that stand above it', () => {
  expect(foodsOf(LEEKS)).toHaveLength(7)
  expect(stepsOf(LEEKS)).toEqual([
    '500 g leeks, 3 tbsp butter: Fry until soft, takes about 20 minutes.',
    '2 l stock, 1 tbsp vinegar, salt: Heat and pour over them. Season to taste.',
    '4 slices of bread, 150 g gruyere: Toast, lay on the soup and grill for 5 minutes.',
  ])
  expect(readText(LEEKS)).toMatchObject({ title: 'Leek soup', yieldText: '4 people' })
})

test('German goes on in one sentence', () => {
  const text =
    'Sandkuchen\n\n250 g Butter\n200 g Zucker\nschaumig rühren.\n\n4 Eier\neinzeln unterrühren.\n\n300 g Mehl\n1 Pck. Backpulver\nmischen und dazugeben.\n\nIn eine Form füllen und bei 180 Grad 50 Minuten backen.'
  expect(foodsOf(text)).toEqual([
    '250 g Butter',
    '200 g Zucker',
    '4 Eier',
    '300 g Mehl',
    '1 Pck. Backpulver',
  ])
  expect(stepsOf(text)).toEqual([
    '250 g Butter, 200 g Zucker schaumig rühren.',
    '4 Eier einzeln unterrühren.',
    '300 g Mehl, 1 Pck Backpulver mischen und dazugeben.',
    'In eine Form füllen und bei 180 Grad 50 Minuten backen.',
  ])
})

test.each([
  [
    'Salad\n\n2 tomatoes\n1 cucumber\n\nChop the tomatoes and the cucumber.\n\n1 tbsp oil\n1 pinch of salt\n\nMix the oil with the salt and pour over.',
  ],
  [
    'Pasta\n\nFor the dough:\n200 g flour\n2 eggs\n\nFor the sauce:\n2 tomatoes\n\nKnead the flour with the eggs.\nBoil the tomatoes for 10 minutes.',
  ],
])('orders that name their foods, and groups of a list, stay as they are', (text) => {
  expect(stepsOf(text).every((step) => !/^\d/.test(step))).toBe(true)
  expect(foodsOf(text).length).toBeGreaterThan(2)
})

test('a food whose noun looks like a verb is no order in the middle of the list', () => {
  const text = `Hefekranz

500 g Mehl
1 Würfel Hefe
1 Prise Salz
abgeriebene Schale von 1 Zitrone
100 g Rosinen

Mehl, Hefe, Salz und Zitronenschale mischen und mit den Rosinen zu einem glatten Teig kneten.
Den Teig eine Stunde gehen lassen. Bei 180 Grad etwa 30 Minuten goldbraun backen.`

  expect(foodsOf(text)).toContain('abgeriebene Schale von 1 Zitrone')
  expect(stepsOf(text).join(' ')).not.toContain('500 g Mehl')
})

test('a pinch of something in one list is no order between two lists', () => {
  const text = `Meringues

4 egg whites
pinch of cream of tartar
200 g sugar
1/2 teaspoon vanilla extract
sea salt flakes and chocolate shavings, to finish

Whip the egg whites with the cream of tartar until foamy. Slowly add the sugar and beat until stiff.

Stir in the vanilla, shape and bake for 1 hour. Finish with the salt and the chocolate.`
  expect(foodsOf(text)).toContain('pinch of cream of tartar')
  expect(foodsOf(text)).toContain('sea salt flakes and chocolate shavings, to finish')
  expect(stepsOf(text)[0]).toMatch(/^Whip the egg whites/)
})
