import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'

const find = (actions: ReturnType<typeof actionsOf>, words: string) =>
  actions.find(({ clause }) => clause.text.includes(words))
const addedBy = (actions: ReturnType<typeof actionsOf>, words: string) =>
  find(actions, words)?.adds.map(({ food }) => food.entry.name)

describe('words that name no food of the list and nothing made', () => {
  test('a soup spoon is no soup: all the aubergines are fried', () => {
    const actions = actionsOf(
      ['2 aubergines', '3 courgettes', "4 cuillères à soupe d'huile"],
      [
        'Mettez les aubergines dans une passoire, salez-les et laissez dégorger 30 minutes.',
        "Faites dorer les aubergines dans une sauteuse avec 4 cuillères à soupe d'huile.",
      ],
      'fr',
    )
    const moved = find(actions, 'Faites dorer')?.moves ?? []
    expect(moved.every((move) => (move.part ?? 1) === 1)).toBe(true)
  })

  test('half of the oil is not the juice of half a lemon', () => {
    const actions = actionsOf(
      ['2 буряки', '1 ст. л. оцту або сік половини лимона', '4 ст. л. олії', '1 ч. л. цукру'],
      [
        'Буряк почистити, нарізати соломкою і тушкувати на половині олії 10 хвилин.',
        'Додати оцет і цукор, тушкувати ще 5 хвилин.',
      ],
      'uk',
    )
    expect(addedBy(actions, 'тушкувати на половині')).toEqual(
      expect.arrayContaining(['буряки', 'олії']),
    )
    expect(addedBy(actions, 'тушкувати на половині')).toHaveLength(2)
    expect(addedBy(actions, 'Додати оцет')).toHaveLength(2)
  })
})
