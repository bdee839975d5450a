import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

function linesIn(words: string, ...recipe: Parameters<typeof actionsOf>) {
  const orders = actionsOf(...recipe).filter(({ clause }) => clause.text.includes(words))
  return orders.flatMap(({ adds }) => adds.map(({ food, evidence }) => [food.id, evidence]))
}

test.each<[Language, readonly string[], readonly string[], string]>([
  [
    'en',
    ['1 onion', '1 can crushed tomatoes', '1 can diced tomatoes with juices', '500 ml stock'],
    [
      'Fry the onion in a pot.',
      'Add the crushed tomatoes, diced tomatoes and stock and simmer for 20 minutes.',
    ],
    'crushed',
  ],
  [
    'de',
    ['1 Zwiebel', '1 Dose passierte Tomaten', '1 Dose Bohnen mit Saft', '500 ml Brühe'],
    [
      'Die Zwiebel in einem Topf andünsten.',
      'Die passierten Tomaten, die Bohnen und die Brühe zugeben und 20 Minuten kochen.',
    ],
    'passierten',
  ],
])('%s: what a food comes with does not name it', (language, foods, method, order) => {
  expect(linesIn(order, foods, method, language)).toContainEqual([3, 'stated'])
})

test('what is named after a spice is not the spice', () => {
  const foods = ['300 g flour', '150 ml milk', '7 g yeast', '100 g sugar', '3 tsp cinnamon']
  const method = [
    'Line a tin; the cinnamon rolls will be put into it later. Place the cinnamon rolls in the tin.',
    'Knead the flour, milk and yeast. Mix the sugar and cinnamon and sprinkle over the dough.',
  ]
  expect(linesIn('Mix the sugar', foods, method)).toContainEqual([5, 'stated'])
})
