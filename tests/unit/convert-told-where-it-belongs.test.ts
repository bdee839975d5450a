import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a remark on what is being put in is told behind its run, not at the step before', async () => {
  const texts = textsOf(
    await stepsOf(
      ['200 g biscuits', '100 g butter, melted', '300 g cream cheese', '100 g sugar', '2 eggs'],
      [
        'Crush the biscuits in a food processor and mix with the melted butter.',
        'Press into a pie dish and chill.',
        'In a bowl, whisk the cream cheese with the sugar. (It will be a little thick.)',
        'Stir in the eggs.',
        'Pour over the base and bake at 160 °C for 40 minutes.',
      ],
    ),
  )
  const base = texts.find((text) => /Press into a pie dish/.test(text))
  const remark = texts.find((text) => /a little thick/.test(text))

  expect(base).not.toContain('a little thick')
  expect(remark).toMatch(/speed/)
})

test('a remark in brackets stays with the work that a heading has just opened', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 sheet puff pastry', '100 g cheese'],
      [
        'Preheat the oven to 200 °C.',
        'Assembly: Cut the pastry into four strips with a sharp knife. (Look at the pictures if needed.) Roll up the strips.',
        'Baking: Bake the rolls for 20 minutes.',
      ],
    ),
  )

  expect(texts.find((text) => /Look at the pictures/.test(text))).toMatch(/Cut the pastry/)
})

test('"Drain." is told with what has been cooked', async () => {
  const texts = textsOf(
    await stepsOf(
      ['2 kg potatoes', '2 kg pork shoulder'],
      [
        'Roast the pork shoulder at 160 °C for 3 hours.',
        'Cook the potatoes in a large pot of boiling water until tender.',
        'Drain.',
        'Slice the meat.',
      ],
    ),
  )

  expect(texts).not.toContain('Drain.')
  expect(texts.join(' ')).toContain('Drain.')
})

test('what the machine has mixed is poured out where it is set aside', async () => {
  const steps = await stepsOf(
    ['250 g pumpkin puree', '100 g sugar', '100 ml oil', '4 slices of bread'],
    [
      'In a bowl, mix the pumpkin puree, sugar and oil until smooth.',
      'Set aside.',
      'Toast the slices of bread in the oven and spread with the mixture.',
    ],
  )
  const texts = textsOf(steps)

  expect(texts).not.toContain('Set aside.')
})

test('an order is not cut off where its sentence ends in good wishes', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 g cream cheese', '100 g sugar'],
      [
        'Mix the cream cheese and sugar until smooth and spoon into a dish.',
        'Freeze for 4 hours.',
        'Slice and enjoy!',
        'Enjoy!',
      ],
    ),
  )

  expect(texts.at(-1)).toMatch(/Slice and enjoy!$/)
})
