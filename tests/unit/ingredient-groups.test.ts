import { describe, expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { recipeAsText } from '#shared/appliance/recipe-text.ts'
import { groupName, groupsOf } from '#shared/ingredient-groups.ts'
import type { Language } from '#shared/language.ts'
import { IngredientSchema, RecipeContentSchema } from '#shared/recipe.ts'
import { recipeItems } from '#shared/shopping/items.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const { structure, modify } = createBuiltinConverter()
const { signal } = new AbortController()

const CAKE = aReadRecipe({
  title: 'Crumble cake',
  ingredients: [
    { heading: ' For the cake: ', lines: ['200 g flour', '100 g butter', '1 pinch salt'] },
    { heading: 'Topping', lines: ['50 g butter', '2 tbsp sugar', 'For the glaze:', '1 egg'] },
    { heading: null, lines: ['a little milk'] },
  ],
  steps: linesOf(
    'Beat the flour, butter and salt for the cake for 3 minutes.',
    'Rub the butter of the topping into the sugar.',
    'Sprinkle over, brush with the egg and the milk and bake for 30 minutes at 180°C.',
  ),
})

const converted = (source = CAKE, language: Language = 'en') =>
  structure(source, { language, model: 'TM6', signal, report() {} })

const listed = (lines: readonly (readonly [name: string, group?: string])[]) =>
  lines.map(([name, group], at) =>
    IngredientSchema.parse({ ingredientJsonId: at + 1, name, group }),
  )

describe('the groups of an ingredient list', () => {
  test('are kept by the converter, as the source words them', async () => {
    const { ingredients } = await converted()
    expect(ingredients.map(({ name, group }) => [name, group])).toEqual([
      ['flour', 'For the cake'],
      ['butter', 'For the cake'],
      ['salt', 'For the cake'],
      ['butter', 'Topping'],
      ['sugar', 'Topping'],
      ['egg', 'For the glaze'],
      ['milk', undefined],
    ])
  })

  test('stay in the words of the source in another language', async () => {
    const { ingredients } = await converted(CAKE, 'de')
    expect(ingredients.slice(0, 4).map(({ name, group }) => [name, group])).toEqual([
      ['Mehl', 'For the cake'],
      ['Butter', 'For the cake'],
      ['Salz', 'For the cake'],
      ['Butter', 'Topping'],
    ])
  })

  test('are not there where the source has none', async () => {
    const plain = aReadRecipe({ ingredients: linesOf('1 onion'), steps: linesOf('Chop it.') })
    const { ingredients } = await converted(plain)
    expect(ingredients[0]).not.toHaveProperty('group')
  })

  test('stay when the recipe is changed', async () => {
    const before = RecipeContentSchema.parse(await converted())
    const { content } = await modify(before, 'vegan', {
      ...{ language: 'en', model: 'TM6', signal, report() {} },
    })
    expect(content.ingredients.map(({ group }) => group)).toEqual(
      before.ingredients.map(({ group }) => group),
    )
  })

  test('are short texts, and blank ones are none', () => {
    expect(groupName('Pour la pâte :')).toBe('Pour la pâte')
    expect(groupName(' : ')).toBeUndefined()
    expect(groupName('x'.repeat(300))).toHaveLength(200)
    const one = { ingredientJsonId: 1, name: 'salt' }
    expect(IngredientSchema.parse({ ...one, group: ' ' }).group).toBeUndefined()
    expect(IngredientSchema.parse({ ...one, group: null }).group).toBeUndefined()
    expect(IngredientSchema.safeParse({ ...one, group: 'x'.repeat(201) }).success).toBe(false)
  })

  test('are what stands together under one name', () => {
    const groups = groupsOf(listed([['salt'], ['flour', 'Dough'], ['egg', 'Dough'], ['milk']]))
    expect(groups.map(({ name, ingredients }) => [name, ingredients.length])).toEqual([
      [undefined, 1],
      ['Dough', 2],
      [undefined, 1],
    ])
  })

  test('are headings in the text of a recipe', () => {
    const text = recipeAsText(
      {
        ...RecipeContentSchema.parse({ metadata: { title: 'Pie' }, ingredients: [], steps: [] }),
        recipeMetadata: RecipeContentSchema.shape.metadata.parse({ title: 'Pie' }),
        ingredients: listed([
          ['flour', 'Dough'],
          ['salt', 'Dough'],
          ['apples', 'Filling'],
          ['milk'],
        ]),
        steps: [],
        sourceUrl: null,
      },
      'en',
    )
    expect(text).toBe('Pie\n\nIngredients:\nDough:\n- flour\n- salt\nFilling:\n- apples\n\n- milk')
  })

  test('are nothing to shop for', () => {
    const ingredients = listed([['flour', 'Dough']])
    const items = recipeItems({ id: 'pie', title: 'Pie', language: 'en', ingredients }, [])
    expect(JSON.stringify(items)).not.toContain('Dough')
  })
})
