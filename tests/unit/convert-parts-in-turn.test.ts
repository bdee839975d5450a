import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { addedIn, sharesOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, readonly string[], readonly string[]]>([
  [
    'en',
    ['200 g flour', '1 tsp baking powder', '150 ml milk', '100 g butter', '100 g sugar', '2 eggs'],
    [
      'Mix the flour and baking powder.',
      'Cream the butter and sugar, add the eggs.',
      'Add half the flour mixture, then the milk, then the remaining flour mixture.',
    ],
  ],
  [
    'de',
    ['200 g Mehl', '1 TL Backpulver', '150 ml Milch', '100 g Butter', '100 g Zucker', '2 Eier'],
    [
      'Mehl und Backpulver mischen.',
      'Butter und Zucker schaumig rühren, Eier zugeben.',
      'Die Hälfte der Mehlmischung unterrühren, dann die Milch und die restliche Mehlmischung.',
    ],
  ],
  [
    'fr',
    ['200 g de farine', '1 sachet de levure', '150 ml de lait', '100 g de beurre', '2 œufs'],
    [
      'Mélanger la farine et la levure.',
      'Battre le beurre, ajouter les œufs.',
      'Ajouter la moitié du mélange de farine, puis le lait et le reste du mélange de farine.',
    ],
  ],
  [
    'pl',
    ['200 g mąki', '1 łyżeczka proszku do pieczenia', '150 ml mleka', '100 g masła', '2 jajka'],
    [
      'Mąkę wymieszać z proszkiem do pieczenia.',
      'Masło utrzeć, dodać jajka.',
      'Dodać połowę mieszanki mącznej, następnie mleko i resztę mieszanki mącznej.',
    ],
  ],
  [
    'uk',
    ['200 г борошна', '1 ч. л. розпушувача', '150 мл молока', '100 г масла', '2 яйця'],
    [
      'Змішати борошно з розпушувачем.',
      'Збити масло, додати яйця.',
      'Додати половину борошняної суміші, потім молоко і решту борошняної суміші.',
    ],
  ],
])('%s: a mixture that goes in by halves is all in', (language, foods, method) => {
  const last = actionsOf(foods, method, language).at(-1)
  expect(last?.moves).toEqual([{ from: 0, foods: null, part: 1 }])
  expect(last?.adds.map(({ food }) => food.entry.name)).toHaveLength(1)
})

test('the sugar that is creamed with the butter is none of the dry ingredients', async () => {
  const steps = await stepsOf(
    ['200 g flour', '1 tsp baking powder', '100 g sugar', '150 g butter', '3 eggs'],
    [
      'Sift the dry ingredients into a bowl.',
      'In another bowl, cream the butter and sugar until fluffy. Beat in the eggs.',
      'Fold in the dry ingredients.',
    ],
  )
  expect(addedIn(steps)).toContainEqual([1, 2])
})

describe('what is used in two lots', () => {
  test('each half of an onion that was cut in two ways has its own order', async () => {
    const steps = await stepsOf(
      ['2 onions', '400 g tomatoes', '2 tbsp oil', '1 clove garlic'],
      [
        'Dice half the onions. Cut the other half into quarters.',
        'Blend the quartered onion with the garlic to a paste.',
        'Fry the diced onion in the oil. Add the paste and the tomatoes and simmer for 20 minutes.',
      ],
    )
    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
  })

  test('meat is fried in the first of two oils', async () => {
    const steps = await stepsOf(
      ['800 g chicken thighs', '1 tbsp vegetable oil', '1 tbsp oil', '3 onions', '400 g tomatoes'],
      [
        'In a large pot, cook the chicken until white on the outside. Remove from the pot.',
        'In the same pot, with more oil, soften the onions.',
        'Add the tomatoes and the chicken and simmer for 30 minutes.',
      ],
    )
    expect(textsOf(steps).join('\n')).toMatch(/cook the chicken.*vegetable oil/)
  })

  test('what is only measured goes in where it is added', async () => {
    const steps = await stepsOf(
      ['125 g flour', '3 tbsp semolina', '250 g curd cheese', '1 egg'],
      [
        'Measure the flour. Measure the semolina.',
        'Put the curd cheese into a bowl. Add the flour. Add the semolina. Add the egg and mix.',
      ],
    )
    expect(addedIn(steps).flat().sort()).toEqual([1, 2, 3, 4])
    const adding = textsOf(steps).find((text) => /curd cheese/.test(text))
    expect(adding).toMatch(/semolina/)
  })
})
