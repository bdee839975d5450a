import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

/** What goes in with the order that says `words`. */
function addedWhere(words: string, actions: ReturnType<typeof actionsOf>): string[] {
  const action = actions.find(({ clause }) => clause.text.includes(words))
  return action?.adds.map(({ food }) => food.label) ?? []
}

const CAKE = [
  'Cake:',
  '200 g white sugar',
  '2 eggs',
  '150 g flour',
  'Toffee sauce:',
  '90 g sugar',
  '100 g butter',
  '200 ml cream',
]

test('sugar beaten for the cake is not that of the sauce, which is made later', () => {
  const actions = actionsOf(CAKE, [
    'Beat the eggs and sugar until pale. Fold in the flour and bake in a tin for 40 minutes.',
    'While the cake is baking, make the toffee sauce. Put all the ingredients in a saucepan and simmer for 5 minutes.',
  ])

  expect(addedWhere('Beat the eggs', actions)).toEqual(['2 eggs', '200 g white sugar'])
  expect(addedWhere('Put all the ingredients', actions)).toEqual([
    '90 g sugar',
    '100 g butter',
    '200 ml cream',
  ])
})

test('a part that is made first takes its own ingredients, not those of the whole list', () => {
  const foods = [
    ...['1 kg pork shoulder', '2 tbsp lime juice', '2 tbsp oil'],
    ...['Apple slaw:', '2 apples', '1 bulb fennel', '1 tbsp oil', '1 tbsp lime juice'],
  ]
  const actions = actionsOf(foods, [
    'Make the apple slaw. Place the ingredients in a medium bowl and toss.',
    'Heat the oil in a pot, brown the pork and stir in the lime juice.',
  ])

  expect(addedWhere('Place the ingredients', actions)).toEqual([
    '2 apples',
    '1 bulb fennel',
    '1 tbsp oil',
    '1 tbsp lime juice',
  ])
  expect(addedWhere('Heat the oil', actions)).toEqual(['2 tbsp oil'])
})

test.each<[Language, readonly string[], readonly string[], string, readonly string[]]>([
  [
    'de',
    ['Teig:', '300 g Mehl', '100 g Zucker', '150 g Butter', 'Guss:', '50 g Zucker', '1 Zitrone'],
    [
      'Mehl, Butter und Zucker verkneten und 30 Minuten backen.',
      'Den Guss zubereiten. Zucker mit dem Saft der Zitrone verrühren.',
    ],
    'Mehl, Butter',
    ['300 g Mehl', '150 g Butter', '100 g Zucker'],
  ],
  [
    'fr',
    [
      'Pâte :',
      '300 g de farine',
      '100 g de sucre',
      '150 g de beurre',
      'Crème :',
      '50 g de sucre',
      '3 jaunes d’œufs',
    ],
    [
      'Mélanger la farine, le beurre et le sucre.',
      'Préparer la crème. Fouetter les jaunes avec le sucre.',
    ],
    'Fouetter',
    ['3 jaunes d’œufs', '50 g de sucre'],
  ],
  [
    'es',
    [
      'Masa:',
      '300 g de harina',
      '100 g de azúcar',
      '150 g de mantequilla',
      'Crema:',
      '50 g de azúcar',
      '3 yemas',
    ],
    [
      'Mezclar la harina, la mantequilla y el azúcar.',
      'Preparar la crema. Batir las yemas con el azúcar.',
    ],
    'Batir',
    ['3 yemas', '50 g de azúcar'],
  ],
])('%s: each part has its own sugar', (language, foods, method, words, expected) => {
  expect(addedWhere(words, actionsOf(foods, method, language))).toEqual(expected)
})
