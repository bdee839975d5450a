import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { amountsOf } from '#shared/shopping/amounts.ts'
import { applyOperations } from '#shared/shopping/apply.ts'
import { mergeItems } from '#shared/shopping/merge.ts'
import {
  CustomItemSchema,
  EMPTY_LIST,
  SHOPPING_LIMITS,
  type ShoppingChange,
  type ShoppingItem,
  type ShoppingList,
  ShoppingListSchema,
  type ShoppingOperation,
  type ShoppingRecipe,
} from '#shared/shopping.ts'

const ID = '01890000-0000-7000-8000-'
const uuid = (number: number) => ID + String(number).padStart(12, '0')

type Worded = [name: string, quantity?: string, unit?: string]

function aRecipe(
  number: number,
  worded: Worded[],
  language: Language | null = 'en',
): ShoppingRecipe {
  const ingredients = worded.map(([name, quantity, unit], at) => ({
    id: undefined,
    ingredientJsonId: at + 1,
    name,
    quantity,
    unit,
    notes: undefined,
  }))
  return { id: uuid(number), title: `Recipe ${number}`, language, ingredients }
}

let made = 1_000
const operation = (change: ShoppingChange) => ({ id: uuid(++made), ...change }) as ShoppingOperation

function shopped(list: ShoppingList, recipes: ShoppingRecipe[], ...changes: ShoppingChange[]) {
  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return applyOperations(list, changes.map(operation), known)
}

const select = ({ id }: ShoppingRecipe): ShoppingChange => ({ type: 'selectRecipe', recipeId: id })
const unselect = ({ id }: ShoppingRecipe): ShoppingChange => ({
  type: 'unselectRecipe',
  recipeId: id,
})
const add = (name: string, quantity?: string, unit?: string): ShoppingChange => ({
  type: 'add',
  itemId: uuid(++made),
  item: { name, quantity, unit },
  language: 'en',
})
const idOf = (list: ShoppingList, name: string) =>
  list.items.find((item) => item.name === name)?.id ?? ''
const check = (list: ShoppingList, name: string, checked = true): ShoppingChange => ({
  type: 'check',
  itemIds: [idOf(list, name)],
  checked,
})

function shown({ items }: ShoppingList) {
  const rows = mergeItems(items)
  const amounts = amountsOf(rows, 'en')
  return rows.map(({ id, name, checked }) =>
    [checked ? 'x' : '', amounts.get(id), name].filter(Boolean).join(' '),
  )
}

const pancakes = aRecipe(1, [
  ['flour', '200', 'g'],
  ['eggs', '2'],
])
const cake = aRecipe(2, [
  ['Flour', '300', 'g'],
  ['butter', '250', 'g'],
])

describe('merging', () => {
  const both = shopped(EMPTY_LIST, [pancakes, cake], select(pancakes), select(cake))

  test('adds up what has one name without case, and joins the titles', () => {
    expect(shown(both)).toEqual(['500 g flour', '2 eggs', '250 g butter'])
    expect(mergeItems(both.items)[0]?.recipeTitle).toBe('Recipe 1, Recipe 2')
  })

  test('keeps other names apart', () => {
    const other = aRecipe(3, [
      ['rye flour', '100', 'g'],
      ['red onions', '1'],
      ['onions', '2'],
      ['black beans', '1', 'can'],
      ['chickpeas', '1', 'can'],
      ['pepper'],
      ['peppers', '2'],
    ])
    const list = shopped(EMPTY_LIST, [pancakes, other], select(pancakes), select(other))
    expect(shown(list)).toHaveLength(9)
  })

  test.each<[string, Worded[], string[]]>([
    [
      'singular and plural',
      [
        ['onion', '1'],
        ['onions', '2'],
      ],
      ['3 onions'],
    ],
    [
      'cases',
      [
        ['cebula', '1'],
        ['cebule', '2'],
      ],
      ['3 cebule'],
    ],
    [
      'umlauts',
      [
        ['Apfel', '1'],
        ['Äpfel', '3'],
      ],
      ['4 Äpfel'],
    ],
    [
      'short words',
      [
        ['Ei', '1'],
        ['Eier', '3'],
      ],
      ['4 Eier'],
    ],
    [
      'plurals by another ending',
      [
        ['cipolla', '1'],
        ['cipolle', '2'],
      ],
      ['3 cipolle'],
    ],
    [
      'pieces and units',
      [
        ['garlic', '1', 'head'],
        ['garlic', '3', 'cloves'],
        ['garlic', '2'],
      ],
      ['1 head + 3 cloves + 2 garlic'],
    ],
    [
      'cans and grams',
      [
        ['chickpeas', '2', 'cans'],
        ['chickpeas', '200', 'g'],
        ['chickpeas', '1', 'can'],
      ],
      ['3 cans + 200 g chickpeas'],
    ],
    ['with an amount and without', [['salt', '1', 'tsp'], ['salt'], ['Salt']], ['1 tsp salt']],
  ])('has one line for one thing to buy: %s', (_, parts, wanted) => {
    const recipes = parts.map((part, at) => aRecipe(at + 1, [part], null))
    expect(shown(shopped(EMPTY_LIST, recipes, ...recipes.map(select)))).toEqual(wanted)
  })

  test('leaves what is ticked out of what another recipe asks for', () => {
    const first = shopped(EMPTY_LIST, [pancakes], select(pancakes))
    const list = shopped(first, [cake], check(first, 'flour'), select(cake))
    expect(shown(list)).toEqual(['x 200 g flour', '2 eggs', '300 g Flour', '250 g butter'])
  })

  test('leaves what was added by hand as it was written', () => {
    expect(shown(shopped(both, [], add('eggs', '6')))).toContain('6 eggs')
  })
})

describe('the amount', () => {
  const amounts = (parts: Worded[], language: Language = 'en') => {
    const rows = mergeItems(
      parts.flatMap((part, at) => {
        const recipe = aRecipe(at + 1, [part], language)
        return shopped(EMPTY_LIST, [recipe], select(recipe)).items
      }),
    )
    const byRow = amountsOf(rows, 'en')
    return rows.map(({ id }) => byRow.get(id) ?? null)
  }

  test.each<[string, Worded[], (string | null)[], Language?]>([
    [
      'equal units',
      [
        ['flour', '200', 'g'],
        ['flour', '300', 'g'],
      ],
      ['500 g'],
    ],
    [
      'a handy unit',
      [
        ['flour', '750', 'g'],
        ['flour', '750', 'g'],
      ],
      ['1.5 kg'],
    ],
    [
      'grams and kilograms',
      [
        ['flour', '500', 'g'],
        ['flour', '1', 'kg'],
      ],
      ['1.5 kg'],
    ],
    [
      'litres and millilitres',
      [
        ['milk', '1/2', 'l'],
        ['Milk', '250', 'ml'],
      ],
      ['750 ml'],
    ],
    [
      'fractions',
      [
        ['eggs', '1 1/2'],
        ['eggs', '2'],
      ],
      ['3 1/2'],
    ],
    [
      'ranges',
      [
        ['onions', '2-3'],
        ['onions', '1'],
      ],
      ['3-4'],
    ],
    [
      'singular and plural of a unit',
      [
        ['milk', '1', 'cup'],
        ['milk', '2', 'cups'],
      ],
      ['3 cups'],
    ],
    [
      'the words of the recipe',
      [
        ['mąka', '0,5', 'kg'],
        ['mąka', '0,75', 'kg'],
      ],
      ['1,25 kg'],
      'pl',
    ],
    ['one amount alone', [['salt', '1', 'tsp']], ['1 tsp']],
    [
      'what does not add up',
      [
        ['onion', '2'],
        ['onion', '100', 'g'],
      ],
      ['100 g + 2'],
    ],
    [
      'what is no number',
      [
        ['salt', 'a little'],
        ['salt', '1'],
      ],
      ['1 + a little'],
    ],
    ['no quantity at all', [['salt'], ['salt']], [null]],
  ])('of %s', (_, parts, expected, language) => {
    expect(amounts(parts, language)).toEqual(expected)
  })

  test('is exact where units are equal', () => {
    expect(
      amounts([
        ['sugar', '252', 'g'],
        ['sugar', '1', 'g'],
      ]),
    ).toEqual(['253 g'])
  })
})

describe('generating again', () => {
  const list = shopped(EMPTY_LIST, [pancakes], select(pancakes))

  test('keeps what is ticked and what was added by hand', () => {
    const ticked = shopped(list, [], check(list, 'eggs'), add('tea'))
    const again = shopped(ticked, [pancakes, cake], select(cake), unselect(cake))
    expect(shown(again)).toEqual(['200 g flour', 'x 2 eggs', 'tea'])
  })

  test('does not bring back what was cleared away', () => {
    const cleared = shopped(list, [], { type: 'remove', itemIds: [idOf(list, 'eggs')] })
    const again = shopped(cleared, [pancakes, cake], select(cake))
    expect(shown(again)).toEqual(['500 g flour', '250 g butter'])
  })

  test('does so once the recipe is chosen anew', () => {
    const cleared = shopped(list, [], { type: 'remove', itemIds: [idOf(list, 'eggs')] })
    expect(shown(shopped(cleared, [pancakes], unselect(pancakes), select(pancakes)))).toContain(
      '2 eggs',
    )
  })

  test('takes the recipe as it is now, and ticks no other food under the same number', () => {
    const ticked = shopped(list, [], check(list, 'eggs'))
    const changed = aRecipe(1, [
      ['flour', '250', 'g'],
      ['silken tofu', '100', 'g'],
    ])
    expect(shown(shopped(ticked, [changed, cake], select(cake), unselect(cake)))).toEqual([
      '250 g flour',
      '100 g silken tofu',
    ])
  })

  test('tells ingredients apart that a caller has numbered alike', () => {
    const [first, second] = pancakes.ingredients
    const twice = {
      ...pancakes,
      ingredients: [first, second].map((one) => ({ ...one, ingredientJsonId: 7 })),
    } as ShoppingRecipe
    const { items } = shopped(EMPTY_LIST, [twice], select(twice))
    expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  })
})

test('reset empties selection and list', () => {
  const list = shopped(EMPTY_LIST, [pancakes], select(pancakes), add('tea'))
  const reset: ShoppingChange = {
    type: 'reset',
    recipeIds: list.recipes.map(({ id }) => id),
    itemIds: list.items.map(({ id }) => id),
  }
  expect(shopped(list, [], reset)).toEqual(EMPTY_LIST)
})

test('a list grows no further than its limit, and can still be shortened', () => {
  const full: ShoppingList = {
    recipes: [],
    items: Array.from({ length: SHOPPING_LIMITS.items }, (_, at) => ({
      ...(shopped(EMPTY_LIST, [], add('tea')).items[0] as ShoppingItem),
      id: `item-${at}`,
    })),
  }
  expect(shopped(full, [], add('rice')).items).toHaveLength(SHOPPING_LIMITS.items)
  expect(shopped(full, [], { type: 'remove', itemIds: ['item-0'] }).items).toHaveLength(
    SHOPPING_LIMITS.items - 1,
  )
})

test('what is added by hand needs a name, and blank parts are none', () => {
  const { error } = CustomItemSchema.safeParse({ name: '  ', quantity: '1' })
  expect(error?.issues[0]?.message).toBe('Please enter a name for the item.')
  const item = CustomItemSchema.parse({ name: ' Tea ', quantity: ' 2 ', unit: ' ' })
  expect(item).toEqual({ name: 'Tea', quantity: '2', unit: undefined })
})

test('whatever is done in whatever order, nothing is there twice and all can be stored', () => {
  const recipes = [pancakes, cake]
  const itemIds = shopped(EMPTY_LIST, recipes, ...recipes.map(select)).items.map(({ id }) => id)
  const change = fc.oneof(
    fc.constantFrom(...recipes.flatMap((recipe) => [select(recipe), unselect(recipe)])),
    fc.constantFrom(add('tea'), add('rice')),
    fc.record({
      type: fc.constant('check' as const),
      itemIds: fc.subarray(itemIds),
      checked: fc.boolean(),
    }),
    fc.record({ type: fc.constant('remove' as const), itemIds: fc.subarray(itemIds) }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const list = shopped(EMPTY_LIST, recipes, ...(changes as ShoppingChange[]))
      expect(new Set(list.items.map(({ id }) => id)).size).toBe(list.items.length)
      expect(ShoppingListSchema.parse(JSON.parse(JSON.stringify(list)))).toEqual(list)
    }),
  )
})
