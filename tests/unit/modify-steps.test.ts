import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RecipeContentSchema, SaveRecipeSchema } from '#shared/recipe.ts'
import { aRecipe, listOf, modified, SOUPS, textsOf } from './modify-fixtures.ts'

const CURRY = aRecipe(
  '2 – onions; 3 cloves garlic; 1 tbsp olive oil; 500 g chicken breast; 400 ml coconut milk; 1 tsp salt; 1 handful basil',
  [
    { instructionText: 'Place 3 cloves garlic in the mixing bowl.', ingredientRefs: [2] },
    {
      instructionText: 'Chop the garlic 5 sec/speed 6.',
      type: 'OPERATE',
      durationSeconds: 5,
      speed: '6',
    },
    {
      instructionText: 'Scrape down the sides of the mixing bowl with the spatula.',
      type: 'MANUAL',
      tools: ['spatula'],
    },
    {
      instructionText: 'Add the onions, halved, and 1 tbsp olive oil to the mixing bowl.',
      ingredientRefs: [1, 3],
    },
    {
      instructionText: 'Cook the garlic and onions 3 min/120°C/speed 1.',
      type: 'OPERATE',
      durationSeconds: 180,
      temperature: '120',
      speed: '1',
    },
    {
      instructionText:
        'Weigh 500 g chicken breast and 400 ml coconut milk into the mixing bowl. Season with 1 tsp salt.',
      ingredientRefs: [4, 5, 6],
    },
    {
      instructionText: 'Cook 20 min/100°C/reverse/speed 1.',
      type: 'OPERATE',
      durationSeconds: 1200,
      temperature: '100',
      speed: '1',
      reverse: true,
    },
    {
      instructionText: 'Tear the basil over the curry and serve.',
      type: 'MANUAL',
      ingredientRefs: [7],
    },
  ],
)

const CAKE = aRecipe('200 g flour; 3 – eggs; 100 g butter; 150 g sugar', [
  {
    instructionText:
      'Insert the butterfly whisk. Weigh 150 g sugar into the mixing bowl and add 3 eggs.',
    ingredientRefs: [4, 2],
  },
  {
    instructionText: 'Whip 5 min/speed 4.',
    type: 'OPERATE',
    durationSeconds: 300,
    speed: '4',
    tools: ['whisk'],
  },
  {
    instructionText: 'Weigh 200 g flour and 100 g butter into the mixing bowl.',
    ingredientRefs: [1, 3],
  },
  {
    instructionText: 'Knead dough mode/2 min.',
    type: 'OPERATE',
    durationSeconds: 120,
    speed: 'dough',
  },
  {
    instructionText: 'Bake at 180 °C for 35 minutes.',
    type: 'MANUAL',
    durationSeconds: 2100,
  },
])

const secondsOf = (sentence: string, recipe = CURRY) =>
  modified(recipe, sentence).steps.map(({ durationSeconds }) => durationSeconds)

describe('times', () => {
  test('follow the amount weakly, and are told in the text', () => {
    const double = modified(SOUPS.en, 'double')
    const half = modified(SOUPS.en, 'half')

    expect(double.steps[3]).toMatchObject({
      durationSeconds: 1440,
      instructionText: 'Cook the soup 24 min/100°C/speed 2.',
    })
    expect(half.steps[3]?.durationSeconds).toBe(960)
    expect(double.metadata).toMatchObject({ cookTimeMinutes: 24, totalTimeMinutes: 34 })
  })

  test('double with raw meat and its liquid, and are never shortened for it', () => {
    expect(secondsOf('double')[6]).toBe(2400)
    expect(secondsOf('half')[6]).toBe(1200)
  })

  test('of whipping, kneading and the oven stay', () => {
    expect(secondsOf('triple', CAKE)).toEqual([undefined, 300, undefined, 120, 2100])
  })
})

describe('another appliance', () => {
  const onion = (settings: { temperature: string; speed: string }) =>
    aRecipe('2 – onions', [
      {
        instructionText: `Fry 3 min/${settings.temperature}°C/speed ${settings.speed}.`,
        type: 'OPERATE',
        durationSeconds: 180,
        ...settings,
      },
    ])

  test.each([
    ['120', '1', 'for the TM31', 'Fry 3 min/Varoma/speed 1.'],
    ['95', '1', 'for the TM31', 'Fry 3 min/90°C/speed 1.'],
    ['130', '1', 'for the TM6', 'Fry 3 min/120°C/speed 1.'],
    ['100', '5', 'for Monsieur Cuisine', 'Fry 3 min/100°C/speed 3.'],
    ['120', '1', 'for the TM7', 'Fry 3 min/120°C/speed 1.'],
  ])('%s °C and speed %s, %s', (temperature, speed, sentence, text) => {
    expect(textsOf(modified(onion({ temperature, speed }), sentence))).toEqual([text])
  })
})

describe('amounts in texts', () => {
  test('leave settings, oven and tools alone', () => {
    expect(textsOf(modified(CAKE, 'double'))).toEqual([
      'Insert the butterfly whisk. Weigh 300 g sugar into the mixing bowl and add 6 eggs.',
      'Whip 5 min/speed 4.',
      'Weigh 400 g flour and 200 g butter into the mixing bowl.',
      'Knead dough mode/2 min.',
      'Bake at 180 °C for 35 minutes.',
    ])
  })

  test('scale a part of what the list says', () => {
    const recipe = aRecipe('4 tbsp olive oil; 2 – eggs', [
      { instructionText: 'Add 2 tbsp of the olive oil and one egg.', ingredientRefs: [1] },
    ])

    expect(textsOf(modified(recipe, 'triple'))[0]).toBe('Add 6 tbsp of the olive oil and one egg.')
    expect(listOf(modified(recipe, 'triple'))).toEqual(['12 tbsp olive oil', '6 eggs'])
  })

  test('leave the water for steaming, which goes by the time', () => {
    const recipe = aRecipe('600 g potatoes', [
      { instructionText: 'Pour 500 g water into the mixing bowl.', type: 'MANUAL' },
      { instructionText: 'Weigh 600 g potatoes into the Varoma dish.', ingredientRefs: [1] },
    ])

    expect(textsOf(modified(recipe, 'half'))).toEqual([
      'Pour 500 g water into the mixing bowl.',
      'Weigh 300 g potatoes into the Varoma dish.',
    ])
  })

  test('never ask for an odd part of an egg, and say so', () => {
    const { ingredients } = modified(CAKE, '1.37 times')

    expect(ingredients[1]).toMatchObject({ quantity: '4', notes: 'rounded from 4.11' })
    expect(modified(CAKE, 'for six').ingredients[1]).toMatchObject({
      quantity: '4 1/2',
      notes: undefined,
    })
  })
})

describe('leaving out', () => {
  test('takes the steps along that have nothing left to do', () => {
    const recipe = modified(CURRY, 'without garlic')

    expect(textsOf(recipe)).toEqual([
      'Add the onions, halved, and 1 tbsp olive oil to the mixing bowl.',
      'Cook onions 3 min/120°C/speed 1.',
      ...textsOf(CURRY).slice(5),
    ])
    expect(recipe.steps.map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3, 4, 5])
  })

  test('closes up the sentence around it', () => {
    expect(textsOf(modified(CURRY, 'no onions'))).toEqual([
      ...textsOf(CURRY).slice(0, 3),
      'Add 1 tbsp olive oil to the mixing bowl.',
      'Cook the garlic 3 min/120°C/speed 1.',
      ...textsOf(CURRY).slice(5),
    ])
    expect(textsOf(modified(CURRY, 'no salt'))[5]).toBe(
      'Weigh 500 g chicken breast and 400 ml coconut milk into the mixing bowl.',
    )
    expect(textsOf(modified(CURRY, 'without basil'))).toEqual(textsOf(CURRY).slice(0, -1))
  })

  test('says so where the sentence cannot do without the word', () => {
    const recipe = aRecipe('200 g rice; 1 – lemon', [
      { instructionText: 'Pour the rice over the lemon slowly.', ingredientRefs: [1, 2] },
    ])

    expect(textsOf(modified(recipe, 'without lemon'))).toEqual([
      'Pour the rice over the lemon slowly. (Without lemon.)',
    ])
  })

  test('knows a name that holds an “and”', () => {
    const recipe = aRecipe('300 g rice; – – salt and pepper; 1 – onion', [])

    expect(listOf(modified(recipe, 'leave out the salt and pepper and the onion'))).toEqual([
      '300 g rice',
    ])
  })

  test('takes what shares a word only with what is meant', () => {
    const recipe = aRecipe('100 ml milk; 200 ml coconut milk; 50 g peanut butter; 20 g butter', [])

    expect(listOf(modified(recipe, 'without milk'))).not.toContain('100 ml milk')
    expect(listOf(modified(recipe, 'without milk'))).toContain('200 ml coconut milk')
    expect(listOf(modified(recipe, 'no butter'))).toContain('50 g peanut butter')
  })
})

describe('swapping', () => {
  test('weighs what was counted', () => {
    const recipe = modified(CAKE, 'tofu instead of the eggs')

    expect(listOf(recipe)[1]).toBe('150 g tofu')
    expect(textsOf(recipe)[0]).toContain('add 150 g tofu.')
  })

  test('takes the amount that is said', () => {
    expect(listOf(modified(CAKE, 'replace the butter with 80 g oil'))[2]).toBe('80 g oil')
  })

  test('leaves a preparation behind that the new one does not need', () => {
    const ingredients = CAKE.ingredients.map((one) =>
      one.name === 'butter' ? { ...one, notes: 'softened' } : one,
    )
    const swapped = modified({ ...CAKE, ingredients }, 'oil instead of butter')

    expect(swapped.ingredients.find(({ name }) => name === 'oil')?.notes).toBeUndefined()
  })
})

describe('any recipe', () => {
  const names = [
    'carrots',
    'onions',
    'butter',
    'flour',
    'garlic',
    'sugar',
    'rice',
    'parsley',
    'milk',
  ]
  const grams = fc.integer({ min: 5, max: 100 }).map((tens) => tens * 10)
  const recipes = fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 6 })
    .chain((chosen) =>
      fc
        .array(grams, { minLength: chosen.length, maxLength: chosen.length })
        .map((weights) => ({ chosen, weights })),
    )
    .map(({ chosen, weights }) => {
      const lines = chosen.map((name, index) => `${weights[index]} g ${name}`)
      const steps = lines.map((line, index) => ({
        instructionText: `Weigh ${line} into the mixing bowl.`,
        ingredientRefs: [index + 1],
      }))
      const cook = {
        instructionText: `Cook the ${chosen.join(' and ')} 10 min/100°C/speed 1.`,
        type: 'OPERATE' as const,
        durationSeconds: 600,
        temperature: '100',
        speed: '1',
      }
      return aRecipe(lines.join(';'), [...steps, cook])
    })

  test('twice as much and then half of it is what it was', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const back = modified(modified(recipe, 'double'), 'half')
        expect(listOf(back)).toEqual(listOf(recipe))
        expect(back.metadata.servingsMin).toBe(recipe.metadata.servingsMin)
      }),
      { numRuns: 50 },
    )
  })

  test('can be saved without any one of its ingredients, and no step adds that one', () => {
    fc.assert(
      fc.property(recipes, fc.nat(), (recipe, pick) => {
        const gone = recipe.ingredients[pick % recipe.ingredients.length]
        const name = gone?.name ?? ''
        const left = modified(recipe, `without ${name}`)

        expect(left.ingredients.map((one) => one.name)).not.toContain(name)
        expect(SaveRecipeSchema.safeParse(left).success).toBe(true)
        expect(textsOf(left).join(' ')).not.toMatch(new RegExp(`\\b${name}\\b`))
      }),
      { numRuns: 50 },
    )
  })

  test('changed in any way is a recipe', () => {
    const wishes = fc.constantFrom(
      'vegan',
      'in cups',
      'for 7',
      'gluten-free',
      'metric',
      '0.3 times',
    )
    fc.assert(
      fc.property(recipes, fc.array(wishes, { minLength: 1, maxLength: 3 }), (recipe, several) => {
        const changed = modified(recipe, several.join(', '))
        expect(RecipeContentSchema.safeParse(changed).success).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
