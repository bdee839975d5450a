import type { FoodId } from '#shared/quantity/foods.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { BaseFood, FormulaName } from './formula.ts'

/** Dishes that languages have names for. */
export const DISHES = [
  ...(['soup', 'risotto', 'stew', 'mash', 'smoothie', 'bread', 'pizza', 'pancakes'] as const),
  ...(['whiteSauce', 'sauce', 'dip', 'hummus', 'guacamole', 'steamed', 'porridge', 'jam'] as const),
] as const
export type DishName = (typeof DISHES)[number]

/**
 * The formulas of a dish, of which the first that can use every ingredient is taken; `otherwise` is
 * what it is made of when no main ingredient is named.
 */
type Dish = { formulas: readonly FormulaName[]; otherwise?: readonly BaseFood[] }

export const DISH: Readonly<Record<DishName, Dish>> = {
  soup: { formulas: ['soup', 'chunkySoup'] },
  risotto: { formulas: ['risotto'] },
  stew: { formulas: ['stew'] },
  mash: { formulas: ['mash'], otherwise: ['potatoes'] },
  smoothie: { formulas: ['smoothie'] },
  bread: { formulas: ['bread'] },
  pizza: { formulas: ['pizza'] },
  pancakes: { formulas: ['pancakes'] },
  whiteSauce: { formulas: ['whiteSauce'] },
  sauce: { formulas: ['sauce', 'whiteSauce'] },
  dip: { formulas: ['dip'] },
  hummus: { formulas: ['dip'], otherwise: ['chickpeas', 'tahini', 'garlic'] },
  guacamole: { formulas: ['dip'], otherwise: ['avocado'] },
  steamed: { formulas: ['steamed'] },
  porridge: { formulas: ['porridge'] },
  jam: { formulas: ['jam'] },
}

/** Kinds and ids of which one has to be in the list. */
type AnyOf = { kinds?: readonly Food[]; ids?: readonly FoodId[] }

/** What a list of ingredients becomes: the first line fits whose sets are all in it. */
export const LIST_RULES: readonly { dish: DishName; has: readonly AnyOf[] }[] = [
  { dish: 'risotto', has: [{ kinds: ['rice'] }] },
  { dish: 'bread', has: [{ kinds: ['flour'] }, { kinds: ['yeast'] }] },
  { dish: 'pancakes', has: [{ kinds: ['flour'] }, { kinds: ['egg'] }] },
  { dish: 'whiteSauce', has: [{ kinds: ['flour'] }, { kinds: ['butter'] }, { kinds: ['milk'] }] },
  { dish: 'porridge', has: [{ ids: ['oats'] }, { kinds: ['milk'], ids: ['water'] }] },
  { dish: 'jam', has: [{ kinds: ['fruit'] }, { kinds: ['sugar'] }] },
  { dish: 'mash', has: [{ kinds: ['potato'] }, { kinds: ['milk', 'butter'] }] },
  {
    dish: 'stew',
    has: [
      { kinds: ['meat', 'mincedMeat', 'poultry', 'sausage', 'legume'] },
      { kinds: ['hardVegetable', 'softVegetable', 'potato', 'mushroom', 'leaf'] },
    ],
  },
  { dish: 'dip', has: [{ kinds: ['legume', 'softDairy'], ids: ['tahini', 'avocado'] }] },
  { dish: 'smoothie', has: [{ kinds: ['fruit'] }] },
  {
    dish: 'soup',
    has: [
      { kinds: ['hardVegetable', 'softVegetable', 'potato', 'mushroom', 'leaf', 'onion'] },
      { kinds: ['cream', 'softDairy', 'milk'], ids: ['stock'] },
    ],
  },
  { dish: 'sauce', has: [{ ids: ['tomato', 'cherryTomato', 'cannedTomatoes'] }] },
  {
    dish: 'steamed',
    has: [{ kinds: ['fish', 'seafood', 'poultry', 'potato', 'hardVegetable', 'softVegetable'] }],
  },
  {
    dish: 'soup',
    has: [
      {
        kinds: ['hardVegetable', 'softVegetable', 'potato', 'mushroom', 'leaf', 'onion', 'legume'],
      },
    ],
  },
]
