import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const setAs = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  runsOf(steps).map(({ durationSeconds, temperature, speed }) => [
    durationSeconds,
    temperature,
    speed,
  ])

describe('softening without colour', () => {
  test.each<[Language, string[], string[], RegExp]>([
    [
      'en',
      ['40 g butter', '200 g leeks, sliced'],
      ['Melt the butter in a pan. Add the leeks and sweat for 8 minutes without colouring.'],
      /, without colouring\./,
    ],
    [
      'de',
      ['40 g Butter', '200 g Lauch, in Ringen'],
      [
        'Die Butter zerlassen. Den Lauch zugeben und 8 Minuten andünsten, ohne dass er Farbe nimmt.',
      ],
      /, ohne dass er Farbe nimmt\./,
    ],
    [
      'fr',
      ['40 g de beurre', '200 g de poireaux en rondelles'],
      ['Fondre le beurre. Ajouter les poireaux et faire suer 8 minutes sans coloration.'],
      /, sans coloration\./,
    ],
    [
      'pl',
      ['40 g masła', '200 g pora, pokrojonego'],
      ['Roztop masło. Dodaj pora i duś 8 minut bez rumienienia.'],
      /, bez rumienienia\./,
    ],
  ])('is no hotter than it takes, and is told: %s', async (language, list, method, told) => {
    const steps = await stepsOf(list, method, language)
    expect(setAs(steps).at(-1)).toEqual([480, '100', '1'])
    expect(textsOf(steps).join(' ')).toMatch(told)
  })
})

test('what is let be for a minute takes a minute', async () => {
  const steps = await stepsOf(
    ['2 tbsp oil', '200 g leeks, sliced', '2 tbsp tomato purée', '500 ml stock'],
    [
      'Heat the oil and fry the leeks for 6 minutes. Stir in the tomato purée, let it darken for a minute, then pour in the stock. Simmer for 20 minutes.',
    ],
  )
  expect(setAs(steps)).toContainEqual([60, '120', '1'])
})

test('melted butter that has cooled is whisked cold', async () => {
  const steps = await stepsOf(
    ['200 g butter', '200 g brown sugar', '2 eggs', '300 g flour'],
    [
      'Melt the butter in a skillet and cook, swirling, until it smells nutty, 6 minutes. Scrape into a large bowl and let cool for 20 minutes.',
      'Add the sugar and whisk hard for a minute. Whisk in the eggs.',
      'Fold in the flour.',
    ],
  )
  expect(setAs(steps)[0]).toEqual([60, undefined, '4'])
})

test('flour and butter in a processor are stopped at crumbs', async () => {
  const steps = await stepsOf(
    ['200 g plain flour', '100 g cold butter', '1 egg yolk'],
    [
      'Whizz the flour and butter in a food processor until the mixture resembles fine breadcrumbs. Add the egg yolk and pulse until it comes together.',
    ],
  )
  expect(setAs(steps)[0]).toEqual([10, undefined, '6'])
})

test('flour is folded in gently', async () => {
  const steps = await stepsOf(
    ['200 g butter', '200 g sugar', '4 eggs', '200 g flour'],
    ['Cream the butter and sugar until fluffy. Beat in the eggs.', 'Fold in the flour.'],
  )
  expect(setAs(steps).at(-1)).toEqual([15, undefined, '3'])
})

test('rings of onion turn backwards, so that the blades leave them whole', async () => {
  const steps = await stepsOf(
    ['30 g butter', '2 onions, thinly sliced', '100 ml cider'],
    ['Melt the butter, add the onions and cook gently for 8 minutes. Add the cider and simmer.'],
  )
  expect(runsOf(steps)[0]).toMatchObject({ temperature: '120', reverse: true })
})

test('cold broth that is poured from its bowl comes to the boil before its minutes count', async () => {
  const steps = await stepsOf(
    ['30 g butter', '1 onion, chopped', '500 ml beef broth', '2 tbsp arrowroot'],
    [
      'Melt the butter in a skillet, add the onion and sauté for 3 minutes. In a bowl, whisk the beef broth and the arrowroot until smooth. Pour the mixture into the skillet and simmer for 5 minutes.',
    ],
  )
  const simmering = runsOf(steps).filter(({ temperature }) => temperature === '100')
  const seconds = simmering.reduce(
    (sum, { durationSeconds = 0 }) => sum + (durationSeconds ?? 0),
    0,
  )
  expect(seconds).toBeGreaterThanOrEqual(480)
})
