import { expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
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

test('a food that the step names by its kind is not told again', async () => {
  const texts = textsOf(
    await stepsOf(
      ['8 corn tortillas', 'shredded Mexican cheese blend or cheddar cheese', '2 tomatoes'],
      ['Heat the tortillas in a dry pan.', 'Serve with lettuce, tomatoes, cheese and red onions.'],
    ),
  )

  expect(texts.join(' ')).not.toContain('Also')
})

test('what heading, label and step all say is said once', async () => {
  const { steps } = await createBuiltinConverter().structure(
    aReadRecipe({
      language: 'en',
      ingredients: linesOf('2 mangoes, diced', '1 red onion, diced', '1 kg swordfish'),
      steps: [
        {
          heading: 'For Mango Salsa',
          lines: ['For the mango salsa: For the mango salsa, toss the mangoes with the onion.'],
        },
        { heading: 'cooking-fish', lines: ['For the grill: Grill the swordfish for 8 minutes.'] },
      ],
    }),
    { language: 'en', model: 'TM6', signal: new AbortController().signal, report: () => undefined },
  )
  const texts = textsOf(steps)

  expect(texts.join(' ').match(/mango salsa/gi)).toHaveLength(1)
  expect(texts.join(' ')).toContain('Cooking fish')
})

test('a title at the beginning of its paragraph is told with what it is about', async () => {
  const texts = textsOf(
    await stepsOf(
      ['2 salmon fillets', '1 bagel', '200 g kale'],
      [
        'Prep the Salmon. Preheat the oven to 180 °C. Place the salmon on a tray.',
        'Prep the Bagel Croutons. Cut the bagel into pieces and set aside.',
        'Massage the Kale. Place the kale in a large bowl and massage it with your hands.',
      ],
    ),
  )

  expect(texts.find((text) => /Prep the Bagel/.test(text))).toMatch(
    /^Prep the Bagel Croutons\. Cut/,
  )
  expect(texts.find((text) => /Massage the Kale/.test(text))).toMatch(/^Massage the Kale\. Place/)
})

test('a summary in many words before each paragraph is not carried out as well', async () => {
  const steps = await stepsOf(
    [
      '113 g butter',
      '60 g chocolate',
      '2 eggs',
      '150 g sugar',
      '95 g flour',
      '1 tsp baking powder',
    ],
    [
      'Melt the butter and chocolate. Add the butter and chocolate to a microwave-safe bowl. Heat in 20-second increments until melted and smooth.',
      'Beat the eggs and sugar together. In the bowl of a stand mixer, beat the eggs and sugar for 2 minutes.',
      'Add the dry mixture to the egg mixture. Stir the flour and baking powder into the egg mixture.',
      'Bake the cakes. Fill into a tin and bake the cakes for 15 minutes.',
    ],
  )
  const texts = textsOf(steps)

  expect(texts.filter((text) => /50\D?°C/u.test(text))).toHaveLength(1)
  expect(steps.filter(({ durationSeconds }) => durationSeconds === 900)).toHaveLength(1)
  expect(texts.join(' ')).toContain('Add the dry mixture to the egg mixture.')
})

test('a summary where other lines have a label puts nothing in', async () => {
  const steps = await stepsOf(
    ['2 onions', '500 g minced beef', '2 tsp oregano', '1 tsp allspice', '1 bunch fresh mint'],
    [
      'Begin the filling: Fry the onions in a pan with the beef for 8 minutes.',
      'Add dried herbs and spices. Add the oregano and allspice and stir for a minute.',
      'Add the fresh herbs: Stir the mint through the filling.',
      'Serve the filling: Spoon it into bowls.',
    ],
  )
  const takers = steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 5))
  expect(takers).toHaveLength(1)
  expect(takers[0]?.adds?.map(({ ref }) => ref)).toEqual([5])
})

test.each([
  ['Take your time here, as it makes the flavour.', /Take your time here/],
  ['Give them a stir every now and then; they should be soft but not coloured.', /be soft but not/],
])('%s belongs to the frying that it follows', async (remark, told) => {
  const steps = await stepsOf(
    ['2 onions, chopped', '2 tbsp olive oil', '700 ml stock'],
    [
      `Heat the oil in a pan and fry the onions for 10 minutes. ${remark}`,
      'Add the stock and simmer for 10 minutes.',
    ],
  )
  const frying = steps.find(({ temperature }) => temperature === '120')
  expect(frying?.instructionText).toMatch(told)
})
