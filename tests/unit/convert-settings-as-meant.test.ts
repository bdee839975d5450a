import { describe, expect, it } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const secondsOf = async (foods: string[], method: string[]) => {
  const steps = await stepsOf(foods, method)
  return runsOf(steps).map(({ durationSeconds }) => durationSeconds)
}

describe('beating that must not be long', () => {
  const batter = ['450 g cream cheese', '150 g sugar', '2 eggs', '200 g sour cream']

  it.each([
    'Add the sour cream and beat until combined. Do not over-beat!',
    'Add the sour cream and beat until combined, being careful not to overbeat.',
    'Add the sour cream and beat until just combined.',
  ])('takes seconds: %s', async (last) => {
    const times = await secondsOf(batter, [
      'Beat the cream cheese and sugar until smooth.',
      'Add the eggs one at a time, beating after each.',
      last,
    ])
    expect(times.at(-1)).toBeLessThanOrEqual(20)
  })
})

it('grinds nuts without making a paste of them', async () => {
  const steps = await stepsOf(
    ['150 g cashews', '300 ml water'],
    [
      'Put the cashews in a blender and blend on high until finely ground.',
      'Add the water and blend until smooth.',
    ],
  )
  expect(runsOf(steps)[0]?.durationSeconds).toBeLessThanOrEqual(20)
})

it('does not mash fresh peppers and onions that are diced', async () => {
  const times = await secondsOf(
    ['1 onion', '2 red bell peppers', '2 tbsp olive oil', '400 g canned tomatoes'],
    [
      'Dice the onion and the bell peppers.',
      'Heat the oil in a pan and fry the onion and peppers until soft.',
      'Add the tomatoes and simmer for 10 minutes.',
    ],
  )
  expect(times[0]).toBeLessThanOrEqual(5)
})

describe('on the boil', () => {
  it('brings coconut milk to the boil like any sauce', async () => {
    const steps = await stepsOf(
      ['400 ml coconut milk', '200 ml vegetable stock', '1 tbsp curry powder', '300 g shrimp'],
      [
        'Bring the coconut milk, stock and curry powder to a boil.',
        'Add the shrimp and simmer for 5 minutes.',
      ],
    )
    expect(runsOf(steps)[0]).toMatchObject({ temperature: '100' })
    expect(textsOf(steps)[1]).toContain('boil')
  })

  it('heats cream to the boil before it simmers, as its time counts from there', async () => {
    const texts = textsOf(
      await stepsOf(
        ['600 ml double cream', '150 g caster sugar', '2 lemons, juice'],
        [
          'Put the cream and sugar in a saucepan and stir over a low heat until the sugar has dissolved, then bring to the boil and cook over a low heat for 3 minutes, stirring constantly.',
          'Stir in the lemon juice and pour into glasses.',
        ],
      ),
    )
    expect(texts.filter((text) => text.includes('95°C'))).toHaveLength(2)
  })
})
