import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'
import { aReadRecipe, linesOf, loadRecipe, recipeNames } from './builtin-fixtures.ts'

const converter = createBuiltinConverter()

const convert = (source: ReadRecipe, signal = new AbortController().signal) =>
  converter.structure(source, { language: 'en', model: 'TM6', report: () => {}, signal })

const textsOf = async (ingredients: string[], method: string[]) => {
  const source = aReadRecipe({ ingredients: linesOf(...ingredients), steps: linesOf(...method) })
  const { steps } = await convert(source)
  return steps.map(({ instructionText }) => instructionText)
}

describe('the built-in converter', () => {
  test('turns a carrot soup into the steps that a cook of the appliance would write', async () => {
    const { steps, ingredients } = await convert(loadRecipe('carrot-soup'))
    const named = (refs: number[]) => refs.map((id) => ingredients[id - 1]?.name)

    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      [
        'WEIGH',
        'Weigh 500 g carrots (peeled, in chunks) into the mixing bowl and add 1 onion (halved).',
      ],
      ['OPERATE', 'Chop 8 sec/speed 5.'],
      ['MANUAL', 'Scrape down the sides of the mixing bowl with the spatula.'],
      ['WEIGH', 'Weigh 30 g butter into the mixing bowl.'],
      ['OPERATE', 'Soften 5 min/120°C/speed 1.'],
      ['WEIGH', 'Weigh 700 ml vegetable stock and 1/2 tsp cumin into the mixing bowl.'],
      ['OPERATE', 'Simmer 20 min/100°C/speed 1.'],
      ['OPERATE', 'Blend until smooth 1 min/speed 5-10, gradually.'],
      ['MANUAL', 'Season with salt.'],
    ])
    expect(steps[6]).toMatchObject({ durationSeconds: 1200, temperature: '100', speed: '1' })
    expect(steps.flatMap(({ ingredientRefs }) => named(ingredientRefs))).toEqual([
      'onion',
      'carrots',
      'butter',
      'vegetable stock',
      'cumin',
      'salt',
    ])
  })

  test.each(recipeNames())('%s fits the schema and the appliance as it is', async (name) => {
    const content = await convert(loadRecipe(name))

    expect(RecipeContentSchema.parse(content)).toEqual(content)
    const notices = repairRecipe(content, 'TM6').steps.flatMap((step) => step.notices)
    expect(notices.filter(({ severity }) => severity !== 'advice')).toEqual([])
  })

  test('does most of a one-pot dish in the mixing bowl', async () => {
    for (const name of ['carrot-soup', 'chicken-curry', 'mushroom-risotto', 'rice-pudding']) {
      const { steps } = await convert(loadRecipe(name))
      const byMachine = steps.filter(({ type }) => type === 'OPERATE' || type === 'WEIGH').length
      expect(byMachine / steps.length).toBeGreaterThan(0.6)
    }
  })

  test('chops what the ingredient list wants chopped before the fat goes in', async () => {
    const texts = await textsOf(
      ['1 tbsp olive oil', '1 onion, chopped'],
      ['Heat the oil in a pan, add the onion and fry for 5 minutes.'],
    )

    expect(texts).toEqual([
      'Place 1 onion, halved, in the mixing bowl.',
      'Chop 5 sec/speed 5.',
      'Scrape down the sides of the mixing bowl with the spatula.',
      'Weigh 1 tbsp olive oil into the mixing bowl.',
      'Fry 5 min/120°C/speed 1.',
    ])
  })

  test('does not say twice how an ingredient is cut', async () => {
    const texts = await textsOf(['2 onions, halved'], ['Chop the onions.'])

    expect(texts[0]).toBe('Place 2 onions, halved, in the mixing bowl.')
  })

  test('takes the shorter time of a range and says how much more there may be', async () => {
    const texts = await textsOf(['500 ml stock'], ['Simmer the stock for 15-20 minutes.'])

    expect(texts.at(-1)).toBe('Simmer 15 min/100°C/speed 1. Check, then up to 5 min more.')
  })

  test('cooks in water with the amount that the appliance needs, and mashes what it has drained', async () => {
    const { steps } = await convert(loadRecipe('colcannon'))

    expect(steps.slice(0, 6).map(({ instructionText }) => instructionText)).toEqual([
      'Peel and chop the potatoes.',
      'Pour 800 g water, the amount the appliance needs, into the mixing bowl.',
      'Insert the simmering basket into the mixing bowl. Weigh 1 kg floury potatoes into the simmering basket.',
      'Boil until tender 21 min/100°C/speed 1. Check, then up to 5 min more.',
      'Lift the simmering basket out with the spatula and pour the water out of the mixing bowl.',
      'Tip the contents of the simmering basket back into the mixing bowl.',
    ])
    expect(steps.map(({ instructionText }) => instructionText)).toContain(
      'Mash until smooth 30 sec/speed 3.5.',
    )
  })

  test('brings the dry half back when the wet half is to go into it', async () => {
    const { steps } = await convert(loadRecipe('banana-muffins'))
    const texts = steps.map(({ instructionText }) => instructionText)
    const away = texts.indexOf(
      'Transfer the contents of the mixing bowl to another bowl and set aside.',
    )

    expect(away).toBeGreaterThan(0)
    expect(texts.slice(away + 2, away + 5)).toEqual([
      'Whisk 15 sec/speed 3.',
      'Return the plain flour mixture to the mixing bowl.',
      'Stir until just combined 30 sec/speed 4.',
    ])
  })

  test('steams what was formed and takes each component its own soy sauce', async () => {
    const { steps } = await convert(loadRecipe('pork-dumplings'))
    const steaming = steps.find(({ temperature }) => temperature === 'varoma')

    expect(steaming?.instructionText).toBe(
      'Steam the dumplings 19 min/Varoma/speed 1. Check the core temperature of the minced pork: 71 °C.',
    )
    expect(steps.at(-1)?.ingredientRefs).toEqual([7, 8])
  })

  test('names a core temperature once, where the cooking ends', async () => {
    const { steps } = await convert(loadRecipe('swedish-meatballs'))
    const texts = steps.map(({ instructionText }) => instructionText)

    expect(texts.filter((text) => text.includes('core temperature'))).toEqual([
      'Cook for 5 mins until cooked through. Check the core temperature of the pork mince: 71 °C.',
    ])
    expect(texts).toContain('Return the meatballs to the pan.')
  })

  test('splits what is longer than the timer', async () => {
    const source = aReadRecipe({
      ingredients: linesOf('600 g beef, diced', '500 ml stock'),
      steps: linesOf('Put the beef and stock in a pan and simmer for 2 hours.'),
    })
    const { steps } = await convert(source)

    expect(
      steps.filter(({ type }) => type === 'OPERATE').map((step) => step.durationSeconds),
    ).toEqual([3600, 3600])
  })

  test('leaves oven, pan and shaping to the cook in the words of the source', async () => {
    const method = [
      'Preheat the oven to 200C.',
      'Roll out the pastry and line a tin with it.',
      'Bake for 25 minutes until golden.',
    ]
    const source = aReadRecipe({
      ingredients: linesOf('300 g shortcrust pastry'),
      steps: linesOf(...method),
    })
    const { steps } = await convert(source)

    expect(steps.map(({ instructionText }) => instructionText)).toEqual(method)
    expect(steps.map(({ type }) => type)).toEqual(['MANUAL', 'MANUAL', 'MANUAL'])
    expect(steps[2]?.durationSeconds).toBe(1500)
  })

  test('waits where the food only stands', async () => {
    const source = aReadRecipe({
      ingredients: linesOf('1 jelly'),
      steps: linesOf('Chill for 2 hours.'),
    })
    const { steps } = await convert(source)

    expect(steps).toMatchObject([{ type: 'WAIT', durationSeconds: 7200 }])
  })

  test('says under which heading of the source a part begins', async () => {
    const { steps } = await convert(loadRecipe('lasagne'))

    expect(steps.map(({ instructionText }) => instructionText)).toContain(
      'For the white sauce: Weigh 50 g plain flour and 50 g butter into the mixing bowl.',
    )
  })

  test('says how hard it is by its length where the source does not, with the reason', async () => {
    const { metadata } = await convert(
      aReadRecipe({ ingredients: linesOf('1 onion'), steps: linesOf('Chop the onion.') }),
    )
    expect(metadata.difficulty).toBe('easy (ingredients: 1, steps: 3)')
  })

  test('makes a roux of flour that is stirred into melted butter, and a white sauce of it', async () => {
    const texts = await textsOf(
      ['40 g butter', '40 g flour', '500 ml milk'],
      [
        'Melt the butter, add the flour and stir for 1 minute.',
        'Pour in the milk and cook, stirring, until thick.',
      ],
    )
    expect(texts).toContain('Stir 1 min/100°C/speed 1.')
    expect(texts).toContain('Cook until thick 7 min/90°C/speed 4.')
  })

  test('cuts nothing onto what has been grated and set aside', async () => {
    const { steps } = await convert(
      aReadRecipe({
        ingredients: linesOf('100 g parmesan', '100 g onion', '20 g butter', '300 g rice'),
        steps: linesOf(
          'Grate the parmesan and set aside.',
          'Chop the onion and soften it in the butter.',
          'Toast the rice for 3 minutes and stir in the parmesan.',
        ),
      }),
    )
    const texts = steps.map(({ instructionText }) => instructionText)
    expect(texts.indexOf('Set aside.')).toBeLessThan(texts.indexOf('Chop 5 sec/speed 5.'))
    expect(texts).toContain('Return the parmesan to the mixing bowl.')
  })

  test('reports what is known so far', async () => {
    const reported: string[][] = []
    await converter.structure(loadRecipe('carrot-soup'), {
      language: 'en',
      model: 'TM6',
      report: (partial) => reported.push(Object.keys(partial)),
      signal: new AbortController().signal,
    })

    expect(reported).toEqual([
      ['metadata'],
      ['metadata', 'ingredients'],
      ['metadata', 'ingredients', 'steps'],
    ])
  })

  test('refuses a source that holds neither ingredients nor a method', async () => {
    await expect(convert(aReadRecipe())).rejects.toMatchObject({ code: 'NO_RECIPE_IN_TEXT' })
  })

  test('stops when it is told to', async () => {
    await expect(convert(loadRecipe('carrot-soup'), AbortSignal.abort())).rejects.toThrow()
  })
})
