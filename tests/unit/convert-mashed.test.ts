import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('boiled potatoes that are crushed', () => {
  test.each([
    [
      'en',
      ['1 kg potatoes', '200 ml milk', '50 g butter'],
      'Boil the potatoes until soft. Drain and crush by hand, then stir in the hot milk and the butter.',
    ],
    [
      'de',
      ['1 kg Kartoffeln', '200 ml Milch', '50 g Butter'],
      'Kartoffeln schälen, in Salzwasser weich kochen und abgießen. Mit einem Stampfer zerdrücken, heiße Milch und Butter unterrühren.',
    ],
    [
      'fr',
      ['1 kg de pommes de terre', '20 cl de lait', '50 g de beurre'],
      "Faire cuire les pommes de terre à l'eau salée 25 minutes. Les égoutter et les écraser. Ajouter le lait chaud et le beurre en remuant.",
    ],
  ] as const)('are mashed by the machine (%s)', async (language, foods, method) => {
    const steps = await stepsOf(foods, [method], language)
    expect(runsOf(steps).map(({ speed }) => speed)).toContain('3.5')
  })

  test('garlic that is crushed for them is not mashed', async () => {
    const steps = await stepsOf(
      ['1 kg potatoes', '2 cloves garlic', '50 g butter'],
      ['Boil the potatoes for 20 minutes and drain. Crush the garlic and add it with the butter.'],
    )
    expect(textsOf(steps).join('\n')).not.toMatch(/^Mash/m)
  })

  test('nor are biscuits for a base', async () => {
    const steps = await stepsOf(
      ['200 g biscuits', '80 g butter'],
      ['Crush the biscuits in a food processor into a fine crumb. Melt the butter and stir it in.'],
    )
    expect(textsOf(steps).join('\n')).not.toMatch(/^Mash/m)
    expect(runsOf(steps).length).toBeGreaterThan(0)
  })
})

test('"à l’eau" brings no litre of water', async () => {
  const steps = await stepsOf(
    ['500 g de carottes', '30 g de beurre'],
    ["Faire cuire les carottes à l'eau 15 minutes. Les égoutter et servir avec le beurre."],
    'fr',
  )
  expect(textsOf(steps).join('\n')).not.toContain('(1 l)')
})

test('butter that is crushed into flour with the fingers is rubbed in by the machine', async () => {
  const steps = await stepsOf(
    ['250 g flour', '125 g butter', '60 ml water'],
    [
      'Put the flour in a bowl, add the butter and crush it with your fingers.',
      'Gradually add the water until it forms a ball. Chill for an hour.',
    ],
  )
  expect(runsOf(steps)[0]).toMatchObject({ speed: '6', durationSeconds: 10 })
})
