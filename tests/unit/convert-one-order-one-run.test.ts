import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

/** "20 s/4", "15 s/reverse 2", "120 s/100 °C/1", run by run. */
async function settings(ingredients: readonly string[], method: readonly string[]) {
  const steps = await stepsOf([...ingredients], [...method])
  return runsOf(steps).map(({ durationSeconds, temperature, reverse, speed }) =>
    [
      `${durationSeconds} s`,
      temperature && `${temperature} °C`,
      `${reverse ? 'reverse ' : ''}${speed}`,
    ]
      .filter(Boolean)
      .join('/'),
  )
}

test('a batter is beaten smooth before anything is folded in', async () => {
  const runs = await settings(
    ['250 g flour', '4 eggs', '120 ml water', '120 ml oil', '80 g sugar pearls'],
    [
      'Put the flour, eggs, water and oil in a large bowl. Beat with a hand mixer until smooth. Fold in the sugar pearls.',
      'Pour into a tin and bake for 40 minutes at 180 °C.',
    ],
  )

  expect(runs).toEqual(['30 s/4', '15 s/reverse 2'])
})

test('dry and wet that are folded together become a batter without lumps', async () => {
  const runs = await settings(
    ['300 g flour', '200 g sugar', '40 g cocoa', '1 tsp baking soda', '480 ml milk', '200 ml oil'],
    [
      'Whisk together the flour, sugar, cocoa and baking soda in a large bowl.',
      'In another bowl whisk the milk and oil, pour over the dry mixture and fold together until combined.',
      'Bake for 50 minutes at 180 °C.',
    ],
  )

  expect(runs.at(-1)).toBe('20 s/4')
})

test('scones: crumbs of flour and butter first, then the milk, briefly', async () => {
  const runs = await settings(
    ['250 g flour', '1 tbsp baking powder', '110 g cold butter', '180 ml milk'],
    [
      'In a large bowl, whisk together the flour and baking powder.',
      'Work the cold butter into the flour mixture with a pastry cutter until it resembles coarse crumbs.',
      'Pour in the milk. Stir gently with a fork until the dough just comes together.',
      'Shape and bake for 15 minutes at 200 °C.',
    ],
  )

  expect(runs).toEqual(['10 s/6', '15 s/4'])
})

test('flour cooks in the fat before the cream comes in', async () => {
  const steps = await stepsOf(
    [
      '30 g butter',
      '2 cloves garlic, minced',
      '1 tbsp flour',
      '350 ml cream',
      '60 g cheese, grated',
    ],
    [
      'Melt the butter in a saucepan, then add the garlic. Sauté for 1 minute. Whisk in the flour to form a roux.',
      'Stir in the cream and the cheese. Simmer the sauce for 5 minutes.',
    ],
  )
  const roux = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
  const cream = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(steps.slice(roux + 1, cream).some(({ type }) => type === 'OPERATE')).toBe(true)
})

test('butter and sugar are creamed for longer than the egg is beaten in', async () => {
  const runs = await settings(
    ['230 g soft butter', '200 g sugar', '1 egg', '375 g flour'],
    [
      'Beat the butter together with the sugar. Add the egg and beat again. Add the flour and mix until combined.',
      'Chill for 1 hour.',
    ],
  )

  expect(runs.slice(0, 2)).toEqual(['120 s/4', '30 s/4'])
})

test('apples, nuts and oats stay whole in a stiff dough', async () => {
  const dough =
    'Beat the butter and sugar until fluffy. Add the egg and beat. Add the flour and beat until combined.'
  const list = ['120 g butter', '150 g sugar', '1 egg', '240 g flour']

  const apples = await settings(
    [...list, '1 apple, grated'],
    [`${dough} Stir in the apple.`, 'Bake for 12 minutes.'],
  )
  const nuts = await settings(
    [...list, '100 g pecans'],
    [`${dough} Stir in the pecans.`, 'Bake for 12 minutes.'],
  )
  const oats = await settings(
    [...list, '120 g rolled oats'],
    [`${dough} Stir in the oats.`, 'Bake for 12 minutes.'],
  )

  expect(apples.at(-1)).toBe('15 s/reverse 2')
  expect(nuts.at(-1)).toBe('15 s/reverse 2')
  expect(oats.at(-1)).toBe('20 s/reverse 4')
})

test('a batter that is mixed until just combined is mixed briefly', async () => {
  const list = ['200 g flour', '2 eggs', '220 ml milk', '60 ml oil']
  const runs = await settings(list, [
    'Put the flour, eggs, milk and oil in a bowl and stir until just combined.',
    'Bake for 20 minutes at 180 °C.',
  ])

  expect(runs).toEqual(['15 s/4'])
})

test('a short simmer from cold gets the time to the boil before it', async () => {
  const runs = await settings(
    ['500 ml cream', '200 ml stock', '2 tsp mustard'],
    ['Put the cream, stock and mustard in a saucepan and simmer for 5 minutes.'],
  )

  expect(Number.parseInt(runs[0] ?? '', 10)).toBeGreaterThan(3 * 60)
  expect(runs[1]).toMatch(/^300 s/)
})

test('mince is browned no shorter than the bowl needs', async () => {
  const runs = await settings(
    ['450 g minced beef', '1 tbsp oil', '400 g chopped tomatoes'],
    [
      'Heat the oil in a pan. Add the mince and brown for 5 minutes.',
      'Add the tomatoes and simmer for 20 minutes.',
    ],
  )

  expect(runs[0]).toBe('480 s/120 °C/reverse 1')
})

test('butter is browned in a pan', async () => {
  const steps = await stepsOf(
    ['150 g butter', '200 g sugar', '2 eggs', '200 g flour'],
    [
      'Cook the butter in a saucepan over medium heat until golden brown and nutty.',
      'Pour into a bowl, whisk in the sugar and eggs, then the flour.',
    ],
  )

  expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
})

test('degrees of the source are those of the bowl', async () => {
  const runs = await settings(
    ['240 ml vinegar', '350 g sugar', '2 tsp mustard seeds'],
    [
      'In a saucepan, bring the vinegar, sugar and mustard seeds to a gentle simmer (85 °C).',
      'Pour over the vegetables.',
    ],
  )

  expect(runs[0]).toMatch(/85 °C/)
})

test('cream that has to hold its shape is whipped', async () => {
  const runs = await settings(
    ['200 g mascarpone', '60 g icing sugar', '300 ml double cream'],
    [
      'Beat the mascarpone and icing sugar until smooth. Beat in the double cream until it holds its shape.',
      'Chill for 1 hour.',
    ],
  )

  expect(runs.at(-1)).toBe('120 s/3.5')
})

test('berries that go into a dough along with the flour are not cut', async () => {
  const runs = await settings(
    ['120 g soft butter', '150 g sugar', '1 egg', '240 g flour', '110 g blueberries'],
    [
      'Cream the butter and the sugar. Beat in the egg.',
      'Add the flour and the blueberries and mix gently. Bake for 12 minutes.',
    ],
  )

  expect(runs.at(-1)).toBe('20 s/reverse 4')
})

test('flour is worked in before marshmallows, chips and nuts are folded in', async () => {
  const runs = await settings(
    [
      '170 g butter',
      '150 g sugar',
      '1 egg',
      '200 g flour',
      '40 g mini marshmallows',
      '130 g chocolate chips',
      '70 g almonds, chopped',
    ],
    [
      'In a large bowl, cream the butter and sugar until fluffy. Add the egg and mix until combined.',
      'Add the flour. With a spatula, fold in the marshmallows, chocolate chips and almonds.',
      'Scoop onto a sheet and bake for 10 minutes.',
    ],
  )

  expect(runs.at(-1)).toBe('15 s/reverse 2')
  expect(runs.at(-2)).not.toContain('reverse')
})

test('nuts that go in along with the flour are not cut', async () => {
  const runs = await settings(
    ['150 g butter, melted', '200 g sugar', '3 eggs', '150 g flour', '100 g walnuts, chopped'],
    [
      'Beat the sugar and eggs in a bowl. Add the butter and beat until smooth.',
      'Stir in the flour and walnuts. Bake for 25 minutes at 180 °C.',
    ],
  )

  expect(runs.at(-1)).toContain('reverse')
})
