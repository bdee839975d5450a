import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

const ingredientsOf = (read: ReadRecipe) => read.ingredients.flatMap((section) => section.lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap((section) => section.lines)
const STEPS = '\n\nMethod\nMix everything well.\nBake for 20 minutes.'

describe('lists', () => {
  test.each([
    [
      'with numbers',
      '1. 1 kg tomatoes\n2. 2 onions\n3. Salt',
      ['1 kg tomatoes', '2 onions', 'Salt'],
    ],
    [
      'in two columns',
      '1.5 kg chicken            2 lemons\n4 cloves garlic           salt and pepper',
      ['1.5 kg chicken', '2 lemons', '4 cloves garlic', 'salt and pepper'],
    ],
    ['copied from a sheet', 'Flour\t300 g\nEggs\t3', ['300 g Flour', '3 Eggs']],
    [
      'as a markdown table',
      '| Ingredient | Amount | |\n|---|---:|---|\n| Flour | 300 | g |\n| Eggs | 3 | |',
      ['300 g Flour', '3 Eggs'],
    ],
    [
      'in one line with what is said of a food',
      'Ingredients: 3 avocados, 1 lime, juice of, 1 onion (red, finely chopped), salt',
      ['3 avocados', '1 lime, juice of', '1 onion (red, finely chopped)', 'salt'],
    ],
    [
      'without amounts',
      'Ingredients:\ntomatoes\nfeta\nolive oil',
      ['tomatoes', 'feta', 'olive oil'],
    ],
    ['of one food', 'Ingredients\n500 g chestnuts', ['500 g chestnuts']],
    [
      'with a part of a fruit',
      '225g butter\n4 eggs\nzest of 1 lemon',
      ['225g butter', '4 eggs', 'zest of 1 lemon'],
    ],
    [
      'with check boxes and controls',
      'Ingredients\n1x\n2x\n▢ ⅓ cup butter\n▢ 1 egg',
      ['⅓ cup butter', '1 egg'],
    ],
  ])('are read %s', (_, list, lines) => {
    const read = readText(`Something good\n\n${list}${STEPS}`)
    expect(ingredientsOf(read)).toEqual(lines)
    expect(stepsOf(read)).toEqual(['Mix everything well.', 'Bake for 20 minutes.'])
  })

  test('keep groups that are named by a line of their own', () => {
    const read = readText(
      `Rolls\n\nIngredients\n\nDough\n500 g flour\n250 ml milk\n\nFilling\n80 g butter\n\nTo serve\n2 tbsp icing sugar${STEPS}`,
    )
    expect(read.ingredients).toEqual([
      { heading: 'Dough', lines: ['500 g flour', '250 ml milk'] },
      { heading: 'Filling', lines: ['80 g butter'] },
      { heading: 'To serve', lines: ['2 tbsp icing sugar'] },
    ])
  })

  test.each([
    ['Ingredients (serves 4)', 'serves 4'],
    ['Zutaten für 4 Personen:', 'für 4 Personen'],
    ['Ingredienti per 4 persone:', 'per 4 persone'],
  ])('%s names the yield and no group', (heading, yieldText) => {
    const read = readText(`Pasta\n\n${heading}\n400 g spaghetti\n4 eggs${STEPS}`)
    expect([read.yieldText, read.ingredients[0]?.heading]).toEqual([yieldText, null])
  })
})

describe('methods', () => {
  test('have sections where lines head their blocks', () => {
    const read = readText(
      'Rolls\n\nIngredients\n500 g flour\n80 g butter\n\nMethod\n\nMake the dough\nKnead the flour with water for 8 minutes.\nLet it rise.\n\nMake the filling\nStir the butter until soft.',
    )
    expect(read.steps).toEqual([
      {
        heading: 'Make the dough',
        lines: ['Knead the flour with water for 8 minutes.', 'Let it rise.'],
      },
      { heading: 'Make the filling', lines: ['Stir the butter until soft.'] },
    ])
  })

  test('have no lines that only count', () => {
    const read = readText(
      'Oats\n\n50g oats\n150ml milk\n\nSTEP 1\nMix the oats and milk.\nSTEP 2\nRefrigerate overnight.',
    )
    expect(stepsOf(read)).toEqual(['Mix the oats and milk.', 'Refrigerate overnight.'])
  })

  test('may begin with a number and no heading', () => {
    const read = readText(
      'Eintopf\nZutaten\n250g Linsen\n2 Würstchen\n\n1. Linsen waschen.\n2. Alles in 1 l Wasser 40 Minuten kochen.',
    )
    expect(ingredientsOf(read)).toEqual(['250g Linsen', '2 Würstchen'])
    expect(stepsOf(read)).toEqual(['Linsen waschen.', 'Alles in 1 l Wasser 40 Minuten kochen.'])
  })

  test('may stand before the list', () => {
    const read = readText(
      'Dough\n\nDirections:\n1. Mix in the flour.\n2. Knead for 8 minutes.\n\nIngredients:\n500 g flour\n300 ml water',
    )
    expect([ingredientsOf(read).length, stepsOf(read).length]).toEqual([2, 2])
  })

  test.each([
    'Enjoy!!\nDave\n--\nSent from my iPhone',
    'Hope they turn out well, let me know.\n\nLove,\nAnna',
    'Guten Appetit!',
    'Bon appétit !',
    'Smacznego!',
    'Tip: it keeps for two days.',
    '#soup #easy',
    'MMMMM',
    'Nutrition\nCalories: 232kcal',
    '154 Comments\nKaren says:\nI added 1 cup walnuts and baked it for 50 minutes.',
  ])('end before %j', (end) => {
    const read = readText(
      `Soup\n\n2 onions\n1 l stock\n\nFry the onions.\nAdd the stock and simmer.\n\n${end}`,
    )
    expect(stepsOf(read)).toEqual(['Fry the onions.', 'Add the stock and simmer.'])
  })
})

describe('a recipe told in a message', () => {
  test('is its list and what comes after it', () => {
    const read = readText(
      'take 200g flour, 2 eggs, 100g sugar and 100g soft butter, mix everything well with a bit of vanilla and bake 20 min at 180',
    )
    expect(ingredientsOf(read)).toEqual(['200g flour', '2 eggs', '100g sugar', '100g soft butter'])
    expect(stepsOf(read)).toEqual([
      'mix everything well with a bit of vanilla and bake 20 min at 180',
    ])
  })

  test('has a title before its colon', () => {
    const read = readText(
      'Pancakes: 2 eggs, 1 cup milk, 1 cup flour, pinch of salt. Whisk all together and fry in butter.',
    )
    expect(read.title).toBe('Pancakes')
    expect(ingredientsOf(read)).toEqual(['2 eggs', '1 cup milk', '1 cup flour', 'pinch of salt'])
  })
})

test.each([
  ['Home » Recipes » Dessert\nBanana bread', 'Banana bread'],
  ['CREAMY PASTA 😍✨ save this for later!!', 'CREAMY PASTA'],
  ['MMMMM----- Recipe via Meal-Master\n\n Title: Corn chowder', 'Corn chowder'],
  ['SPAGHETTI ALLA CARBONARA', 'SPAGHETTI ALLA CARBONARA'],
])('the title of %j is %s', (start, title) => {
  expect(readText(`${start}\n\nIngredients:\n2 eggs\n1 l milk${STEPS}`).title).toBe(title)
})

test.each([
  [
    'a line from Windows',
    'Scones\r\n\r\nIngredients\r\n350g flour\r\n85g butter\r\n\r\nMethod\r\nRub the butter in.\r\n',
  ],
  ['capitals', 'SCONES\n\nINGREDIENTS\n350G FLOUR\n85G BUTTER\n\nMETHOD\nRUB THE BUTTER IN.'],
])('%s is read like any other', (_, text) => {
  const read = readText(text)
  expect([ingredientsOf(read).length, stepsOf(read).length]).toEqual([2, 1])
})

describe('what is no recipe', () => {
  const NEITHER = 'everything'
  test.each([
    [
      'news',
      'The council voted 7 to 2 on Tuesday to add 3 bus routes.\nThe change will cost 2.4 million euros a year.\nThe council will meet again on 14 May.',
      NEITHER,
    ],
    [
      'a poem',
      "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,",
      NEITHER,
    ],
    [
      'a complaint',
      'Dear Sir or Madam,\nAfter 2 weeks the blender I bought stopped working. I have called 3 times.\nPlease send me a new one or return my 89 euros within 14 days.',
      NEITHER,
    ],
    [
      'filler text',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.\nUt enim ad minim veniam, quis nostrud exercitation ullamco laboris.',
      NEITHER,
    ],
    [
      'code',
      'const x = 3\nfunction add(a, b) {\n  return a + b\n}\nconsole.log(add(1, x))',
      NEITHER,
    ],
    ['a shopping list', 'Shopping\n2 milk\n6 eggs\n500g mince\nwashing up liquid', 'steps'],
    ['a menu', 'Soup of the day 4.50\nGrilled salmon 14.90\nCoffee 2.50', 'steps'],
  ])('is refused: %s', (_, text, missing) => {
    expect(() => readText(text)).toThrow(
      expect.objectContaining({ code: 'NO_RECIPE_IN_TEXT', params: { missing } }),
    )
  })
})

/** What is read, or the refusal; to be wrong about a hostile text is to find no end or no words. */
function answerTo(text: string): unknown {
  try {
    return readText(text)
  } catch (error) {
    expect(error).toMatchObject({ code: 'NO_RECIPE_IN_TEXT' })
    return error
  }
}

test.each([
  ' ',
  '1',
  '1. ',
  '2 eggs, ',
  '2 (, ',
  'a: ',
  '** a',
  '| ',
  '\t',
  '[12/03/2024, 18:22] ',
  '1 a\n',
  'Method\nMix it all\n',
  '- ',
])('a text of 100 kB of %j is answered', (piece) => {
  expect(answerTo(piece.repeat(100_000 / piece.length))).toEqual(expect.anything())
})

test.each([
  ['Three bean salad', 'Three bean salad\nServes 4\n400 g beans\n1 onion'],
  ['One pot chilli', 'One pot chilli\n500 g beef\n1 onion'],
  ['chilli', 'chilli\n500 g beef\n1 onion'],
])('a title that stands right on the list is no ingredient: %s', (title, list) => {
  const read = readText(`${list}\n\nFry the onion, add the rest and cook for 10 minutes.`)

  expect(read.title).toBe(title)
  expect(read.ingredients.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('a cuisine that the text names is read, on a line of its own or among the times', () => {
  const list = 'Ingredients\n500 g beef\n1 onion\n\nMethod\nFry the onion and add the beef.'

  expect(readText(`Ragu\nCuisine: Italian\n\n${list}`).cuisine).toBe('Italian')
  const among = readText(`Ragu\nPrep: 10 min | Cuisine: Italian | Serves 4\n\n${list}`)
  expect(among).toMatchObject({ cuisine: 'Italian', prepTimeMinutes: 10, title: 'Ragu' })
})

test.each([
  'Method\nMix it all\n',
  'Ingredients\n2 eggs\nMix it.\n',
  '200 g of ',
  '2 eggs, ',
  'a, ',
  'ca. ',
  '2 g\nflour\n',
  '\u0301',
])('a megabyte of %j is answered', (piece) => {
  expect(answerTo(piece.repeat(1_000_000 / piece.length))).toEqual(expect.anything())
})

test('whatever is pasted is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      try {
        expect(readText(text).steps.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toMatchObject({ code: 'NO_RECIPE_IN_TEXT' })
      }
    }),
    { numRuns: 200 },
  )
})

describe('a story', () => {
  test('gives only the foods that it names with an amount', () => {
    const read = readText(
      'Grandad fries two onions and 300 g of mushrooms in a pan. He adds a splash of wine and lets it simmer for 20 minutes at 90 °C, with salt.',
    )
    expect(ingredientsOf(read)).toEqual(['two onions', '300 g of mushrooms', 'a splash of wine'])
    expect(stepsOf(read)).toHaveLength(1)
  })

  test('about buying food is no recipe', () => {
    expect(() =>
      readText(
        'We went to the market and bought 3 kg of apples and 2 litres of milk for 10 euros.',
      ),
    ).toThrow(expect.objectContaining({ code: 'NO_RECIPE_IN_TEXT' }))
  })
})

test('lists that are each followed by their own steps are one recipe', () => {
  const read = readText(
    'Tart\n\nIngredients for the pastry:\n200 g flour\n100 g butter\n\nRub the butter into the flour.\nChill it for an hour.\n\nIngredients for the filling:\n3 leeks\n2 eggs\n\nFry the leeks.\nMix in the eggs and bake.',
  )
  expect(ingredientsOf(read)).toEqual(['200 g flour', '100 g butter', '3 leeks', '2 eggs'])
  expect(stepsOf(read)).toHaveLength(4)
})

test.each([
  ['Lentil soup\nIngredients:\n250 g lentils\n1 onion', ['250 g lentils', '1 onion']],
  ['Apple tart\nFor the pastry:\n200 g flour\nFilling:\n4 apples', ['200 g flour', '4 apples']],
])('a title right above the heading of the list is the title', (list, ingredients) => {
  const read = readText(`${list}\n\nMethod:\nChop everything well.\nCook it for 20 minutes.`)
  expect(read.title).toBe(list.split('\n')[0])
  expect(ingredientsOf(read)).toEqual(ingredients)
})

test('a title right above the heading of the first part of the list is no ingredient', () => {
  const recipe = readText(`Lemon tart
For the pastry
200 g flour
100 g butter
For the filling
3 lemons
150 g sugar

Rub the butter into the flour and chill for 30 minutes.
Whisk the lemon juice with the sugar and bake in the pastry case for 25 minutes.`)

  expect(recipe.title).toBe('Lemon tart')
  expect(recipe.ingredients.map(({ heading }) => heading)).toEqual([
    'For the pastry',
    'For the filling',
  ])
})
