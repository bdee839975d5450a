import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('peppers that a list wants diced', () => {
  test('are chopped with the onions of a pan that is the cook’s, in chunks', async () => {
    const steps = await stepsOf(
      [
        '2 onions, diced',
        '1 green bell pepper, diced',
        '1.5 kg chicken legs',
        '2 litres stock',
        '3 tbsp oil',
      ],
      [
        'Brown the chicken legs in the oil in a large pot. Take them out.',
        'Add the onions and the pepper to the pot and fry for 8 minutes. Return the chicken, pour in the stock and simmer for 1 hour.',
      ],
    )
    expect(addedAt(steps.slice(0, 1), 'bowl')).toEqual([1, 2])
    expect(textsOf(steps)[0]).toContain('pepper (in chunks)')
  })

  test('are left to the knife where they are cut into strips', async () => {
    const steps = await stepsOf(
      ['1 red bell pepper', '600 g steak', '2 tbsp oil'],
      ['Cut the pepper into thin strips. Fry the steak in the oil in a pan, then the pepper.'],
    )
    expect(runsOf(steps)).toEqual([])
  })
})

describe('wine', () => {
  test.each([
    ['en' as const, '750 ml red wine', 'Heat the wine in a saucepan over low heat.', '80'],
    [
      'fr' as const,
      '75 cl de vin rouge',
      'Faites chauffer le vin dans une casserole à feu doux.',
      '80',
    ],
    ['en' as const, '750 ml red wine', 'Bring the wine to the boil in a saucepan.', '100'],
  ])('is boiled only where it is said: %s, %s, %s', async (language, wine, method, temperature) => {
    expect(runsOf(await stepsOf([wine], [method], language))).toMatchObject([{ temperature }])
  })
})

test('curd with a spoonful of semolina is mixed smooth', async () => {
  const steps = await stepsOf(
    ['500 г сиру', '2 яйця', '60 г цукру', '1 ст. л. манної крупи'],
    ['Змішайте сир, яйця, цукор і манну крупу в мисці до однорідної маси.'],
    'uk',
  )
  expect(runsOf(steps)).toMatchObject([{ speed: '4' }])
})
