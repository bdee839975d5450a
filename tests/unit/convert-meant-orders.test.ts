import { describe, expect, test } from 'vitest'
import { actionsOf, ordersOf } from './convert-actions.ts'
import { runsOf, settingsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what is added', () => {
  const batter = ['150 g butter', '150 g sugar', '3 eggs']

  test('is mixed in where the source goes on beating meanwhile, and "on low" heats nothing', async () => {
    const steps = await stepsOf(batter, [
      'In a large bowl, cream the butter and sugar until fluffy.',
      'Add in the eggs, one at a time, mixing on low speed after each until just blended.',
    ])
    expect(runsOf(steps)).toMatchObject([{ speed: '4' }, { speed: '3', durationSeconds: 60 }])
    expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
  })

  test.each([
    ['de', ['150 g Butter', '150 g Zucker', '3 Eier'], 'Die Eier unter Rühren zugeben.'],
    ['fr', ['150 g de beurre', '150 g de sucre', '3 œufs'], 'Ajouter les œufs en fouettant.'],
    ['es', ['150 g de mantequilla', '150 g de azúcar', '3 huevos'], 'Añadir los huevos batiendo.'],
  ] as const)('in %s too', (language, ingredients, order) => {
    const first = { de: 'Butter und Zucker in einer Schüssel cremig rühren.' }
    const creamed = {
      ...first,
      fr: 'Dans un saladier, travailler le beurre et le sucre en pommade.',
      es: 'En un bol, batir la mantequilla y el azúcar.',
    }
    const actions = actionsOf(ingredients, [creamed[language], order], language)
    expect(actions.at(-1)).toMatchObject({ role: 'work' })
  })
})

describe('over heat', () => {
  test('chocolate in a bowl over simmering water melts in the machine', async () => {
    const steps = await stepsOf(
      ['300 g dark chocolate', '100 g butter'],
      [
        'Put the chocolate and butter in a heatproof bowl set over a pan of gently simmering water.',
      ],
    )
    expect(settingsOf(steps)).toEqual([
      [undefined, '8'],
      ['50', '2'],
    ])
  })

  test('milk that is whisked until warm is heated', async () => {
    const steps = await stepsOf(
      ['500 ml milk', '50 g sugar', '100 g dark chocolate'],
      [
        'In a saucepan on medium heat, add the milk and sugar. Whisk frequently until warm.',
        'Add the chocolate and whisk until smooth.',
      ],
    )
    expect(runsOf(steps)[0]?.temperature).toBe('80')
  })

  test('"place it over the heat until it steams" is an order of its own', () => {
    const actions = actionsOf(
      ['300 ml milk', '100 g sugar'],
      ['Pour the milk into a saucepan and place it over medium heat until it is just steaming.'],
    )
    expect(actions.at(-1)).toMatchObject({ verb: 'heat', role: 'heat' })
  })
})

describe('words that are no orders', () => {
  test('a label above an order is not carried out as well', async () => {
    const steps = await stepsOf(
      ['300 g raspberries', '200 ml water', '30 g honey'],
      [
        'Blend: Place all ingredients in a blender and blend until smooth.',
        'Taste and adjust: Taste the juice and add more honey if you like.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
  })

  test('the zest beside the juice, a sentence in brackets, a machine named after cream', async () => {
    expect(
      ordersOf(
        ['1 lemon', '300 ml cream', '80 g sugar'],
        [
          'Whisk the cream and sugar. Add the lemon juice and zest and whisk well.',
          '(You can also heat the cream with the sugar over hot water.)',
        ],
      ).map(([verb]) => verb),
    ).toEqual(['whisk', 'add', 'whisk', 'other'])
    const [, churned] = actionsOf(
      ['300 ml cream', '80 g sugar'],
      ['Whisk the cream and sugar. Transfer to an ice cream machine and churn.'],
    )
    expect(churned?.moves).toHaveLength(1)
  })

  test('"chop and measure the berries" does not chop the batter', async () => {
    const steps = await stepsOf(
      ['200 g flour', '200 ml milk', '2 eggs', '150 g strawberries'],
      [
        'In a large bowl, whisk together the flour, milk and eggs. Chop and measure the strawberries.',
        'Fold the strawberries into the batter.',
      ],
    )
    expect(textsOf(runsOf(steps)).join(' ')).not.toMatch(/Chop \d/)
  })
})

test('what has been melted into the batter goes there, not the batter to it', () => {
  const actions = actionsOf(
    ['100 g butter', '100 g sugar', '2 eggs', '150 g chocolate'],
    [
      'Cream the butter and sugar. Beat in the eggs.',
      'In another bowl, melt the chocolate. Stir the melted chocolate into the batter.',
    ],
  )
  const batter = actions[0]?.vessel
  expect(actions.at(-1)).toMatchObject({ vessel: batter })
  expect(actions.at(-1)?.moves).toHaveLength(1)
})
