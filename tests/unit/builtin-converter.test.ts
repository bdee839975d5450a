import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'
import { aReadRecipe, linesOf, loadRecipe, recipeNames } from './builtin-fixtures.ts'
import { addedIn, settingsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const converter = createBuiltinConverter()

const convert = (source: ReadRecipe, signal = new AbortController().signal) =>
  converter.structure(source, { language: 'en', model: 'TM6', report: () => {}, signal })

describe('the built-in converter', () => {
  test('turns a carrot soup into the steps that a cook of the appliance would write', async () => {
    const { steps, ingredients } = await convert(loadRecipe('carrot-soup'))
    const named = (refs: number[]) => refs.map((id) => ingredients[id - 1]?.name)

    expect(textsOf(steps)).toEqual([
      'Weigh 500 g carrots (peeled, in chunks) into the mixing bowl and add 1 onion (halved).',
      'Chop 8 sec/speed 5. Scrape down the sides of the mixing bowl with the spatula.',
      'Weigh 30 g butter into the mixing bowl.',
      'Sauté 5 min/120°C/speed 1.',
      'Weigh 700 g vegetable stock (700 ml) into the mixing bowl and add ½ tsp cumin.',
      'Simmer 20 min/100°C/speed 1.',
      'Blend 1 min/speed 5-10, gradually, until smooth.',
      'Season with salt.',
    ])
    expect(steps[5]).toMatchObject({ durationSeconds: 1200, temperature: '100', speed: '1' })
    expect(addedIn(steps).map(named)).toEqual([
      ['carrots', 'onion'],
      ['butter'],
      ['vegetable stock', 'cumin'],
      ['salt'],
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
    const steps = await stepsOf(
      ['1 tbsp olive oil', '1 onion, chopped'],
      ['Heat the oil in a pan, add the onion and fry for 5 minutes.'],
    )

    expect(addedIn(steps)).toEqual([[2], [1]])
    expect(settingsOf(steps)).toEqual([
      [undefined, '5'],
      ['120', '1'],
    ])
  })

  test('does not say twice how an ingredient is cut', async () => {
    const steps = await stepsOf(
      ['2 onions, halved', '1 tbsp oil'],
      ['Chop the onions and fry them in the oil.'],
    )

    expect(textsOf(steps)[0]).toBe('Add 2 onions (halved) to the mixing bowl.')
  })

  test('takes the shorter time of a range and says how much more there may be', async () => {
    const steps = await stepsOf(['500 ml stock'], ['Simmer the stock for 15-20 minutes.'])

    expect(steps.at(-1)?.durationSeconds).toBe(900)
    expect(steps.at(-1)?.instructionText).toContain('another 5 min')
  })

  test('cooks in water with the amount that the appliance needs, and mashes what it has drained', async () => {
    const { steps, ingredients } = await convert(loadRecipe('colcannon'))
    const water = ingredients.find(({ name }) => name === 'water')?.ingredientJsonId

    expect(water).toBeDefined()
    expect(steps.find(({ place }) => place === 'basket')?.adds).toEqual([{ ref: 1 }])
    expect(addedIn(steps)).toEqual(expect.arrayContaining([[1], [water], [2, 3], [4]]))
    const drained = steps.findIndex(({ clears }) => clears === true)
    const mashed = steps.findIndex(({ speed, temperature }) => speed === '3.5' && !temperature)
    expect(steps[drained]?.instructionText).toContain('pour the water out')
    expect(drained).toBeLessThan(mashed)
  })

  test('brings back what was set aside when it is wanted again', async () => {
    const steps = await stepsOf(
      ['200 g double cream', '50 g icing sugar', '250 g mascarpone', '2 egg yolks'],
      [
        'Whip the cream until stiff.',
        'In another bowl, whisk the egg yolks and sugar until foamy.',
        'Beat the mascarpone into the egg yolks, then fold in the whipped cream.',
      ],
    )
    const whipped = steps.find(({ tools, type }) => type === 'OPERATE' && tools.includes('whisk'))
    const aside = steps.find(({ takes }) => takes?.includes(whipped?.stepNumber ?? 0))

    expect(aside).toMatchObject({ place: 'bench', clears: true })
    expect(steps.some(({ takes }) => takes?.includes(aside?.stepNumber ?? 0))).toBe(true)
  })

  test('takes each component its own soy sauce', async () => {
    const { steps } = await convert(loadRecipe('pork-dumplings'))
    const withPork = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))

    expect(withPork?.ingredientRefs).toContain(6)
    expect(steps.at(-1)?.ingredientRefs).toEqual([7, 8])
  })

  test('names a core temperature once, where the cooking ends', async () => {
    const steps = await stepsOf(
      ['600 g chicken breast, diced', '400 ml coconut milk', '1 tbsp oil'],
      [
        'Fry the chicken in the oil for 5 minutes.',
        'Add the coconut milk and simmer for 15 minutes.',
      ],
    )
    const checked = steps.filter(({ instructionText }) => /core temp/.test(instructionText))

    expect(checked).toEqual([steps.findLast(({ type }) => type === 'OPERATE')])
    expect(checked[0]?.instructionText).toMatch(/chicken breast.*74\s°C/)
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

    // Nothing else: why an oven is no mixing bowl needs no telling.
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

    const headed = steps.findIndex((step) => step.instructionText.startsWith('For the white sauce'))
    const butter = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 9))

    expect(headed).toBeGreaterThan(0)
    expect(headed).toBeLessThanOrEqual(butter)
  })

  test('says how hard it is by its length where the source does not', async () => {
    const { metadata } = await convert(
      aReadRecipe({ ingredients: linesOf('1 onion'), steps: linesOf('Chop the onion.') }),
    )
    expect(metadata.difficulty).toBe('easy')
  })

  test.each([
    [1, 40],
    [90, 90],
    [null, 40],
  ])('takes as long as its steps, where the source says %s', async (totalTimeMinutes, told) => {
    const { metadata } = await convert(
      aReadRecipe({
        totalTimeMinutes,
        ingredients: linesOf('1 kg potatoes'),
        steps: linesOf(
          'Bake the potatoes in the oven for 30 minutes.',
          'Leave to cool for 8 minutes.',
        ),
      }),
    )
    expect(metadata.totalTimeMinutes).toBe(told)
  })

  test('makes a roux of flour that is stirred into melted butter, and a white sauce of it', async () => {
    const steps = await stepsOf(
      ['40 g butter', '40 g flour', '500 ml milk'],
      [
        'Melt the butter, add the flour and stir for 1 minute.',
        'Pour in the milk and cook, stirring, until thick.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1], [2], [3]])
    expect(settingsOf(steps).slice(-2)).toEqual([
      ['100', '1'],
      ['90', '4'],
    ])
  })

  test('cuts nothing onto what has been grated and set aside', async () => {
    const steps = await stepsOf(
      ['100 g parmesan', '100 g onion', '20 g butter', '300 g rice'],
      [
        'Grate the parmesan and set aside.',
        'Chop the onion and soften it in the butter.',
        'Toast the rice for 3 minutes and stir in the parmesan.',
      ],
    )

    const emptied = steps.findIndex(({ clears }) => clears === true)
    const onion = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 2))
    const parmesan = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 1))

    expect(parmesan > onion || (emptied > parmesan && emptied < onion)).toBe(true)
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
