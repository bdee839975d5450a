import { expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const SAUCE = ['40 g butter', '1 onion, chopped', '40 g flour', '100 ml white wine', '500 ml stock']

test('a whisk that goes on before anything comes in is told once, and beats the lumps out', async () => {
  const steps = await stepsOf(SAUCE, [
    'Melt the butter in a pot and soften the onion for 5 minutes. Add the flour and cook for 2 minutes.',
    'Pour in the wine. Whisk until smooth. At first it looks clumpy. Continue to whisk and add the stock until smooth and thick.',
  ])
  const whisked = runsOf(steps).filter(({ temperature, speed }) => !temperature && speed === '4')

  expect(whisked).toMatchObject([{ durationSeconds: 15 }])
  expect(textsOf(steps).filter((text) => text.startsWith('Whisk'))).toHaveLength(1)
})

test('two times that the source gives stay two runs', async () => {
  const steps = await stepsOf(
    ['200 g butter, softened', '200 g sugar', '3 eggs'],
    [
      'Beat the butter and sugar for 2 minutes. Scrape down and beat for 1 minute more. Add the eggs.',
    ],
  )
  const seconds = runsOf(steps).reduce((sum, { durationSeconds = 0 }) => sum + durationSeconds, 0)

  expect(seconds).toBeGreaterThanOrEqual(180)
})

test('milk makes a biscuit dough of rubbed-in crumbs in no more than a moment', async () => {
  const steps = await stepsOf(
    [
      '240 g flour',
      '2 tsp baking powder',
      '1 tsp salt',
      '110 g cold butter, diced',
      '300 ml buttermilk',
    ],
    [
      'Combine the flour, baking powder and salt. Rub in the butter until it looks like crumbs.',
      'Add the buttermilk and stir. The dough will be shaggy. Drop spoonfuls onto a tray and bake for 15 minutes.',
    ],
  )

  expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 15, speed: '4' })
})

test('a heading loses its full stop', async () => {
  const { steps } = await createBuiltinConverter().structure(
    aReadRecipe({
      ingredients: linesOf('500 g flour', '300 ml water', '7 g dried yeast'),
      steps: [
        {
          heading: 'To make the flatbread.',
          lines: ['Knead the flour, water and yeast for 5 minutes.'],
        },
        { heading: 'To bake it.', lines: ['Bake for 20 minutes.'] },
      ],
    }),
    { language: 'en', model: 'TM6', signal: new AbortController().signal, report: () => undefined },
  )

  expect(steps[0]?.instructionText).toMatch(/^To make the flatbread: /)
})
