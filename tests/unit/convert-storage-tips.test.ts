import { describe, expect, it } from 'vitest'
import { addedIn, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('how leftovers are kept is told behind the last step', () => {
  it('takes none of the list for warming them up', async () => {
    const steps = await stepsOf(
      ['40 g butter', '2 leeks, sliced', '200 ml cider'],
      [
        'Melt the butter in a pan, add the leeks and cook for 5 minutes. Pour in the cider and simmer for 10 minutes.',
        'Check the seasoning. Will keep in the fridge for 2 days. Reheat with a knob of butter.',
      ],
    )
    expect(addedIn(steps).flat()).toEqual([1, 2, 3])
    expect(steps.flatMap(({ adds = [] }) => adds).find(({ ref }) => ref === 1)?.part).toBe(
      undefined,
    )
    expect(textsOf(steps).at(-1)).toMatch(/seasoning.*2 days\. Reheat with a knob of butter/)
  })

  it.each([
    [
      'de',
      ['500 g Kartoffeln', '500 ml Brühe', '100 g Sahne'],
      [
        'Die Kartoffeln in der Brühe 20 Minuten kochen und pürieren. Die Sahne einrühren.',
        'Mit Salz abschmecken. Hält sich im Kühlschrank 3 Tage. Beim Aufwärmen etwas Sahne zugeben.',
      ],
    ],
    [
      'fr',
      ['500 g de pommes de terre', '500 ml de bouillon', '100 g de crème'],
      [
        'Cuire les pommes de terre 20 minutes dans le bouillon et mixer. Ajouter la crème.',
        'Goûter. La soupe se conserve 3 jours au frais. Réchauffer avec un peu de crème.',
      ],
    ],
  ] as const)('keeps it out of the work in %s', async (language, list, method) => {
    const steps = await stepsOf(list, method, language)
    expect(addedIn(steps).flat()).toEqual([1, 2, 3])
  })

  it('leaves keeping a dough in the fridge a step in the middle of a method', async () => {
    const steps = await stepsOf(
      ['300 g flour', '150 g butter', '1 egg'],
      [
        'Mix the flour, butter and egg to a dough. Store in the fridge for 2 hours.',
        'Roll it out and bake for 20 minutes.',
      ],
    )
    expect(steps.some(({ durationSeconds }) => durationSeconds === 7200)).toBe(true)
  })
})

it('a drop of jam on a cold saucer is a test, and all of the jam stays in its pan', async () => {
  const steps = await stepsOf(
    ['1 kg plums', '1 kg sugar', 'juice of 1 lemon', '1 knob of butter'],
    [
      'Put the plums, sugar and lemon juice into a preserving pan and boil for 15 minutes. Drop a teaspoonful of jam on to a cold saucer and leave it for a minute.',
      'Stir in the butter, then leave for 15 minutes. Stir once and pot into jars.',
    ],
  )
  expect(steps.every(({ place }) => place !== 'bowl')).toBe(true)
  expect(textsOf(steps).join(' ')).toContain('Stir once and pot into jars')
})

it('a paragraph on making it ahead bakes nothing a second time', async () => {
  const steps = await stepsOf(
    ['400 g macaroni', '500 ml white sauce', '200 g cheddar, grated'],
    [
      'Mix the macaroni with the white sauce and the cheddar in a dish. Bake for 25 minutes.',
      'To make ahead: cover and chill overnight. Let it sit out for 30 minutes and bake for 35 minutes.',
    ],
  )
  expect(steps.filter(({ place }) => place === 'oven')).toHaveLength(1)
})

it('all but two tablespoons of the cream leave two tablespoons', async () => {
  const steps = await stepsOf(
    ['500 g potatoes', '500 ml stock', '150 ml cream'],
    [
      'Simmer the potatoes in the stock for 20 minutes and blend. Stir in all but 2 tablespoons of the cream.',
      'Swirl over the remaining cream and serve.',
    ],
  )
  const cream = steps.flatMap(({ adds = [] }) => adds ?? []).filter(({ ref }) => ref === 3)
  expect(cream.map(({ part = 1 }) => part > 0.5)).toEqual([true, false])
})

it('butter that is cooked with syrup until it has melted is melted in the bowl', async () => {
  const steps = await stepsOf(
    ['125 g butter', '2 tbsp golden syrup', '150 g flour', '90 g rolled oats'],
    [
      'Combine the flour and oats in a bowl. Place the butter and syrup in a saucepan. Cook, stirring, until the butter has melted. Pour into the dry ingredients and stir until combined. Bake for 12 minutes.',
    ],
  )
  expect(steps.filter(({ type }) => type === 'OPERATE').length).toBeGreaterThan(1)
})
