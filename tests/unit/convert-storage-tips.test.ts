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
