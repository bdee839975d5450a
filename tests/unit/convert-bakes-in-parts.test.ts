import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const CAKE = ['For the cake:', '150 g butter', '150 g caster sugar', '3 eggs', '180 g flour']

describe('a cake and what goes on it', () => {
  test('nothing is taken out of the baked cake for its glaze', async () => {
    const steps = await stepsOf(
      [...CAKE, '1 lemon, zested', 'For the glaze:', '250 g icing sugar', '3 tbsp lemon juice'],
      [
        'Cream the butter and sugar until fluffy. Beat in the eggs, then fold in the flour and zest.',
        'Pour into the tin and bake for 40 minutes. Leave to cool on a wire rack.',
        'To make the glaze, whisk together the icing sugar and the juice of the lemon until smooth.',
      ],
    )
    const glaze = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 6))
    const baked = steps.findIndex(({ place }) => place === 'oven') + 1
    expect(glaze?.takes ?? []).not.toContain(baked)
    expect(textsOf(steps).join(' ')).not.toMatch(/(?:Add|Return) the (?:butter|caster sugar)/)
  })

  test('without headings in the method each part takes its own sugar and butter', () => {
    const actions = actionsOf(
      [
        ...['For the base:', '100 g butter', '80 g sugar', '200 g flour'],
        ...['For the apple layer:', '4 apples', '2 tbsp flour', '60 g sugar', '1 tsp nutmeg'],
        ...['For the streusel:', '90 g oats', '70 g brown sugar', '40 g flour', '60 g butter'],
      ],
      [
        'Stir together the melted butter and sugar. Add the flour and stir to a dough.',
        'Press into a tin and bake for 15 minutes.',
        'In a bowl, toss the apple slices with flour, sugar and nutmeg. Spread over the base.',
        'In another bowl, combine oats, brown sugar and flour. Use a fork to cut the butter into it.',
        'Sprinkle the streusel over the apples and bake for 40 minutes.',
      ],
    )
    const adds = actions.map((one) => one.adds.map(({ food, part }) => [food.id, part]))
    expect(adds.filter((one) => one.length > 0).map((one) => one.flat())).toEqual([
      [1, 1, 2, 1],
      [3, 1],
      [4, 1, 5, 1, 6, 1, 7, 1],
      [8, 1, 9, 1, 10, 1],
      [11, 1],
    ])
    const sprinkle = actions.find(({ clause }) => clause.text.startsWith('Sprinkle'))
    const streusel = actions.find(({ adds: some }) => some.some(({ food }) => food.id === 8))
    expect(sprinkle?.moves.map(({ from }) => from)).toEqual([streusel?.vessel])
  })

  test('a part that the method never comes to is made at the end, by itself', async () => {
    const steps = await stepsOf(
      [...CAKE, '1 tsp vanilla', 'For the cream:', '240 g cold cream', '2 tbsp icing sugar'],
      [
        'Cream the butter and caster sugar until fluffy. Beat in the eggs, then the flour and vanilla.',
        'Pour into the tin and bake for 40 minutes. Leave to cool.',
      ],
    )
    const weighed = steps.findLast(({ adds }) => adds && adds.length > 0)
    expect(weighed?.adds?.map(({ ref }) => ref)).toEqual([6, 7])
    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', tools: ['whisk'] })
  })

  test('berries that are sprinkled with sugar stay out of the pot', async () => {
    const steps = await stepsOf(
      ['430 g strawberries, sliced', '100 g sugar'],
      [
        'Place the strawberries in a large bowl. Mash lightly with a potato masher.',
        'Sprinkle with the sugar and leave to stand for 2 hours.',
      ],
    )
    expect(textsOf(steps).join(' ')).not.toMatch(/large pot/)
  })

  test('a filling is not kneaded into the dough that it is for', () => {
    const actions = actionsOf(
      ['500 g flour', '7 g dried yeast', '300 ml milk', '150 g brown sugar', '2 tbsp cinnamon'],
      [
        'Mix the flour, yeast and milk to a dough. Turn out the dough and knead for 8 minutes.',
        'Combine the brown sugar and cinnamon for the filling.',
        'Roll out the dough and sprinkle over the filling.',
      ],
    )
    const filling = actions.find(({ adds }) => adds.some(({ food }) => food.id === 4))
    expect(filling?.moves).toEqual([])
    expect(actions.find(({ vessel }) => vessel === filling?.vessel)?.id).toBe(filling?.id)
  })
})

describe('the beginning of a sentence', () => {
  const [biscuits, cheese] = [
    ['200 g digestive biscuits', '90 g melted butter'],
    ['600 g cream cheese', '150 g sugar', '3 eggs'],
  ]

  test('"Make the crust: in a food processor," orders nothing by itself', async () => {
    const steps = await stepsOf(
      [...biscuits, ...cheese],
      [
        'Make crust: In a food processor, blend biscuits with melted butter. Press into a tin.',
        'Make filling: In a large bowl using a hand mixer, beat cream cheese and sugar until smooth.',
        'Add the eggs and beat until combined, using a hand-held electric whisk.',
        'Pour into the crust and bake for 50 minutes.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(3)
    expect(textsOf(steps).join(' ')).not.toMatch(/processor\.|mixer\.|[Uu]sing a hand-held/)
    const baked = steps.find(({ place }) => place === 'oven')
    expect(baked?.takes).toHaveLength(2)
  })
})
