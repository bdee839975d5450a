import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what another appliance does, the bowl does', () => {
  test('"use a stand mixer to beat" beats and does not cook', async () => {
    const steps = await stepsOf(
      ['500 g cream cheese', '150 g sugar', '3 eggs'],
      [
        'Use a hand mixer or stand mixer to beat the cream cheese and sugar on medium speed until smooth, about 1 minute.',
        'Add the eggs and beat on low speed until just incorporated.',
        'Pour into a tin and bake at 150°C for 1 hour.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '4' }, {}])
    expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
    expect(addedAt(steps, 'bowl')).toEqual([2, 1, 3].sort())
  })

  test('the bowl of a stand mixer is not the one in which the herbs wait', async () => {
    const steps = await stepsOf(
      ['60 ml olive oil', '2 tbsp rosemary', '250 ml water', '7 g dry yeast', '400 g flour'],
      [
        'In a small bowl, stir the olive oil and rosemary together. Set aside.',
        'Warm the water in a saucepan until lukewarm.',
        'Pour the water into the bowl of a stand mixer and stir in the yeast.',
        'Add the flour and knead for 8 minutes. Leave to rise for 1 hour.',
        'Spread on a tray, drizzle with the herb oil and bake for 20 minutes.',
      ],
    )
    const dough = steps.findIndex(({ speed }) => speed === 'dough')
    expect(dough).toBeGreaterThan(0)
    expect(addedAt(steps.slice(0, dough), 'bowl')).not.toContain(1)
  })

  test('flour from its own bowl that goes in in three parts is mixed in through the lid', async () => {
    const steps = await stepsOf(
      ['230 g butter, softened', '200 g sugar', '1 egg', '360 g flour', '1 tsp baking powder'],
      [
        'Whisk the flour with the baking powder in a small bowl and set aside.',
        'Beat the butter together with the sugar. Add the egg and beat to combine.',
        'To the butter mixture, add the flour in 3 parts until fully incorporated.',
        'Roll out and cut into shapes.',
      ],
    )
    const flour = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 4))
    expect(flour).toMatchObject({ type: 'OPERATE', place: 'bowl' })
    expect(flour?.instructionText).toContain(', in 3 parts')
    // Creaming takes longer than the egg after it.
    expect(runsOf(steps)[0]?.durationSeconds).toBe(120)
  })

  test('crushed biscuits and melted butter are a base, not bread to toss', async () => {
    const steps = await stepsOf(
      ['300 g digestive biscuits, crushed', '100 g butter, melted', '2 tbsp sugar'],
      [
        'Mix the crushed biscuits, melted butter and sugar in a bowl.',
        'Press into a tin and chill for 30 minutes.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 15, speed: '4' }])
  })

  test('batter that is poured into its crust is not mixed with it', async () => {
    const steps = await stepsOf(
      ['200 g biscuits, crushed', '80 g butter, melted', '600 g cream cheese', '3 eggs'],
      [
        'In a bowl, mix the biscuits and butter and press into a tin.',
        'In another bowl, beat the cream cheese until smooth. Add the eggs.',
        'Pour the batter into the crust and bake for 50 minutes.',
      ],
    )
    const baked = steps.findIndex(({ place }) => place === 'oven')
    const texts = textsOf(steps.slice(0, baked)).join(' ')
    expect(texts).not.toMatch(/Return the (mixture|biscuits)/)
  })
})

describe('cheese that is grated first', () => {
  const cheeses = ['150 g Parmesan, grated', '150 g Gruyère cheese, grated', '500 ml milk']

  test('goes through the blades with the other cheese that is used with it', async () => {
    const steps = await stepsOf(
      [...cheeses, '30 g flour', '30 g butter'],
      [
        'Melt the butter in a saucepan. Stir in the flour.',
        'Gradually add the milk and simmer, stirring, until thickened.',
        'Stir in the Parmesan and the Gruyère.',
      ],
    )
    expect(steps[0]?.adds?.map(({ ref }) => ref)).toEqual([1, 2])
    expect(steps[1]?.type).toBe('OPERATE')
  })

  test('is put aside at once, not after the work in between', async () => {
    const steps = await stepsOf(
      ['100 g Parmesan, grated', '1 onion', '20 g butter', '300 g rice', '800 ml stock'],
      [
        'Preheat the oven to 180°C and grease a dish.',
        'Chop the onion and fry it in the butter in a pot.',
        'Add the rice and stock and simmer for 15 minutes.',
        'Stir in the Parmesan.',
      ],
    )
    const aside = steps.findIndex(({ clears }) => clears === true)
    const oven = steps.findIndex(({ instructionText }) => instructionText.includes('Preheat'))
    expect(aside).toBeGreaterThan(0)
    expect(aside).toBeLessThan(oven)
  })
})

test('flour is toasted in the fat before the cream comes', async () => {
  const steps = await stepsOf(
    ['30 g butter', '2 cloves garlic', '30 g flour', '350 ml cream'],
    [
      'Melt the butter in a saucepan. Add the garlic and sauté for 1 minute.',
      'Whisk in the flour. Stir in the cream and simmer for 5 minutes.',
    ],
  )
  const flour = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
  const cream = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))
  expect(steps.slice(flour, cream).some(({ type }) => type === 'OPERATE')).toBe(true)
})

test('what is spooned out before the next part begins is told', async () => {
  const steps = await stepsOf(
    [
      '110 g panko breadcrumbs',
      '85 g butter, melted',
      '230 g crab meat',
      '120 g sour cream',
      '1 egg',
    ],
    [
      'Mix together the panko and the melted butter. Place 2 teaspoons of the panko mixture in each muffin cup.',
      'CRAB MIXTURE: Combine the crab meat, sour cream and egg.',
      'Bake for 15 minutes.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('Place 2 teaspoons of the panko mixture')
})

test('butter that a hand mixer blends is beaten, not flung about by the blades', async () => {
  const steps = await stepsOf(
    ['120 g butter, soft', '2 cloves garlic, minced', '2 tbsp chives, chopped', '1 tsp salt'],
    ['Use a hand mixer to blend the butter, garlic, salt and chives until smooth and creamy.'],
  )
  expect(runsOf(steps).every(({ speed }) => Number(speed) <= 5)).toBe(true)
})

describe('what is added "to the stand mixer"', () => {
  const steps = () =>
    stepsOf(
      [
        '113 g butter',
        '60 g chocolate',
        '2 eggs',
        '150 g sugar',
        '95 g flour',
        '40 g cocoa powder',
      ],
      [
        'Add the butter and chocolate to a microwave-safe bowl. Heat in 20-second increments until melted.',
        'In the bowl of a stand mixer, add the eggs and sugar. Whisk until smooth.',
        'In a separate bowl, whisk together the flour and cocoa powder.',
        'Add the butter and chocolate mixture to the stand mixer and whisk for about 30 seconds.',
        'With the mixer on low, slowly sprinkle in the flour mixture. Mix until just combined. Bake for 15 minutes.',
      ],
    )

  test('goes to what was beaten there, not to the flour beside it', async () => {
    const own = await steps()
    const at = (ref: number) =>
      own.findIndex(({ adds }) => adds?.some((one) => one.ref === ref) ?? false)

    expect(at(3)).toBeLessThan(at(5))
    expect(own.flatMap(({ adds }) => adds ?? []).filter(({ ref }) => ref === 1)).toHaveLength(1)
  })

  test('is beaten in cold, where it was only melted', async () => {
    expect((await steps()).some(({ temperature }) => Number(temperature) >= 60)).toBe(false)
  })
})

test('a mixer that is set faster until the dough is smooth kneads it', async () => {
  const steps = await stepsOf(
    ['300 g flour', '7 g instant yeast', '1 tsp salt', '220 ml warm water', '1 tbsp olive oil'],
    [
      'In the bowl of a stand mixer, whisk the flour, yeast and salt. Add the water and oil and mix very slowly until the flour is absorbed.',
      'Raise the mixer to medium-high speed until the dough is smooth and sticky, about 3 minutes.',
      'Cover and leave to rise for 1 hour.',
    ],
  )
  const text = textsOf(steps).join(' ')

  expect(runsOf(steps)).toMatchObject([{ speed: 'dough', durationSeconds: 180 }])
  expect(text).toContain('until the dough is smooth and sticky')
  expect(text).not.toMatch(/Raise the mixer|very slowly/)
})
