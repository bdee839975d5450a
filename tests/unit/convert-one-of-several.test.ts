import { describe, expect, it } from 'vitest'
import { actionsOf } from './convert-actions.ts'

describe('one of several', () => {
  const partsOf = (list: readonly string[], method: readonly string[]) =>
    actionsOf(list, method).flatMap(({ adds }) => adds.map(({ food, part }) => [food.id, part]))

  it('is all of them where no order speaks of the others', () => {
    const parts = partsOf(
      ['2 onions', '2 tbsp oil', '400 g tomatoes'],
      ['Chop an onion. Heat the oil and fry the onion.', 'Add the tomatoes.'],
    )

    expect(parts).toContainEqual([1, 1])
  })

  it('is what has been cut since some of it went in last', () => {
    const parts = partsOf(
      ['3 carrots', '1 l vegetable stock', '2 tbsp oil'],
      [
        'Dice one carrot. Put the carrot into a pot with the stock and simmer for 20 minutes.',
        'Slice the other two carrots. Heat the oil in a frying pan and fry the carrots.',
      ],
    )

    expect(parts.filter(([id]) => id === 1)).toEqual([
      [1, 0.33],
      [1, 0.67],
    ])
  })
})
