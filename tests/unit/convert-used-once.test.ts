import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

/** The shares in which a food goes in, by the order that takes it. */
function sharesOf(name: string, ...recipe: Parameters<typeof actionsOf>) {
  return actionsOf(...recipe).flatMap(({ adds, clause }) =>
    adds
      .filter(({ food }) => food.entry.name.includes(name))
      .map(({ part }) => [clause.text.trim(), part] as const),
  )
}

test.each<[Language, readonly string[], readonly string[], string]>([
  [
    'en',
    ['140 g butter', '100 g sugar', '2 eggs', '200 g flour'],
    [
      'Place the butter in a saucepan and cook until brown. Transfer it to a bowl and chill.',
      'In a mixing bowl combine the cooled browned butter and the sugar. Add the eggs and the flour.',
    ],
    'butter',
  ],
  [
    'en',
    ['375 g flour', '225 g butter', '120 ml water'],
    [
      'Put the flour in a bowl. Cut the butter into chunks and add to the flour.',
      'Cut the butter into the flour mixture until only lumps are left. Add the water.',
    ],
    'butter',
  ],
  [
    'de',
    ['140 g Butter', '100 g Zucker', '2 Eier', '200 g Mehl'],
    [
      'Die Butter in einem Topf schmelzen und bräunen. Abkühlen lassen.',
      'Eier und Zucker in einer Schüssel verrühren. Die gebräunte Butter und das Mehl zugeben.',
    ],
    'Butter',
  ],
])('%s: all of the butter goes in once, browned or not', (language, foods, method, name) => {
  expect(sharesOf(name, foods, method, language).map(([, part]) => part)).toEqual([1])
})

test('what is fried in is not the sesame oil', () => {
  const foods = ['600 g chicken', '1 tbsp sesame oil', 'vegetable oil', '50 ml soy sauce']
  const method = [
    'Heat 3 inches of oil in a heavy pot. Fry the chicken.',
    'Mix the soy sauce and sesame oil. Dip the chicken into it.',
  ]
  expect(sharesOf('sesame oil', foods, method)).toEqual([['Mix the soy sauce and sesame oil.', 1]])
})
