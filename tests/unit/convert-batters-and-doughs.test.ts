import { expect, test } from 'vitest'
import type { Told } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('flour that goes in slowly waits for the eggs that go in one at a time', async () => {
  const steps = await stepsOf(
    ['120 g butter', '150 g sugar', '2 eggs', '150 g flour', '60 g sour cream'],
    [
      'Cream the butter and the sugar until fluffy. Add the eggs one at a time. Slowly add the flour.',
      'Add the sour cream and mix. Bake for 20 minutes.',
    ],
  )
  const eggs = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
  const flour = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(eggs).not.toBe(flour)
  expect(eggs?.type).toBe('OPERATE')
})

test('berries that come last are turned over and not beaten with the flour', async () => {
  const steps = await stepsOf(
    ['120 g butter', '130 g sugar', '1 egg', '240 g flour', '110 g blueberries'],
    [
      'Beat the butter with the sugar for 3 full minutes. Add the egg and mix until combined.',
      'Add the flour in 2 additions and mix. Add the blueberries and gently mix them in.',
      'Bake for 10 minutes.',
    ],
  )
  const [creamed, , ...others] = runsOf(steps)
  const last = others.at(-1)

  expect(creamed?.durationSeconds).toBe(180)
  expect([last?.speed, last?.reverse]).toEqual(['2', true])
  expect(others.slice(0, -1).every(({ reverse }) => !reverse)).toBe(true)
})

test('berries that were tossed in a spoon of flour are still berries', async () => {
  const steps = await stepsOf(
    ['85 g butter', '150 g sugar', '2 eggs', '180 g flour', '150 g cranberries', '1 tbsp flour'],
    [
      'Cream the butter and the sugar. Beat in the eggs. Add the 180 g flour and mix until smooth.',
      'Toss the cranberries with 1 tbsp flour, then fold them into the batter.',
      'Bake for 45 minutes.',
    ],
  )

  expect(runsOf(steps).at(-1)?.speed).toBe('2')
})

test('choux paste is made in the bowl from the melting of the butter on', async () => {
  const steps = await stepsOf(
    ['250 ml Wasser', '115 g Butter', '125 g Mehl', '4 Eier'],
    [
      'Das Wasser in einen Topf geben. Die Butter im Wasser schmelzen.',
      'Das Mehl untermischen. Zwei bis drei Minuten kochen.',
      'Drei Minuten auskühlen lassen, dann die Eier einzeln dazugeben und verrühren.',
      'Auf ein Blech spritzen und 25 Minuten backen.',
    ],
    'de',
  )
  const settings = runsOf(steps).map(({ temperature, speed }) => [temperature, speed])

  expect(settings).toEqual([
    ['90', '1'],
    [undefined, '4'],
    ['100', '2'],
    [undefined, '5'],
  ])
  expect(textsOf(steps).join(' ')).not.toContain('bis drei')
})

test('milk that is heated until it boils is not kept at 80 degrees', async () => {
  const steps = await stepsOf(
    ['500 ml de leche', '1 rama de canela', '80 g de azúcar'],
    [
      'Calentamos la leche con la canela y el azúcar hasta que hierva. Dejamos infusionar 10 minutos.',
    ],
    'es',
  )

  expect(runsOf(steps)[0]?.temperature).toBe('95')
})

test('sugar is stirred into crumbs for a moment only', async () => {
  const steps = await stepsOf(
    ['200 g flour', '100 g cold butter', '30 g icing sugar', '1 egg'],
    [
      'Rub the butter into the flour until it looks like breadcrumbs, then stir in the icing sugar.',
      'Add the egg and mix to a dough. Chill for 30 minutes.',
    ],
  )

  expect(runsOf(steps)[1]?.durationSeconds).toBe(5)
})

test('a batter is mixed with half of the milk before the rest goes in, so that no lumps form', async () => {
  const steps = await stepsOf(
    ['500 мл молока', '2 яйця', '200 г борошна', '1 ст. л. цукру'],
    [
      'Яйця збити з цукром. Влити половину молока, всипати борошно і перемішати, щоб не було грудочок.',
      'Додати решту молока і добре вимішати. Залишити на 20 хвилин.',
    ],
    'uk',
  )
  const milk = steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 1))
  const mixed = textsOf(steps).find((text) => text.includes('грудочок'))

  expect(milk).toHaveLength(2)
  expect(mixed).toMatch(/шв\. 4, щоб не було грудочок\./)
})

test('a teaspoon of the sugar that is told in words is a teaspoon', async () => {
  const steps = await stepsOf(
    ['12 g di lievito di birra', '250 ml di latte', '100 g di zucchero', '500 g di farina'],
    [
      'Sciogliete il lievito nel latte tiepido con un cucchiaino di zucchero.',
      'Aggiungete la farina e lo zucchero e impastate per 10 minuti.',
    ],
    'it',
  )
  const [first] = steps.flatMap(({ adds }) => adds ?? []).filter(({ ref }) => ref === 3)

  expect(first?.part).toBeLessThan(0.06)
})

test('dried fruit that is only added to a dough at its end is worked in before it is rolled out', async () => {
  const steps = await stepsOf(
    ['125 g butter', '60 g caster sugar', '180 g plain flour', '60 g raisins'],
    [
      'Put the butter and sugar in a mixing bowl and mix until light and fluffy.',
      'Add the flour and combine to get a smooth paste. Add the raisins.',
      'Roll out the dough on a floured board, cut it into rounds and bake for 15 minutes.',
    ],
  )
  const raisins = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(steps[raisins + 1]).toMatchObject({ type: 'OPERATE', speed: '2', reverse: true })
})

test('nuts that come on top of a batter in its tin are not turned over with it', async () => {
  const steps = await stepsOf(
    ['120 g butter', '150 g sugar', '2 eggs', '200 g flour', '80 g walnuts'],
    [
      'Beat the butter with the sugar. Beat in the eggs and the flour.',
      'Pour into a tin. Add the walnuts and bake for 40 minutes.',
    ],
  )

  expect(runsOf(steps).some(({ reverse }) => reverse)).toBe(false)
})

test.each<Told>([
  [
    'en',
    ['500 g flour', '5 g instant yeast', '350 g water'],
    ['Mix it all, just until no dry flour is left.'],
  ],
  [
    'de',
    ['500 g Mehl', '5 g Trockenhefe', '350 g Wasser'],
    ['Alles verrühren, bis kein trockenes Mehl mehr zu sehen ist.'],
  ],
  [
    'fr',
    ['500 g de farine', '5 g de levure de boulanger', '350 g d’eau'],
    ['Mélanger le tout jusqu’à ce qu’il n’y ait plus de farine sèche.'],
  ],
  [
    'es',
    ['500 g de harina', '5 g de levadura seca de panadería', '350 g de agua'],
    ['Mezclar todo hasta que no quede harina seca.'],
  ],
  [
    'it',
    ['500 g di farina', '5 g di lievito di birra secco', '350 g di acqua'],
    ['Mescolare tutto finché non ci sia più farina asciutta.'],
  ],
  [
    'pl',
    ['500 g mąki', '5 g suchych drożdży', '350 g wody'],
    ['Wszystko wymieszać, aż nie będzie suchej mąki.'],
  ],
  [
    'uk',
    ['500 г борошна', '5 г сухих дріжджів', '350 г води'],
    ['Усе перемішати, поки не залишиться сухого борошна.'],
  ],
  [
    'ro',
    ['500 g făină', '5 g drojdie uscată', '350 g apă'],
    ['Amestecați totul până nu mai rămâne făină uscată.'],
  ],
])('dough that is only to hold together is not kneaded (%s)', async (language, list, method) => {
  const [run] = runsOf(await stepsOf([...list], [...method], language))

  expect([run?.speed, run?.durationSeconds]).toEqual(['4', 20])
})

test('stiff dough that is mixed for minutes is kneaded', async () => {
  const [run] = runsOf(
    await stepsOf(
      ['450 g flour', '180 g tepid water', '30 g melted butter', '15 g salt'],
      ['Mix everything. Mix for about 8-10 minutes, until nice and firm. Let it rest for 1 hour.'],
    ),
  )

  expect([run?.speed, run?.durationSeconds]).toEqual(['dough', 180])
})
