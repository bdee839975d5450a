import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** "3 min/100 °C", run by run. */
const timesOf = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  runsOf(steps).map(
    ({ durationSeconds, temperature }) => `${(durationSeconds ?? 0) / 60} min/${temperature} °C`,
  )

test('rice that is brought to the boil and simmers on is cooked once', async () => {
  const steps = await stepsOf(
    ['1 onion, diced', '1 tbsp oil', '200 g long grain rice', '400 ml stock', '100 g peas'],
    [
      'Heat the oil in a pot and soften the onion. Add the rice and the stock and bring to the boil. Add the peas, cover and simmer for 15 minutes.',
    ],
  )

  expect(timesOf(steps).slice(-2)).toEqual(['6 min/100 °C', '15 min/100 °C'])
})

test('hot soup comes back to the boil with its cream in a few minutes', async () => {
  const steps = await stepsOf(
    ['600 g carrots', '600 ml stock', '100 ml cream'],
    [
      'Put the carrots and the stock in a pot and simmer for 25 minutes. Blend until smooth, add the cream and bring to the boil again.',
    ],
  )

  expect(timesOf(steps).at(-1)).toBe('3 min/100 °C')
})

test('what is fried for a while in its hot sauce stays in the bowl', async () => {
  const steps = await stepsOf(
    ['300 g courgettes, diced', '300 ml stock', '80 g spinach'],
    [
      'Put the courgettes and the stock in a pot and simmer for 12 minutes. Add the spinach and fry for 2 minutes until wilted.',
    ],
  )

  expect(timesOf(steps)).toEqual(['12 min/100 °C', '2 min/100 °C'])
})

test('mince that cooks with tomatoes for half an hour is a sauce, not fried', async () => {
  const steps = await stepsOf(
    ['300 g minced beef', '1 onion, diced', '2 tbsp oil', '600 g tomatoes, chopped'],
    [
      'Heat the oil in a pan, soften the onion and brown the minced beef for 8 minutes. Add the tomatoes and cook for 30 minutes.',
    ],
  )

  expect(timesOf(steps).at(-1)).toBe('30 min/100 °C')
})

test('an onion that is stirred in hot butter for minutes is sweated, not stirred cold', async () => {
  const steps = await stepsOf(
    ['50 g butter', '1 onion, diced', '500 ml stock', '300 g carrots'],
    [
      'Melt the butter in a pot over low heat and add the onion. Stir occasionally for 4 minutes. Add the stock and the carrots and simmer for 20 minutes.',
    ],
  )

  expect(timesOf(steps).slice(1)).toEqual(['4 min/120 °C', '20 min/100 °C'])
})

test('potatoes that simmer in the same pot later are sweated in the bowl', async () => {
  const steps = await stepsOf(
    ['300 g Kartoffeln', '2 Karotten', '2 EL Öl', '800 ml Brühe'],
    [
      'Kartoffeln und Karotten würfeln. Das Öl in einem Topf erhitzen und Kartoffeln und Karotten darin andünsten. Die Brühe zugießen und 20 Minuten köcheln lassen.',
    ],
    'de',
  )

  expect(timesOf(steps).at(-1)).toBe('20 min/100 °C')
  expect(steps.filter(({ place }) => place === 'stove')).toEqual([])
})

test('fat that the method names and the list lacks goes in for the onions', async () => {
  const steps = await stepsOf(
    ['2 cebule', '300 g marchewki', '700 ml bulionu'],
    [
      'Cebule posiekać i podsmażyć w garnku na oleju. Dodać marchewkę i bulion i gotować 20 minut. Zmiksować na gładki krem.',
    ],
    'pl',
  )

  expect(textsOf(steps).join(' ')).toMatch(/olej/)
  expect(timesOf(steps)[1]).toMatch(/120 °C/)
})

test('flour that is not to take colour cooks in the bowl', async () => {
  const steps = await stepsOf(
    ['40 g de beurre', '40 g de farine', '500 ml de lait'],
    [
      'Faire fondre le beurre dans une casserole. Ajouter la farine et faire cuire 2 minutes sans lui faire prendre de couleur. Ajouter le lait et laisser épaissir.',
    ],
    'fr',
  )

  expect(steps.filter(({ place }) => place === 'stove')).toEqual([])
})

test('bacon that is crisped without fat is fried in its pan', async () => {
  const steps = await stepsOf(
    ['75 g Speckwürfel', '300 g Kartoffeln', '500 ml Brühe'],
    [
      'Die Kartoffeln in der Brühe 20 Minuten kochen. Den Speck in einer Pfanne ohne Fett knusprig auslassen und darüberstreuen.',
    ],
    'de',
  )

  expect(textsOf(steps).join(' ')).toContain('in einer Pfanne ohne Fett knusprig auslassen')
})
