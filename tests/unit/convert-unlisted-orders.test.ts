import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('orders about what the list lacks', () => {
  test('salting is told where it is done', async () => {
    const steps = await stepsOf(
      ['1 cebula', '1 łyżka oliwy', '1 czerwona papryka', '200 ml śmietanki'],
      [
        'Podsmażyć pokrojoną cebulę i paprykę na oliwie przez 5 minut.',
        'Wlać śmietankę, doprawić świeżo zmielonym pieprzem i gotować 3 minuty.',
      ],
      'pl',
    )
    const texts = textsOf(steps)
    const said = texts.findIndex((text) => text.includes('świeżo zmielonym pieprzem'))
    expect(said).toBeGreaterThan(0)
    expect(said).toBeLessThan(steps.findLastIndex(({ type }) => type === 'OPERATE'))
  })

  test('water to cover is told although the list has water for something else', async () => {
    const steps = await stepsOf(
      [
        '100 g cashews',
        '200 ml water',
        '1 onion, diced',
        '2 tbsp oil',
        '1 cauliflower',
        '1 tbsp curry powder',
      ],
      [
        'Blend the cashews with the water until smooth. Set aside.',
        'Fry the onion in the oil for 5 minutes. Add the cauliflower, the cashew milk and the curry powder.',
        'Add enough water or milk to cover.',
        'Bring to a boil, then simmer for 15 minutes.',
      ],
    )
    expect(textsOf(steps).join(' ')).toContain('Add enough water or milk to cover.')
  })

  test('milk that is stirred in until the sauce binds is cooked, mushrooms or not', async () => {
    const steps = await stepsOf(
      ['100 g ciuperci', '2 linguri unt', '2 linguri făină', '250 ml lapte'],
      [
        'Se topește untul într-o tigaie, se adaugă ciupercile tăiate și se călesc până se înmoaie.',
        'Se presară făina și se toarnă laptele, amestecând continuu, până se leagă sosul.',
      ],
      'ro',
    )
    expect(Number(runsOf(steps).at(-1)?.temperature)).toBeGreaterThanOrEqual(90)
  })
})

describe('French words of an order', () => {
  test('peppers behind an article season nothing', () => {
    const foods = ['1 poivron', '2 oignons', "2 cuillères à soupe d'huile"]
    const [, adding] = actionsOf(
      foods,
      [
        "Faire dorer les oignons dans l'huile. Une fois dorés, ajouter les poivrons et faire revenir.",
      ],
      'fr',
    )
    expect(adding?.adds.map(({ food }) => food.entry.name)).toEqual(['poivron'])
  })

  test('what is gone on with is the order', () => {
    const [, cutting] = actionsOf(
      ['1 kg de tomates', '2 oignons'],
      ['Faire dorer les oignons. Continuer à couper les tomates.'],
      'fr',
    )
    expect(cutting?.role).toBe('cut')
  })
})

test('minced garlic that the source fries for a minute of its own goes in when its turn comes', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '2 tbsp oil', '3 cloves garlic, minced', '400 g chopped tomatoes'],
    [
      'Fry the onion in the oil for 8 minutes until soft. Add the garlic and cook for 1 minute.',
      'Add the tomatoes and simmer for 15 minutes.',
    ],
  )
  const texts = textsOf(steps)
  const onion = texts.findIndex((text) => text.includes('8 min'))
  const garlic = texts.findIndex((text) => text.includes('garlic'))
  expect(garlic).toBe(onion + 1)
  expect(runsOf(steps).map(({ durationSeconds }) => durationSeconds)).toContain(60)
})
