import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

describe('risotto', () => {
  const list = [
    '1 litre hot vegetable stock',
    '1 onion, finely chopped',
    '2 tbsp olive oil',
    '300 g risotto rice',
    '150 ml white wine',
    '75 g parmesan, grated',
  ]

  test('takes all its stock at once and four fifths of the time', async () => {
    const steps = await stepsOf(list, [
      'Heat the oil in a large pan and fry the onion for 5 minutes.',
      'Stir in the rice and cook for 2 minutes. Pour in the wine and stir until absorbed.',
      'Add the stock a ladleful at a time, stirring until it is absorbed, about 18 minutes.',
      'Stir in the parmesan.',
    ])
    const [grating, , , , wine, cooking, cheese] = runsOf(steps)
    expect(grating).toMatchObject({ speed: '8', durationSeconds: 10 })
    expect(wine).toMatchObject({ durationSeconds: 120, temperature: '100', reverse: true })
    expect(cooking).toMatchObject({
      durationSeconds: 15 * 60,
      temperature: '100',
      reverse: true,
      tools: ['simmering_basket'],
    })
    expect(cheese?.temperature).toBeUndefined()
  })

  test('gets all of the stock that is kept hot in a saucepan', async () => {
    const steps = await stepsOf(list.slice(0, 4), [
      'Keep the stock hot in a saucepan.',
      'Heat the oil in a large pan and fry the onion for 5 minutes. Stir in the rice.',
      'Add the stock a ladleful at a time, about 18 minutes.',
    ])
    const stock = steps.flatMap(({ adds = [] }) => adds.filter(({ ref }) => ref === 1))
    expect(stock).toEqual([{ ref: 1 }])
    const taken = steps.flatMap(({ takes = [] }) => takes).filter((one) => typeof one === 'object')
    expect(taken).toEqual([{ step: 1, part: 0.8 }])
    expect(steps.find(({ place }) => place === 'stove')?.adds).toContainEqual({ ref: 1 })
  })

  test('holds back the stock that boils away in a pan only', async () => {
    const steps = await stepsOf(list.slice(0, 4), [
      'Heat the oil in a large pan and fry the onion for 5 minutes. Stir in the rice.',
      'Add the stock a ladleful at a time, about 18 minutes.',
    ])
    const stock = steps.flatMap(({ adds = [] }) => adds.filter(({ ref }) => ref === 1))
    expect(stock).toEqual([
      { ref: 1, part: 0.8 },
      { ref: 1, part: 0.2 },
    ])
  })

  test('is not cooked again by hand after the machine has cooked it', async () => {
    const steps = await stepsOf(list.slice(0, 4), [
      'Heat the oil in a large pan and fry the onion for 5 minutes. Stir in the rice.',
      'Add the stock and cook for 16 minutes, stirring, until the rice is creamy.',
    ])
    expect(steps.filter(({ instructionText }) => /16 minutes/.test(instructionText))).toEqual([])
  })
})

describe('porridge, polenta, rice pudding', () => {
  test('butter and cheese are only stirred into the polenta', async () => {
    const steps = await stepsOf(
      ['1 litre water', '200 g polenta', '50 g butter'],
      [
        'Bring the water to the boil in a saucepan. Pour in the polenta, whisking.',
        'Lower the heat and cook for 30 minutes until thick. Stir in the butter.',
      ],
    )
    const runs = runsOf(steps)
    expect(runs.at(-2)).toMatchObject({ durationSeconds: 1800, temperature: '95' })
    expect(runs.at(-1)?.temperature).toBeUndefined()
  })

  test('rice pudding takes longer than on a stove', async () => {
    const steps = await stepsOf(
      ['150 g pudding rice', '1 litre milk', '60 g sugar'],
      ['Put the rice, milk and sugar in a saucepan. Simmer gently for 30 minutes.'],
    )
    expect(runsOf(steps)).toMatchObject([
      { durationSeconds: 40 * 60, temperature: '90', speed: 'soft', reverse: true },
    ])
  })
})

describe('coming to the boil', () => {
  test('comes before the time that the source simmers', async () => {
    const steps = await stepsOf(
      ['1 onion, chopped', '1 tbsp oil', '200 g red lentils', '800 ml stock'],
      [
        'Fry the onion in the oil for 5 minutes. Add the lentils and stock.',
        'Bring to the boil, then simmer for 20 minutes.',
      ],
    )
    expect(runsOf(steps).slice(-2)).toMatchObject([
      { durationSeconds: 7 * 60, temperature: '100' },
      { durationSeconds: 20 * 60, temperature: '100' },
    ])
  })
})

describe('more than the bowl holds', () => {
  test('is finished in a pot, and what fits is cooked in the bowl', async () => {
    const steps = await stepsOf(
      ['2 onions, chopped', '2 tbsp oil', '600 g minced beef', '700 ml stock', '500 g beans'],
      [
        'Fry the onions in the oil for 5 minutes. Add the mince and brown for 8 minutes.',
        'Add the stock and simmer for 20 minutes.',
        'Stir in the beans and simmer for another 10 minutes.',
      ],
    )
    expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(addedAt(steps, 'stove')).toEqual([5])
  })
})

describe('stew', () => {
  test('the meat browns in the pan, the rest cooks in the bowl', async () => {
    const steps = await stepsOf(
      [
        '600 g stewing beef, cubed',
        '2 tbsp flour',
        '3 tbsp oil',
        '1 onion, chopped',
        '400 ml beef stock',
      ],
      [
        'Toss the beef in the flour.',
        'Heat 2 tbsp oil in a large casserole and brown the beef in batches, then set aside.',
        'Add the remaining oil and fry the onion for 5 minutes.',
        'Return the beef to the pan, add the stock and simmer for 1 1/2 hours.',
      ],
    )
    const browning = steps.findIndex(({ place }) => place === 'stove')
    expect(steps[browning]?.adds).toEqual([{ ref: 3, part: 0.67 }])
    expect(addedAt(steps, 'bowl')).toEqual([4, 3, 5])
    const stewing = runsOf(steps).at(-1)
    expect(stewing).toMatchObject({ durationSeconds: 5400, speed: 'soft', reverse: true })
    const returning = steps.find(({ takes }) => takes?.includes(browning + 1))
    expect(returning?.place).toBe('bowl')
  })
})

describe('sauces that thicken', () => {
  test('custard goes in all at once', async () => {
    const steps = await stepsOf(
      ['500 ml milk', '4 egg yolks', '80 g sugar', '30 g cornflour'],
      [
        'Heat the milk in a saucepan until just simmering.',
        'Whisk the egg yolks, sugar and cornflour in a bowl. Pour the hot milk over the yolks, whisking.',
        'Return to the pan and cook over low heat, stirring constantly, until thickened.',
      ],
    )
    expect(addedAt(steps, 'bowl')).toEqual([1, 2, 3, 4])
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 480, temperature: '90', speed: '4' }])
  })

  test('without starch it stays at 80 °C', async () => {
    const steps = await stepsOf(
      ['500 ml milk', '5 egg yolks', '80 g sugar'],
      [
        'Heat the milk in a saucepan. Whisk the egg yolks and sugar in a bowl.',
        'Pour the hot milk over the yolks. Return to the pan and cook over low heat until thickened.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: '80', speed: '3' }])
  })

  test('béchamel thickens in one run', async () => {
    const steps = await stepsOf(
      ['50 g butter', '50 g flour', '600 ml milk'],
      [
        'Melt the butter in a saucepan. Stir in the flour and cook for 1 minute.',
        'Gradually whisk in the milk. Bring to a simmer and cook for 5 minutes, whisking until thickened.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([
      { temperature: '60' },
      { durationSeconds: 60, temperature: '100' },
      { durationSeconds: 480, temperature: '90', speed: '4' },
    ])
  })
})

describe('core temperatures', () => {
  test('are checked at the last heating of poultry', async () => {
    const steps = await stepsOf(
      ['500 g chicken breast, diced', '1 onion, chopped', '1 tbsp oil', '400 ml coconut milk'],
      [
        'Fry the onion in the oil for 5 minutes. Add the chicken and coconut milk and simmer for 15 minutes.',
      ],
    )
    const checked = steps.filter(({ instructionText }) => /core temperature/.test(instructionText))
    expect(checked).toEqual([runsOf(steps).at(-1)])
    expect(checked[0]?.instructionText).toMatch(/chicken.*74\s°C/)
  })

  test('are not asked of mince that crumbles in a sauce', async () => {
    const steps = await stepsOf(
      ['500 g minced beef', '1 tbsp oil', '400 g chopped tomatoes'],
      ['Fry the mince in the oil for 8 minutes. Add the tomatoes and simmer for 20 minutes.'],
    )
    expect(steps.some(({ instructionText }) => /core temperature/.test(instructionText))).toBe(
      false,
    )
  })
})

test('risotto: wine that nobody weighs boils off before the stock comes', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '30 g butter', '300 g arborio rice', '1 glass white wine', '800 ml stock'],
    [
      'Fry the onion in the butter for 5 minutes. Add the rice and toast it for 2 minutes.',
      'Pour in the wine and stir until absorbed.',
      'Add the hot stock by the ladle, stirring, for 18 minutes. Serve.',
    ],
  )
  const at = (food: number) => steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === food))
  const between = steps.slice(at(4), at(5))
  expect(at(4)).toBeLessThan(at(5))
  expect(between.some(({ type }) => type === 'OPERATE')).toBe(true)
})
