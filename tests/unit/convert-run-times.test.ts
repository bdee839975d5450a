import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

describe('how often something is done', () => {
  test('is no time to cook: stirring every few minutes is no run of its own', async () => {
    const steps = await stepsOf(
      ['500 ml stock', '300 g leeks', '200 g carrots'],
      [
        'Put the stock, leeks and carrots in a saucepan and simmer for 20 minutes.',
        'Remove the lid and stir every 4-5 minutes to prevent scorching.',
        'Season and serve.',
      ],
    )
    expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(['100'])
  })

  test.each([
    ['de', '500 ml Brühe', 'Die Brühe 20 Minuten köcheln, dabei alle 5 Minuten umrühren.'],
    [
      'fr',
      '500 ml de bouillon',
      'Faire mijoter le bouillon 20 minutes en remuant toutes les 5 minutes.',
    ],
    ['it', '500 ml di brodo', 'Cuocete il brodo per 20 minuti mescolando ogni 5 minuti.'],
    ['es', '500 ml de caldo', 'Cocer el caldo 20 minutos removiendo cada 5 minutos.'],
    ['pl', '500 ml bulionu', 'Gotować bulion, mieszając co 5 minut, przez 20 minut.'],
    ['uk', '500 мл бульйону', 'Варіть бульйон, помішуючи кожні 5 хвилин, 20 хвилин.'],
    ['ro', '500 ml supă', 'Fierbeți supa, amestecând la fiecare 5 minute, timp de 20 de minute.'],
  ] as const)('and hides no other time (%s)', async (language, food, order) => {
    const steps = await stepsOf([food], [order], language)
    expect(steps.some(({ durationSeconds = 0 }) => durationSeconds >= 20 * 60)).toBe(true)
    expect(steps.some(({ durationSeconds }) => durationSeconds === 5 * 60)).toBe(false)
  })

  test('what stands cold is stirred now and then by hand', async () => {
    const steps = await stepsOf(
      ['300 ml cream', '100 g sugar', '200 g yogurt'],
      [
        'Whisk the cream, sugar and yogurt in a bowl.',
        'Freeze and whisk every 30 minutes until set.',
      ],
    )
    expect(runsOf(steps).some(({ durationSeconds = 0 }) => durationSeconds > 60)).toBe(false)
    expect(steps.map((one) => one.instructionText).join(' ')).toContain('whisk every 30 minutes')
  })
})

describe("the source's own time", () => {
  test('is read with "more" in it', async () => {
    const steps = await stepsOf(
      ['250 g mascarpone', '80 g sugar', '200 ml double cream'],
      [
        'Beat the mascarpone and sugar with a hand mixer on medium speed until smooth.',
        'Add the cream and beat for 3 more minutes until thick and fluffy.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 180, tools: ['whisk'] })
  })

  test('and its dial win for a blender', async () => {
    const steps = await stepsOf(
      ['150 g cashews', '150 ml water', '30 g chives', '20 ml lemon juice'],
      [
        'Put the cashews, water and lemon juice in a blender. Turn the blender to its highest setting and blend for 50 seconds.',
        'Add the chives and blend on low for another 10 seconds.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([
      { durationSeconds: 50, speed: '9' },
      { durationSeconds: 10, speed: '5' },
    ])
  })

  test('wins where a mixer kneads, not where hands do', async () => {
    const dough = ['500 g flour', '7 g dried yeast', '300 ml water']
    const order = 'Mix the flour, yeast and water in a bowl.'
    const byHand = await stepsOf(dough, [order, 'Knead the dough for 10 minutes by hand.'])
    const byMixer = await stepsOf(dough, [order, 'Knead for 5 minutes in a stand mixer.'])
    expect(runsOf(byHand).at(-1)).toMatchObject({ durationSeconds: 180, speed: 'dough' })
    expect(runsOf(byMixer).at(-1)).toMatchObject({ durationSeconds: 300, speed: 'dough' })
  })

  test('is not enough for garlic that starts in a cold bowl', async () => {
    const steps = await stepsOf(
      ['3 garlic cloves, sliced', '2 tbsp oil', '400 ml stock', '300 g leeks'],
      [
        'Heat the oil in a pan and sauté the garlic for 30 seconds. Add the stock and leeks and simmer for 15 minutes.',
      ],
    )
    expect(runsOf(steps).find(({ temperature }) => temperature === '120')).toMatchObject({
      durationSeconds: 120,
    })
  })

  test('bringing to the boil takes as long as the food is heavy', async () => {
    const boiling = async (water: string) => {
      const steps = await stepsOf(
        [water, '50 g butter', '20 g cocoa'],
        ['Bring the water, butter and cocoa to the boil in a saucepan.'],
      )
      return runsOf(steps)[0]?.durationSeconds
    }
    expect(await boiling('250 ml water')).toBe(5 * 60)
    expect(await boiling('1000 ml water')).toBe(10 * 60)
  })
})

describe('a goal without a time', () => {
  const soup = ['500 ml stock', '300 g leeks']
  const start = 'Simmer the leeks in the stock for 10 minutes.'

  test.each([
    ['Add the cheddar and cook until the cheese has melted.', '150 g cheddar', 120, '80'],
    ['Add the spinach and cook until it has wilted.', '200 g spinach', 120, '100'],
    ['Stir in the cornflour and cook until the sauce thickens.', '20 g cornflour', 240, '100'],
  ])('is reached soon: %s', async (order, food, seconds, temperature) => {
    const last = runsOf(await stepsOf([...soup, food], [start, order])).at(-1)
    expect(last).toMatchObject({ temperature })
    expect(last?.durationSeconds).toBeLessThanOrEqual(seconds + 120)
  })

  test('a stirred sauce that comes to the boil and thickens is one short run', async () => {
    const steps = await stepsOf(
      ['400 ml stock', '20 g cornflour', '300 g leeks'],
      [
        'Put the stock, cornflour and leeks in a saucepan. Stir and cook to bring the sauce to a boil, and cook until it starts to thicken.',
      ],
    )
    const runs = runsOf(steps).filter(({ temperature }) => temperature !== undefined)
    expect(runs).toHaveLength(1)
    expect(runs[0]?.durationSeconds).toBeLessThanOrEqual(10 * 60)
  })

  test('reducing needs steam that can leave', async () => {
    const steps = await stepsOf(
      ['200 ml soy sauce', '50 g sugar', '50 ml rice vinegar'],
      [
        'Combine the soy sauce, sugar and vinegar in a saucepan and simmer for 13 minutes, until reduced by half.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({
      temperature: 'varoma',
      tools: ['simmering_basket'],
    })
  })

  test('one blending that speeds up is one run', async () => {
    const steps = await stepsOf(
      ['2 bananas', '300 ml milk', '50 g spinach'],
      [
        'Put everything in the blender. Start blending at low speed. Increase the speed to high. Blend for 1 minute or until smooth.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 60 }])
  })
})

test.each(['fr', 'it', 'pl', 'ro'] as const)(
  'in %s what is only whisked is not said to cook on',
  async (target) => {
    const steps = await stepsOf(
      ['3 eggs', '200 g flour', '400 ml milk'],
      ['Whisk the eggs for 1-2 minutes. Add the flour and the milk and mix well.'],
      'en',
      target,
    )
    const texts = steps.map(({ instructionText }) => instructionText).join(' ')

    expect(texts).toMatch(/résultat|risultato|efekt|rezultatul/)
    expect(texts).not.toMatch(/cuisson|cottura|ugotowania|fierb/)
  },
)
