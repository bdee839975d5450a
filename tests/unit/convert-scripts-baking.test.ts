import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('dough and batter', () => {
  test('kneading by hand becomes the dough mode, in one go', async () => {
    const steps = await stepsOf(
      ['500 g bread flour', '1 tsp instant yeast', '325 ml lukewarm water', '2 tsp salt'],
      [
        'In a large bowl, mix the flour, yeast and salt. Add the water and mix to a rough dough.',
        'Turn out onto a floured surface and knead for 10 minutes until smooth and elastic.',
        'Place in an oiled bowl, cover and leave to rise for 1 hour.',
      ],
    )
    const runs = runsOf(steps)
    expect(runs).toHaveLength(1)
    expect(runs[0]?.speed).toBe('dough')
    expect(runs[0]?.durationSeconds).toBeLessThanOrEqual(3 * 60)
  })

  test('short pastry is rubbed in, then brought together', async () => {
    const steps = await stepsOf(
      ['200 g plain flour', '100 g cold butter, cubed', '1 egg yolk', '1 tbsp cold water'],
      [
        'Rub the butter into the flour until it resembles breadcrumbs.',
        'Add the egg yolk and water and bring together to a dough. Chill for 30 minutes.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([
      { durationSeconds: 10, speed: '6' },
      { durationSeconds: 15, speed: '4', reverse: false },
    ])
  })

  test('a creamed cake: butter and sugar, eggs, then flour no longer than needed', async () => {
    const steps = await stepsOf(
      ['200 g caster sugar', '200 g softened butter', '4 eggs', '200 g self-raising flour'],
      [
        'Cream the butter and sugar together until pale and fluffy.',
        'Beat in the eggs one at a time. Fold in the flour.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([
      { durationSeconds: 120, speed: '4' },
      { durationSeconds: 60, speed: '4' },
      { durationSeconds: 15, speed: '3', reverse: true },
    ])
  })

  test('choux: flour into the boiling water, eggs when it has cooled', async () => {
    const steps = await stepsOf(
      ['150 ml water', '60 g butter', '80 g flour', '2 eggs'],
      [
        'Put the water and butter in a saucepan and bring to the boil.',
        'Tip in the flour and beat until it forms a ball. Leave to cool for 10 minutes.',
        'Beat in the eggs one at a time until glossy.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([
      { temperature: '100' },
      { durationSeconds: 20, speed: '4' },
      { durationSeconds: 45, speed: '5' },
    ])
    expect(steps.find(({ type }) => type === 'WAIT')?.durationSeconds).toBe(600)
  })
})

describe('foams', () => {
  test('of a mousse are each whipped in a clean bowl and folded in by hand', async () => {
    const steps = await stepsOf(
      ['200 g dark chocolate', '4 eggs, separated', '50 g sugar', '200 ml double cream'],
      [
        'Melt the chocolate in a bowl over simmering water. Leave to cool slightly.',
        'Whisk the egg whites until stiff, then whisk in the sugar.',
        'Whip the cream until soft peaks form.',
        'Stir the egg yolks into the chocolate. Fold in the cream, then the egg whites.',
      ],
    )
    const cream = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))
    expect(steps[cream - 1]?.clears).toBe(true)
    const whipped = runsOf(steps).filter(({ tools }) => tools.includes('whisk'))
    expect(whipped.at(-1)).toMatchObject({ durationSeconds: 120 })
    const whites = textsOf(steps).find((text) => text.includes('4 egg whites'))
    expect(whites).toMatch(/^Rinse and dry the mixing bowl/)
    expect(steps.at(-1)).toMatchObject({ type: 'MANUAL', place: 'bench' })
  })

  test('wait apart while something else is beaten', async () => {
    const steps = await stepsOf(
      ['4 egg whites', '250 g mascarpone', '50 g sugar'],
      [
        'Whisk the egg whites until stiff.',
        'Beat the mascarpone and sugar until smooth. Fold in the egg whites.',
      ],
    )
    const other = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 2))
    expect(steps[other - 1]?.clears).toBe(true)
    expect(steps.at(-1)?.takes).toHaveLength(2)
  })

  test('cream gets a bowl of its own beside the cream cheese', async () => {
    const steps = await stepsOf(
      ['500 g cream cheese', '100 g icing sugar', '300 ml double cream'],
      [
        'Beat the cream cheese and icing sugar until smooth.',
        'Whip the cream until it holds its shape and fold into the cream cheese.',
      ],
    )
    const whipping = steps.findIndex(({ tools }) => tools?.includes('whisk'))
    expect(steps[whipping]?.adds).toEqual([{ ref: 3 }])
    expect(steps[whipping - 1]).toMatchObject({ clears: true })
    expect(steps.at(-1)?.takes).toHaveLength(2)
  })

  test('the whites of separated eggs are whisked stiff', async () => {
    const steps = await stepsOf(
      ['4 eggs, separated', '50 g sugar'],
      ['Whisk the egg whites in a clean bowl until stiff.', 'Whisk in the sugar.'],
    )
    expect(runsOf(steps)[0]).toMatchObject({
      durationSeconds: 240,
      speed: '3.5',
      tools: ['whisk'],
    })
  })

  test('a drop of cream is whipped by hand', async () => {
    const steps = await stepsOf(['100 ml cream'], ['Whip the cream until stiff.'])
    expect(runsOf(steps)).toHaveLength(0)
  })
})
