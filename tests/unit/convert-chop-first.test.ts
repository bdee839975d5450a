import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const PUMPKIN = ['1 onion, chopped', '20 g butter', '500 g pumpkin, chopped', '600 ml stock']

test('what is chopped for a later order waits for it: the onion is fried without the pumpkin', async () => {
  const steps = await stepsOf(PUMPKIN, [
    'Melt the butter in a pan and fry the onion for 4 minutes.',
    'Add the pumpkin and cook for 5 minutes. Pour in the stock and simmer for 20 minutes, then blend.',
  ])
  expect(addedIn(steps)).toEqual([[1], [2], [3], [4]])
  expect(runsOf(steps)[1]).toMatchObject({ temperature: '120', durationSeconds: 240 })
})

test('a Ukrainian order that ends in its verb is one: the onion and the carrot are chopped', async () => {
  const steps = await stepsOf(
    ['1 цибулина', '1 морква', '2 ст. ложки олії', '500 мл овочевого бульйону', '200 г сочевиці'],
    [
      'Цибулю і моркву дрібно наріжте та обсмажте на олії 5 хвилин.',
      'Додайте сочевицю та бульйон і варіть 25 хвилин.',
    ],
    'uk',
  )
  expect(textsOf(steps).join('\n')).not.toContain('дрібно наріжте')
  expect(runsOf(steps)[0]).toMatchObject({ speed: '5', durationSeconds: 5 })
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['1 onion', '1 tbsp oil', '500 g pumpkin puree', '300 ml stock'],
    'Soften the onion in the oil. Add the pumpkin and stock and simmer for 10 minutes.',
  ],
  [
    'fr',
    ['2 oignons', "1 c. à s. d'huile", '500 g de purée de potiron', '300 ml de bouillon'],
    "Faire blondir les oignons dans l'huile. Ajouter la purée et le bouillon et laisser mijoter 10 minutes.",
  ],
])('%s: onions are fried in pieces, also where nobody says that they are cut', async (...given) => {
  const [language, foods, method] = given
  const [onions, chop] = await stepsOf(foods, [method], language)
  expect(onions?.adds?.map(({ ref }) => ref)).toEqual([1])
  expect(chop).toMatchObject({ type: 'OPERATE', durationSeconds: 5 })
})

test('what the cook cuts with other food is not cut again by the blades', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 bunch parsley', '20 g butter', '300 ml stock'],
    [
      'Finely chop the onion and the parsley.',
      'Soften the onion in the butter for 5 minutes. Pour in the stock and simmer for 10 minutes.',
      'Sprinkle with the parsley and serve.',
    ],
  )
  expect(textsOf(steps)[0]).toContain('chop the onion and the parsley')
  expect(runsOf(steps)[0]).toMatchObject({ durationSeconds: 300, temperature: '120' })
})

test('onions are chopped in the empty bowl before what was fried in the pan joins them', async () => {
  const steps = await stepsOf(
    ['150 g chicken, diced', '2 tbsp oil', '1 onion, diced', '2 carrots, diced', '800 ml stock'],
    [
      'Heat the oil in a large pot. Add the chicken and fry until golden.',
      'Add the onion and sauté for 3 minutes. Add the stock and simmer for 20 minutes.',
    ],
  )
  const chop = steps.findIndex(({ type }) => type === 'OPERATE')
  expect(steps[chop]).toMatchObject({ speed: '5' })
  expect(textsOf(steps)[chop + 1]).toMatch(/^Transfer the contents of the p/)
})

test('nobody cooks a whole shallot in oil, though no line says that it is cut', async () => {
  const steps = await stepsOf(
    ['1 tbsp oil', '2 shallots', '300 g cherry tomatoes', '150 ml stock'],
    [
      'Warm a frying pan and add the oil. Add the shallots and cook for 5 minutes.',
      'Add the tomatoes and the stock and simmer for 10 minutes.',
    ],
  )
  expect(textsOf(steps)[1]).toMatch(/^Chop /)
})

test('pickled baby onions stay whole', async () => {
  const steps = await stepsOf(
    ['2 cucchiai di olio', '200 g di cipolline in agrodolce', '300 ml di brodo'],
    ['Scaldare l’olio in una pentola, unire le cipolline e cuocere per 5 minuti.'],
    'it',
  )
  expect(textsOf(steps).join(' ')).not.toContain('Tritare')
})
