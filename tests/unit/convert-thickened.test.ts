import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('a white sauce', () => {
  test('thickens where the milk is only said to be stirred in until it is thick', async () => {
    const steps = await stepsOf(
      ['50 g butter', '50 g plain flour', '600 ml milk'],
      [
        'Melt the butter in a saucepan and stir in the flour for a minute.',
        'Slowly pour in the milk, whisking all the time, until the sauce is thick and smooth.',
      ],
    )
    const sauce = runsOf(steps).at(-1)
    expect(sauce?.temperature).toBe('90')
    expect(sauce?.durationSeconds).toBeGreaterThan(300)
  })
})

describe('eggs and cream', () => {
  test('in a dough are kneaded, not thickened', async () => {
    const steps = await stepsOf(
      ['300 g mąki', '4 żółtka', '100 g śmietany', 'smalec do smażenia'],
      [
        'Z mąki, żółtek i śmietany zagnieść ciasto.',
        'Smażyć partiami w głębokim smalcu na złoty kolor.',
      ],
      'pl',
    )
    expect(runsOf(steps).map(({ speed, temperature }) => [speed, temperature])).toEqual([
      ['dough', undefined],
    ])
  })

  test('a custard told as the pot is heated goes in cold, and no empty pot is heated', async () => {
    const steps = await stepsOf(
      ['1 l milk', '4 eggs', '250 g sugar', '150 g flour'],
      [
        'Beat the eggs and sugar until creamy. Sift in the flour while mixing.',
        'Put the milk on the stove, heat until it reaches boiling point.',
        'Slowly pour the milk into the egg mixture, beating constantly.',
        'Put the mixture back on a very low heat and stir constantly as it thickens.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: '90', speed: '4' }])
    expect(textsOf(steps).join(' ')).not.toMatch(/boiling point/)
  })

  test('a custard put on the heat and stirred until thick thickens once', async () => {
    const steps = await stepsOf(
      ['4 gălbenușuri', '90 g zahăr', '40 g amidon', '500 ml lapte'],
      [
        'Se amestecă gălbenușurile cu zahărul, amidonul și laptele.',
        'Se pune pe foc mic și se amestecă încontinuu până când crema se îngroașă.',
      ],
      'ro',
    )
    const [custard, ...others] = runsOf(steps).filter(({ temperature }) => temperature)
    expect(others).toEqual([])
    expect(custard?.durationSeconds).toBeLessThanOrEqual(600)
  })
})

test('what yeast was dissolved in goes along onto the flour', async () => {
  const steps = await stepsOf(
    ['500 g di farina', '300 ml di acqua', '10 g di lievito', '10 g di sale'],
    [
      'Sciogliere il lievito nell’acqua e versarla sulla farina con il sale.',
      'Impastare energicamente per 10 minuti.',
    ],
    'it',
  )
  const kneading = steps.findIndex(({ speed }) => speed === 'dough')
  const inBowl = steps.slice(0, kneading).filter(({ clears }) => !clears)
  const added = inBowl.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])

  expect(added.toSorted()).toEqual([1, 2, 3, 4])
  expect(inBowl).toHaveLength(kneading)
})
