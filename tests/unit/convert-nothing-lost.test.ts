import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const DOUGH = ['300 g flour', '150 g butter', '100 g sugar', '1 egg']
const MIX = 'In a bowl, mix the flour, butter, sugar and egg to a dough.'

test('what is put by of the dough is told, a bare "set aside" is not', async () => {
  const reserved = textsOf(
    await stepsOf(DOUGH, [
      MIX,
      'Reserve 1 cup of dough for the topping.',
      'Press the rest into a tin.',
    ]),
  )
  const aside = textsOf(await stepsOf(DOUGH, [MIX, 'Set aside.', 'Press the dough into a tin.']))

  expect(reserved.join(' ')).toContain('Reserve 1 cup of dough for the topping.')
  expect(aside.join(' ')).not.toContain('Set aside.')
})

test('uncovering is told where its sentence orders more', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 g flour', '7 g dried yeast', '350 ml water'],
      [
        'Mix the flour, yeast and water in a bowl and knead for 5 minutes.',
        'Leave to rise for 1 hour.',
        'Uncover the dough and dimple it all over with oiled fingers.',
        'Bake at 220 °C for 25 minutes.',
      ],
    ),
  )

  expect(texts.join(' ')).toContain('dimple it all over with oiled fingers')
})

test('a damp cloth over what rises is told with the rising', async () => {
  const steps = await stepsOf(
    ['500 g flour', '7 g dried yeast', '350 ml water'],
    [
      'Mix the flour, yeast and water in a bowl and knead for 5 minutes.',
      'Cover the bowl with a damp tea towel.',
      'Leave to rise for 1 hour.',
      'Bake at 220 °C for 25 minutes.',
    ],
  )
  const [rising] = steps.filter(({ instructionText }) => /damp tea towel/.test(instructionText))

  expect(rising?.instructionText).toMatch(/rise for 1\s?hour/)
})

test('a batter that is mixed until smooth is mixed before sprinkles are folded in', async () => {
  const steps = await stepsOf(
    ['250 g flour', '200 ml milk', '100 ml oil', '3 eggs', '80 g sprinkles'],
    [
      'Mix the flour, milk, oil and eggs in a bowl until smooth.',
      'Fold in the sprinkles.',
      'Bake at 180 °C for 30 minutes.',
    ],
  )
  const runs = steps.filter(({ type }) => type === 'OPERATE')

  expect(runs).toHaveLength(2)
  expect(runs[0]?.instructionText).toContain('until smooth')
})
