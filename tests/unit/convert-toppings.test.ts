import { expect, test } from 'vitest'
import { addedAt, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const SPONGE = ['200 g butter', '200 g sugar', '4 eggs', '200 g self-raising flour']
const BAKED = [
  'Beat the butter, sugar, eggs and flour until smooth. Divide between two tins and bake for 25 minutes.',
  'Cool on a wire rack.',
]

test('what is spread on a cake does not go into the bowl with its cream', async () => {
  const steps = await stepsOf(
    [...SPONGE, '4 tbsp raspberry jam', '200 ml double cream'],
    [...BAKED, 'Whip the cream to soft peaks. Spread one sponge with the jam, then the cream.'],
  )
  const texts = textsOf(steps)

  expect(addedAt(steps, 'bowl')).not.toContain(5)
  expect(texts.at(-1)).toBe('Spread one sponge with the jam, then the cream.')
  expect(texts.join(' ')).toMatch(/Whip .*, to soft peaks\./)
})

test('an icing that is mixed after the filling is made in a bowl of its own', async () => {
  const steps = await stepsOf(
    [...SPONGE, '200 ml double cream', '4 tbsp jam', '60 g icing sugar', '1 tbsp lemon juice'],
    [
      ...BAKED,
      'Whip the cream. Spread one sponge with the jam and the cream and sandwich with the other.',
      'Mix the icing sugar with the lemon juice and drizzle over the top.',
    ],
  )
  const iced = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 7))

  expect(iced?.takes).toEqual([expect.anything()])
  expect(iced?.instructionText).toContain('drizzle over the top')
})

test('what is laid in a dish is what was shaped before', async () => {
  const steps = await stepsOf(
    ['500 g flour', '300 ml milk', '7 g dried yeast'],
    [
      'Knead the flour, milk and yeast to a dough. Shape into 12 balls.',
      'Place in a greased baking dish and let rise for 30 minutes. Bake for 20 minutes.',
    ],
  )
  const laid = steps.find(({ instructionText }) => /baking dish/.test(instructionText))

  expect(laid?.takes?.length).toBeGreaterThan(0)
})
