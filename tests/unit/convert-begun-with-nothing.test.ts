import { describe, expect, test } from 'vitest'
import { stepsOf as stepsOfText } from './convert-language-fixtures.ts'
import { addedIn, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('"the above" means the list', () => {
  test.each([
    ['en', ['200 g flour', '100 g sugar', '2 eggs'], ['Mix all of the above in a large bowl.']],
    [
      'de',
      ['200 g Mehl', '100 g Zucker', '2 Eier'],
      ['Alles oben Genannte in einer Schüssel verrühren.'],
    ],
    ['pl', ['200 g mąki', '100 g cukru', '2 jajka'], ['Powyższe dokładnie wymieszać w misce.']],
    ['ro', ['200 g făină', '100 g zahăr', '2 ouă'], ['Se amestecă cele de mai sus într-un bol.']],
    [
      'es',
      ['200 g de harina', '100 g de azúcar', '2 huevos'],
      ['Mezclar todo lo anterior en un bol.'],
    ],
  ] as const)('%s', async (language, foods, method) => {
    const steps = await stepsOf(foods, method, language)
    expect(addedIn(steps)[0]).toEqual([1, 2, 3])
  })
})

test('a part that is begun with nothing named takes its foods of the list', async () => {
  const steps = await stepsOfText(
    'en',
    `Date cake

Ingredients
200 g flour
2 eggs
100 g sugar
Icing:
110 g brown sugar
70 g butter
45 g coconut
60 g chopped nuts

Method
Beat the eggs with the sugar and flour. Bake for 30 minutes at 180 °C.

Icing:
Boil for 3 minutes.
Add nuts and pour over the warm cake.`,
  )
  const boiling = steps.find(({ instructionText }) => /Boil for 3/.test(instructionText))
  expect(boiling?.instructionText).toMatch(/Ingredients: .*brown sugar.*butter.*coconut.*Boil/)
})

test('flour that nobody names is kneaded and not stirred into the apples', async () => {
  const steps = await stepsOf(
    ['2 kg flour', '500 g margarine', '400 g sour cream', '2 kg apples', '40 g starch'],
    [
      'Mix the grated apples with the starch.',
      'Knead a dough that is soft and smooth.',
      'Spread the apples on it and bake for 40 minutes.',
    ],
  )
  const kneading = textsOf(steps).find((text) => /Knead/.test(text))
  expect(kneading).toMatch(/flour/)
  expect(kneading).toMatch(/margarine/)
})

describe('what the recipe does not place', () => {
  test('is told as a guess', async () => {
    const steps = await stepsOf(
      ['500 g potatoes', '1 sprig thyme', '20 g butter', '150 g cream cheese', '4 slices of ham'],
      [
        'Roast the potatoes with butter in the oven for 40 minutes.',
        'Lay the ham on a board and spread it with the cream cheese.',
        'Roll the ham up and arrange it beside the potatoes.',
      ],
    )
    expect(textsOf(steps).join(' ')).toMatch(/does not say when\): 1 sprig (?:of )?thyme/)
  })

  test('is told as no guess where there is but one order', async () => {
    const steps = await stepsOf(
      ['500 g potatoes', '20 g butter', '1 sprig thyme', 'salt'],
      ['Roast the potatoes with butter and salt in the oven for 40 minutes.'],
    )
    expect(textsOf(steps).join(' ')).toMatch(/Also: 1 sprig (?:of )?thyme/)
  })

  test('is told for the table where the list says so', async () => {
    const steps = await stepsOf(
      ['500 g potatoes', '20 g butter', 'To serve:', '200 g smoked salmon', 'lemon wedges'],
      ['Roast the potatoes with butter in the oven for 40 minutes.', 'Serve at once.'],
    )
    expect(textsOf(steps).at(-1)).toMatch(/To serve: .*salmon.*lemon/)
  })
})
