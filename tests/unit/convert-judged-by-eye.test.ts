import { expect, it } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

it.each([
  [
    'en',
    ['400 g chickpeas', '1 tsp salt', '100 g tahini'],
    [
      'Put the chickpeas in a saucepan with a big pinch of salt, cover with water and simmer for 40 minutes. Drain.',
      'Combine the tahini and salt in a food processor and process for 1 minute.',
    ],
    /1 tsp salt/,
  ],
  [
    'de',
    ['2 Zwiebeln', '2 EL Öl', '1 TL Salz', '300 g Mehl', '180 ml Wasser'],
    [
      'Die Zwiebeln würfeln und im Öl mit einer großen Prise Salz 8 Minuten anbraten. Herausnehmen.',
      'Das Mehl mit dem Salz und dem Wasser in einer Schüssel zu einem Teig kneten.',
    ],
    /1\sTL Salz/,
  ],
] as const)(
  'a pinch leaves the spoonful of the list to the order that takes it, in %s',
  async (language, list, method, told) => {
    const texts = textsOf(await stepsOf(list, method, language))
    expect(texts.some((text) => told.test(text))).toBe(true)
  },
)

it('what goes in while the machine runs is told with until when', async () => {
  const steps = await stepsOf(
    ['150 g tahini', '60 ml lemon juice', '3 tbsp ice water'],
    [
      'Combine the tahini and lemon juice in a food processor and process for 1 minute.',
      'With the machine running, drizzle in the ice water until the sauce is almost white.',
    ],
  )
  const run = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
  expect(run).toMatchObject({ type: 'OPERATE' })
  expect(run?.instructionText).toMatch(/until the sauce is almost white/)
})

it('a processor runs as long as the source says', async () => {
  const steps = await stepsOf(
    ['400 g cooked chickpeas', '150 g tahini', '60 ml lemon juice'],
    ['Put everything in a food processor and blend for a full 4 minutes until smooth.'],
  )
  expect(steps.some(({ durationSeconds }) => durationSeconds === 240)).toBe(true)
})
