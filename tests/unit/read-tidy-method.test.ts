import { describe, expect, test } from 'vitest'
import { withoutRemarks } from '#server/features/convert/read/list-remarks.ts'
import { readRecipeOfPage } from '#server/features/convert/read/page/page-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

const page = (recipeInstructions: unknown) => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Something good',
    description: 'A fine dish.',
    recipeIngredient: ['200 g flour', '2 eggs', '1 cup milk'],
    recipeInstructions,
  }
  const shown = JSON.stringify(recipeInstructions)
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script><h1>Something good</h1><p>${shown}</p>`
  return readRecipeOfPage(html, 'https://example.com/good', () => null)
}
const stepsOf = (recipeInstructions: unknown) =>
  page(recipeInstructions).steps.flatMap(({ lines }) => lines)
const stepsOfText = (...lines: string[]) =>
  readText(
    `Something good\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\n${lines.join('\n')}`,
  ).steps.flatMap((section) => section.lines)

const WORK = 'Mix the flour with the eggs and the milk.'

describe('what is no step', () => {
  test.each([
    'Enjoy!',
    'Bon appétit !',
    'Bon appétit……',
    'Guten Appetit wünscht Anna',
    '¡Buen provecho!',
    'Smacznego!!! :)',
    'Смачного!',
    'Poftă bună!',
    'PREPARATION',
    'Serves 6 – 8',
    'Nährwerte p. Stück: 310 kcal',
  ])('is left out: %s', (line) => {
    expect(stepsOf([WORK, 'Bake it for 20 minutes.', line])).toEqual([
      WORK,
      'Bake it for 20 minutes.',
    ])
  })

  test.each(['Enjoy warm.', 'Serve it hot. Enjoy!', 'Serve and enjoy!', 'Bake 20 minutes.'])(
    'is not: %s',
    (line) => {
      expect(stepsOf([WORK, line])).toEqual([WORK, line])
    },
  )
})

describe('notes below the steps', () => {
  const NOTE = 'It keeps for two days in a tin.'

  test.each([
    [['Mix it.', 'Bake it.', `Storage notes: ${NOTE}`], `Storage notes: ${NOTE}`],
    [['Mix it.', 'Bake it.', `Tipp: ${NOTE}`], `Tipp: ${NOTE}`],
    [['Mix it.', 'Bake it.', 'Uwaga:', NOTE], NOTE],
    [
      [
        { '@type': 'HowToSection', name: 'The work', itemListElement: ['Mix it.', 'Bake it.'] },
        { '@type': 'HowToSection', name: "Cook's notes", itemListElement: [NOTE] },
      ],
      NOTE,
    ],
  ])('go with what is said of the recipe: %j', (method, note) => {
    const read = page(method)
    expect(read.steps.flatMap(({ lines }) => lines)).toEqual(['Mix it.', 'Bake it.'])
    expect(read.description).toBe(`A fine dish.\n${note}`)
  })

  test('between the steps stay where they are', () => {
    const method = ['Mix it.', 'Note: the dough is soft.', 'Bake it.']
    expect(stepsOf(method)).toEqual(method)
  })

  test('are known by their capitals', () => {
    expect(stepsOfText('Mix it all.', 'Bake it.', "COOK'S TIP Keeps in a tin for 3 days.")).toEqual(
      ['Mix it all.', 'Bake it.'],
    )
  })
})

describe('sentences', () => {
  test.each([
    ["Dry the berries until not juicy.Set them aside. Don't stir.", 'juicy. Set'],
    ['Simmer for 20 min.Add the cream.', 'min. Add'],
    ['Bake at 180 °C.Let cool (covered).Serve.', '°C. Let cool (covered). Serve'],
  ])('have a space between them: %s', (line, part) => {
    expect(stepsOf([WORK, line]).at(-1)).toContain(part)
  })

  test('are without the addresses they link to', () => {
    expect(stepsOf([WORK, 'Add the [eggs](https://example.com/eggs) and stir.']).at(-1)).toBe(
      'Add the eggs and stir.',
    )
  })

  test('keep addresses whole', () => {
    const line = 'Shape it as on www.Example.com and bake.'
    expect(stepsOf([WORK, line]).at(-1)).toBe(line)
  })
})

describe('numbers within a paragraph', () => {
  test('count steps without a space behind them', () => {
    expect(stepsOf('1.Sift the flour and the salt. 2.Cream the butter. 3.Bake it all.')).toEqual([
      'Sift the flour and the salt.',
      'Cream the butter.',
      'Bake it all.',
    ])
  })

  test('count steps without full stops where each stands before a verb', () => {
    expect(
      stepsOfText('1. Mix eggs with flour & salt 2. Add milk, leave 1 hr 3. Bake 12 min per side'),
    ).toEqual(['Mix eggs with flour & salt', 'Add milk, leave 1 hr', 'Bake 12 min per side'])
  })
})

test('a remark among the foods of a list is given apart', () => {
  const remark =
    'For a richer dough, increase the butter to 115 g and use 360 g flour in total. The texture is incredible.'
  const foods = [
    '200 g flour',
    'One 5-pound lamb breast (if your butcher has none, ask! It is great, and a bargain too)',
    'salt and freshly ground black pepper, plus more for the sauce and for all of the vegetables.',
  ]
  expect(withoutRemarks([{ heading: null, lines: [...foods, remark] }])).toEqual({
    ingredients: [{ heading: null, lines: foods }],
    remarks: [remark],
  })
})
