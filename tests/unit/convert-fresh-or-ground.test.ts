import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'

describe('ground coriander and its leaves', () => {
  const LIST = [
    '2 tbsp oil',
    '1 onion, chopped',
    '2 tsp ground cumin',
    '2 tsp ground coriander',
    '1 tsp turmeric',
    '400 g chopped tomatoes',
    'handful of coriander leaves, chopped',
  ]

  test('"the cumin, coriander and turmeric" are the spices', () => {
    const actions = actionsOf(LIST, [
      'Fry the onion in the oil for 5 minutes. Add the cumin, coriander and turmeric and cook for a minute.',
      'Add the tomatoes and simmer for 20 minutes. Scatter with the coriander.',
    ])
    expect(actions[1]?.adds.map(({ food }) => food.id)).toEqual([3, 4, 5])
    expect(actions.at(-1)?.adds.map(({ food }) => food.id)).toEqual([7])
  })

  test('"the coriander" by itself is fresh', () => {
    const actions = actionsOf(LIST, [
      'Fry the onion in the oil with the ground spices for 5 minutes. Add the tomatoes and simmer for 20 minutes. Stir in the coriander.',
    ])
    expect(actions.at(-1)?.adds.map(({ food }) => food.id)).toContain(7)
  })
})
