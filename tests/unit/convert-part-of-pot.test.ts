import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const BEAN_SOUP = ['2 tbsp olive oil', '1 onion', '500 g white beans, drained', '800 ml stock']
const COOKED = [
  'Chop the onion and cook it in the oil in a pot for 5 minutes.',
  'Add the beans and the stock and simmer for 20 minutes.',
]

describe('a part of what is in the pot', () => {
  test('is blended apart and the rest comes back to it', async () => {
    const steps = await stepsOf(BEAN_SOUP, [
      ...COOKED,
      'Puree half of the soup until smooth and return it to the pot.',
      'Season and serve.',
    ])
    const texts = textsOf(steps)
    const at = texts.findIndex((text) => text.startsWith('Blend'))
    expect(texts[at - 1]).toBe(
      'Transfer the contents of the mixing bowl to a bowl, leaving half behind.',
    )
    expect(texts[at + 1]).toMatch(/^Return the mixture \(.+\) to the mixing bowl\.$/)
    expect(steps[at - 1]?.takes).toEqual([{ step: at - 1, part: 0.5 }])
    expect(steps[at + 1]?.takes).toEqual([at])
  })

  test('is told in the amount that the recipe gives', async () => {
    const steps = await stepsOf(BEAN_SOUP, [
      ...COOKED,
      'Transfer 2 cups of the soup to a blender, blend until smooth and return to the pot.',
    ])
    expect(textsOf(steps)).toContain(
      'Transfer the contents of the mixing bowl to a bowl, leaving 2 cups behind.',
    )
  })

  test('is taken out before what it is not part of comes back', async () => {
    const steps = await stepsOf(
      ['800 g potatoes', '2 onions', '50 g butter', '300 g cream cheese'],
      [
        'Boil the potatoes in salted water until tender, drain and mash.',
        'Chop the onions and fry in the butter in a frying pan until golden.',
        'Add half of the onions and the cream cheese to the potatoes and mix well.',
        'Serve with the rest of the onions.',
      ],
    )
    const texts = textsOf(steps)
    const leaving = texts.findIndex((text) => text.includes('leaving half behind'))
    const returned = texts.findLastIndex((text) => text.startsWith('Return the potatoes'))
    expect(leaving).toBeGreaterThan(-1)
    expect(returned).toBe(leaving + 1)
  })

  test('comes out of a pot that is too much for the bowl', async () => {
    const steps = await stepsOf(
      ['1 kg potatoes, diced', '1.5 l stock', '300 g corn kernels', '100 ml cream'],
      [
        'Put the potatoes, corn and stock into a large pot and simmer for 25 minutes.',
        'Transfer 2 cups of the chowder to a blender, blend until smooth and return to the pot.',
        'Stir in the cream.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '5-10' }])
    const texts = textsOf(steps)
    expect(texts.join(' ')).toContain(
      'Transfer 2 cups of the contents of the pot to the mixing bowl.',
    )
    expect(texts.join(' ')).toContain('Return to the pot. Stir in the cream.')
    expect(texts.join(' ')).not.toContain('Repeat')
  })

  test('is not the size of a dish that it goes into', () => {
    const actions = actionsOf(
      ['300 ml cream', '80 g sugar'],
      ['Whisk the cream with the sugar.', 'Pour into a 1 litre dish and chill.'],
    )
    const parts = actions.flatMap(({ moves }) => moves.map(({ part }) => part))
    expect(parts.every((part) => part === 1)).toBe(true)
  })
})

describe('a mixture called after its foods', () => {
  test('is the one that holds most of what is named', () => {
    const actions = actionsOf(
      ['300 g cream cheese', '80 g sugar', '200 ml heavy cream', '100 g raspberries'],
      [
        'Beat the cream cheese with the sugar.',
        'In another bowl, whip the cream until stiff.',
        'Fold the raspberries into the cream cheese mixture.',
      ],
    )
    expect(actions.at(-1)?.vessel).toBe(actions[0]?.vessel)
  })
})

test('what is shared out by the spoon leaves its bowl before another mixture comes into it', () => {
  const [, crumbs, , ham, bake] = actionsOf(
    ['150 g breadcrumbs', '60 g butter', '230 g ham', '170 g cream cheese', '60 g mayonnaise'],
    [
      'Beat the breadcrumbs with the butter. Place 2 teaspoons of the crumb mixture in the bottom of each muffin cup.',
      'Beat the cream cheese, ham and mayonnaise. Spoon 1 tablespoon of the ham mixture into each muffin cup.',
      'Bake for 15 minutes.',
    ],
  )

  expect([crumbs, ham].map((one) => one?.moves.map(({ part }) => part))).toEqual([[1], [1]])
  expect(ham?.moves[0]?.from).not.toBe(crumbs?.moves[0]?.from)
  expect([ham?.vessel, bake?.vessel]).toEqual([crumbs?.vessel, crumbs?.vessel])
})

test('a third of what was cooked before is puréed alone, and goes on with the whole rest', async () => {
  const steps = await stepsOf(
    ['500 g di ceci cotti', '1 cipolla', '2 cucchiai di olio', '400 ml di brodo'],
    [
      'Cuocere i ceci nel brodo in una pentola per 20 minuti.',
      'In un tegame soffriggere la cipolla nell’olio.',
      'Frullare un terzo dei ceci e versare la crema nel tegame insieme ai ceci interi. Cuocere 10 minuti.',
    ],
    'it',
  )
  const taken = steps.flatMap(({ takes = [] }) =>
    takes.map((one) => (typeof one === 'number' ? 1 : one.part)),
  )

  expect(taken).toContain(0.33)
})

test('how much of the beans is puréed is not told by the splash of stock beside them', async () => {
  const steps = await stepsOf(
    ['500 g de garbanzos cocidos', '1 cebolla', '2 cucharadas de aceite', '700 ml de caldo'],
    [
      'En una olla sofríe la cebolla en el aceite. Añade los garbanzos y el caldo y cuece 20 minutos.',
      'Tritura un tercio de los garbanzos con un poco de caldo y viértelo en la olla. Cuece 5 minutos.',
    ],
    'es',
  )
  const told = textsOf(steps).join(' ')

  expect(told).toMatch(/un tercio/)
  expect(runsOf(steps).at(-1)?.temperature).toBe('100')
})
