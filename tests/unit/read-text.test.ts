import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

const ingredientsOf = (read: ReadRecipe) => read.ingredients.flatMap((section) => section.lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap((section) => section.lines)

describe('with headings', () => {
  test('reads title, groups, steps without numbers, times and yield', () => {
    const read = readText(
      'Pancakes\nPrep: 10 min | Cook: 20 min | Serves 4-6\n\nIngredients\n- 2 eggs\n- 200 g flour\nFor the sauce:\n* 100 ml cream\n\nMethod\n1. Mix the eggs and flour.\nStep 2: Fry.\n\nNotes\nGood cold.',
    )
    expect(read).toMatchObject({
      title: 'Pancakes',
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      yieldText: 'Serves 4-6',
    })
    expect(read.ingredients).toEqual([
      { heading: null, lines: ['2 eggs', '200 g flour'] },
      { heading: 'For the sauce', lines: ['100 ml cream'] },
    ])
    expect(stepsOf(read)).toEqual(['Mix the eggs and flour.', 'Fry.'])
  })

  test('reads markdown with everything on one line', () => {
    const read = readText(
      '# Hummus\n**Ingredients:** 1 can chickpeas, 2 tbsp tahini, 1 lemon, juiced, salt\n**Method:** Blend everything until smooth. Serve.',
    )
    expect(read.title).toBe('Hummus')
    expect(ingredientsOf(read)).toEqual([
      '1 can chickpeas',
      '2 tbsp tahini',
      '1 lemon, juiced',
      'salt',
    ])
    expect(stepsOf(read)).toEqual(['Blend everything until smooth. Serve.'])
  })

  test.each([
    ['Zutaten', 'Zubereitung', '200 g Mehl', 'Alles verrühren und backen.'],
    ['Інгредієнти', 'Приготування', '200 г борошна', 'Змішати все і випікати.'],
    ['Składniki', 'Przygotowanie', '200 g mąki', 'Wymieszać wszystko i piec.'],
    ['Ingrediente', 'Mod de preparare', '200 g făină', 'Amestecați totul și coaceți.'],
  ])('knows the headings %s and %s', (list, method, line, step) => {
    const read = readText(`X y\n\n${list}\n${line}\n\n${method}\n${step}`)
    expect([ingredientsOf(read), stepsOf(read)]).toEqual([[line], [step]])
  })
})

describe('without headings', () => {
  test('tells ingredients from steps by the look of the lines', () => {
    const read = readText(
      "Nan's soup\n2 onions\n1 litre stock\nsalt and pepper\nChop the onions and fry them for 5 minutes.\nAdd the stock and simmer for 20 min.",
    )
    expect(read.title).toBe("Nan's soup")
    expect(ingredientsOf(read)).toEqual(['2 onions', '1 litre stock', 'salt and pepper'])
    expect(stepsOf(read)).toHaveLength(2)
  })

  test('reads chat messages with emoji', () => {
    const read = readText(
      '[12/03/2024, 18:22] Mum: 🍝 Carbonara\n🥚 3 eggs\n🧀 100g parmesan\n[12/03/2024, 18:23] Mum: Boil pasta. Fry the bacon, mix with eggs off the heat',
    )
    expect(read.title).toBe('Carbonara')
    expect(ingredientsOf(read)).toEqual(['3 eggs', '100g parmesan'])
    expect(stepsOf(read)).toEqual(['Boil pasta. Fry the bacon, mix with eggs off the heat'])
  })
})

test.each([
  ['Ingredients\n2 eggs\n100 g flour', 'steps'],
  ['Mix everything well and bake it for an hour.\nServe it warm with cream.', 'ingredients'],
  ['The weather is nice today', 'everything'],
])('says what %j lacks', (text, missing) => {
  expect(() => readText(text)).toThrow(
    expect.objectContaining({ code: 'NO_RECIPE_IN_TEXT', params: { missing } }),
  )
})

const amount = fc.constantFrom('2', '1 1/2 cups', '200 g', '½ tsp', '3 tbsp', '1 kg')
const food = fc.constantFrom(
  'flour',
  'brown sugar',
  'ripe tomatoes, diced',
  'olive oil',
  'eggs',
  'chicken thighs',
)
/** No food twice: what comes twice in a row of lists may be one list in two systems of units. */
const list = fc
  .uniqueArray(fc.tuple(amount, food), {
    ...{ minLength: 2, maxLength: 6 },
    selector: ([, name]) => name,
  })
  .map((items) => items.map((words) => words.join(' ')))
const step = fc
  .tuple(
    fc.constantFrom('Mix', 'Add', 'Bake', 'Stir in', 'Chop', 'Simmer'),
    food,
    fc.constantFrom('until soft.', 'for 20 minutes.', 'and set it aside.'),
  )
  .map(([verb, what, end]) => `${verb} the ${what} ${end}`)
const steps = fc.uniqueArray(step, { minLength: 2, maxLength: 9 })
const foodsOf = (some: readonly string[]) => some.map((one) => one.split(' ').at(-1)).join()

test('a recipe written as raw text reads the same again', () => {
  const recipe = fc.record({
    title: fc.constantFrom('Apple cake', 'Suppe', null),
    ...{ list, sauce: list },
    method: steps,
  })
  fc.assert(
    fc.property(recipe, ({ title, list, sauce, method }) => {
      fc.pre(foodsOf(list) !== foodsOf(sauce))
      const read = readText(
        toRawText({
          ...readText('a\n2 eggs\n1 l water\nBoil the eggs for 5 minutes.'),
          title,
          ingredients: [
            { heading: null, lines: list },
            { heading: 'For the sauce', lines: sauce },
          ],
          steps: [{ heading: null, lines: method }],
        }),
      )
      expect(ingredientsOf(read)).toEqual([...list, ...sauce])
      expect(stepsOf(read)).toEqual(method)
      expect(read.title).toBe(title)
    }),
    { numRuns: 200 },
  )
})
