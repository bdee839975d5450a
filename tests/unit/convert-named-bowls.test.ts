import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { actionsOf, type Told } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const CREAMED: readonly Told[] = [
  [
    'en',
    ['200 g sugar', '120 g butter', '3 bananas', '240 g flour'],
    [
      'Cream the sugar and butter in a large bowl. In a small bowl, mash the bananas.',
      'Add the banana mixture to the creamed mixture and stir. Add the flour.',
    ],
  ],
  [
    'es',
    ['200 g de azúcar', '3 huevos', '3 plátanos', '240 g de harina'],
    [
      'Bate el azúcar y los huevos en un bol grande. En otro bol, tritura los plátanos.',
      'Añade los plátanos a la mezcla batida y remueve. Añade la harina.',
    ],
  ],
]

describe.each(CREAMED)('what is called after its work in %s', (language, list, method) => {
  it('is the bowl in which that was done', () => {
    const actions = actionsOf(list, method, language)
    const first = actions[0]?.vessel
    const flour = actions.find(({ adds }) => adds.some(({ food }) => food.id === 4))

    expect(flour?.vessel).toBe(first)
    expect(actions.some(({ vessel, moves }) => vessel === first && moves.length === 1)).toBe(true)
  })
})

describe('eggs', () => {
  it('that are whisked and added to the bowl come to the flour in it', () => {
    const actions = actionsOf(
      ['140 g flour', '4 eggs', '200 ml milk'],
      ['Pour flour into bowl. Whisk eggs, add to bowl.', 'Add milk to bowl, beating.'],
    )
    const [flour, whisked, added, milk] = actions

    expect(added?.moves.map(({ from }) => from)).toEqual([whisked?.vessel])
    expect(added?.vessel).toBe(flour?.vessel)
    expect(milk?.vessel).toBe(flour?.vessel)
  })

  it('that are cracked go into the bowl with the sugar', () => {
    const [crack, put] = actionsOf(
      ['3 huevos', '200 g de azúcar'],
      ['Casca los huevos, colócalos en un bol grande con el azúcar y bate bien.'],
      'es',
    )
    expect(put?.moves.map(({ from }) => from)).toEqual([crack?.vessel])
  })
})

describe('onions without any fat', () => {
  it('soften in the bowl', async () => {
    const steps = await stepsOf(
      ['1 onion', '400 g cauliflower', '1 can tomatoes'],
      [
        'Chop the onion and sauté until translucent.',
        'Add the cauliflower and the tomatoes and simmer for 30 minutes.',
      ],
    )
    expect(runsOf(steps).map(({ temperature }) => temperature)).toContain('100')
    expect(textsOf(steps).at(-1)).toContain('30 min')
  })

  it('stay in the pan that has the fat of the bacon', async () => {
    const steps = await stepsOf(
      ['150 g bacon', '1 onion', '1 litre stock'],
      [
        'Fry the bacon in a pot until crisp and golden. Take it out.',
        'Fry the onion in the pot until translucent.',
      ],
    )
    expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
  })

  it('get the oil that was heated for them, though the list has none', () => {
    const actions = actionsOf(
      ['1 onion', '1 can beans'],
      ['Heat oil in a pot. Add the onion and cook for 10 minutes. Add the beans.'],
    )
    const added = actions.flatMap(({ adds }) => adds).map(({ food }) => food.food)
    expect(added).toContain('oil')
  })
})

it('ginger and chilli that no order names leave a curry to the machine', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 tbsp oil', '2 cubes ginger', '2 dried chillies', '400 g chickpeas'],
    ['Sauté the onion in the oil. Add the chickpeas and 200 ml water and simmer for 30 minutes.'],
  )
  expect(runsOf(steps).length).toBeGreaterThan(0)
})

it('letters that are measures tell no language', () => {
  const text =
    'Mash the livers with a fork. 3 T. lemon juice, ½ C. parsley, 1 ½ C. onion, 2 T. mayo'
  expect(detectLanguage(text)).toBe('en')
})

it('what is fed in slowly is not mixed in the run before it', async () => {
  const steps = await stepsOf(
    ['300 g flour', '200 g sugar', '3 eggs', '200 ml oil', '250 ml hot water', '1 tsp coffee'],
    [
      'Mix the flour and sugar in a bowl. In another bowl, whisk the eggs and oil until combined.',
      'Slowly add the flour mixture and mix until combined.',
      'In a small bowl, mix the hot water and coffee. Slowly add the coffee mixture to the batter, then mix until combined.',
    ],
  )
  const fed = runsOf(steps).map(({ adds = [] }) => adds.map(({ ref }) => ref))
  expect(fed.some((refs) => refs.includes(1) && refs.includes(5))).toBe(false)
})

it('a food that no order names is not worked by itself', async () => {
  const steps = await stepsOf(
    ['270 g flour', '30 g sugar', '2 tsp yeast', '1 tsp salt', '170 g milk, warm'],
    [
      'Roll out dough to the width of a stick of butter, and twice the length.',
      'Cover and let rest to activate the yeast.',
      'Cut one stick lengthwise into four planks.',
      'Wrap in parchment and microwave 15 seconds to soften.',
      'Roll into a solid square, and refrigerate.',
      'Place butter in the center of the dough.',
      'Pull the sides up and join in the center to enclose the butter block.',
      'Wrap in plastic and place in freezer for exactly 30 minutes to stiffen the dough.',
      'Roll the dough out until its length is three times its width.',
      'Fold in thirds, like a letter.',
      'Give the dough a quarter turn.',
      'Refrigerate dough at least 2 hours to thoroughly chill and to allow gluten to relax.',
      'Roll out into a large rectangle.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})

it('"in large bowl", as cards have it, is another one than "in small bowl"', () => {
  const [dry, creamed, stirred] = actionsOf(
    ['270 g flour', '1 tsp baking soda', '230 g butter', '150 g sugar', '2 eggs'],
    [
      'In small bowl, combine flour and baking soda.',
      'In large bowl, beat butter and sugar until creamy.',
      'Beat in eggs and flour.',
    ],
  )
  expect(creamed?.vessel).not.toBe(dry?.vessel)
  expect(stirred?.moves.map(({ from }) => from)).toEqual([dry?.vessel])
})
