import { describe, expect, test } from 'vitest'
import { AISLES, type Aisle, aisleOf } from '#shared/shopping/aisles.ts'
import { amountsOf } from '#shared/shopping/amounts.ts'
import { groupByAisle } from '#shared/shopping/group.ts'
import { shoppingText } from '#shared/shopping/text.ts'
import type { ShoppingItem } from '#shared/shopping.ts'

describe('the aisle', () => {
  test.each<[Aisle, string[]]>([
    ['produce', ['carrots', 'natka pietruszki', 'картопля', 'grüne Bohnen', 'ail', 'morcovi']],
    ['bakery', ['sliced bread', 'bułki', 'Brötchen', 'pan', 'pâine', 'pane']],
    ['meat', ['chicken breast', 'lamb shoulder', 'wołowina', 'свинина', 'Speck', 'jamón']],
    ['fish', ['cod', 'łosoś', 'Lachsfilet', 'merluza', 'crevettes', 'salmone']],
    ['dairy', ['whole milk', 'eggs', 'twaróg', 'сметана', 'Sahne', 'beurre', 'unt']],
    ['pantry', ['basmati rice', 'chickpeas', 'Tomatenmark', 'caldo de verduras', 'riso']],
    ['baking', ['plain flour', 'mąka', 'цукор', 'Zucker', 'zahăr', 'farine']],
    [
      'spices',
      ['cumin seeds', 'Kreuzkümmel', 'kmin rzymski', 'semi di cumino', 'зіра', 'caraway', 'pepper'],
    ],
    ['condiments', ['coconut oil', 'Kokosöl', 'huile de coco', 'olej kokosowy', 'кокосова олія']],
    ['baking', ['sesame seeds', 'desiccated coconut', 'cream of tartar', 'dried apricots']],
    ['spices', ['salt', 'freshly ground pepper', 'pieprz', 'pimentón', 'sel']],
    ['condiments', ['olive oil', 'sos sojowy', 'Essig', "huile d'olive"]],
    ['frozen', ['frozen peas', 'mrożony groszek', 'TK-Erbsen', 'piselli surgelati']],
    ['drinks', ['coffee', 'apple juice', 'kawa', 'Weißwein']],
    ['household', ['baking paper', 'papier do pieczenia', 'Backpapier', 'carta da forno']],
    ['other', ['plimsolls', 'баран із казки', '123', '']],
  ])('%s', (aisle, names) => {
    expect(names.map((name) => [name, aisleOf(name)])).toEqual(names.map((name) => [name, aisle]))
  })

  test('of a very long name is found without a stop', () => {
    for (const part of ['tinned ', ' ', 'a']) {
      expect(AISLES).toContain(aisleOf(part.repeat(1_000_000)))
    }
  })
})

const item = (name: string, changes: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: name,
  ingredientId: 1,
  name,
  quantity: undefined,
  unit: undefined,
  notes: undefined,
  checked: false,
  isRemoved: false,
  recipeId: '01890000-0000-7000-8000-000000000001',
  recipeTitle: 'Soup',
  language: 'en',
  ...changes,
})

describe('the groups', () => {
  test('go through the shop; ticked rows sink, and aisles that are done go last', () => {
    const groups = groupByAisle(
      [
        item('butter'),
        item('onions', { checked: true }),
        item('carrots', { checked: true }),
        item('yoghurt', { checked: true }),
        item('milk'),
        item('salmon', { isRemoved: true }),
      ],
      'en',
    )
    expect(
      groups.map(({ aisle, rows, open }) => [aisle, open, rows.map(({ name }) => name)]),
    ).toEqual([
      ['dairy', 2, ['butter', 'milk', 'yoghurt']],
      ['produce', 0, ['carrots', 'onions']],
    ])
  })
})

test('the text has what is still to be bought, by aisle, added up', () => {
  const items = [
    item('flour', { id: 'a', quantity: '200', unit: 'g' }),
    item('flour', { id: 'b', quantity: '300', unit: 'g' }),
    item('carrots', { quantity: '3' }),
    item('tea', { checked: true }),
    item('salt'),
  ]
  const groups = groupByAisle(items, 'en')
  const amounts = amountsOf(
    groups.flatMap(({ rows }) => rows),
    'en',
  )
  const aisles = Object.fromEntries(AISLES.map((aisle) => [aisle, aisle])) as Record<Aisle, string>

  expect(shoppingText(groups, { title: 'To buy', aisles, amounts })).toBe(
    'To buy\n\nproduce\n- carrots: 3\n\nbaking\n- flour: 500 g\n\nspices\n- salt',
  )
})
