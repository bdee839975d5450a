import type { FoodId } from '#shared/quantity/foods.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** Ways to cook that proportions are known for. */
export const FORMULAS = [
  ...(['soup', 'chunkySoup', 'risotto', 'stew', 'mash', 'smoothie', 'bread', 'pizza'] as const),
  ...(['pancakes', 'whiteSauce', 'sauce', 'dip', 'steamed', 'porridge', 'jam'] as const),
] as const
export type FormulaName = (typeof FORMULAS)[number]

/** Foods that formulas bring along; every language has names for them. */
export const BASE_FOODS = [
  ...(['onion', 'garlic', 'oil', 'butter', 'stock', 'water', 'milk', 'salt', 'parmesan'] as const),
  ...(['risottoRice', 'flour', 'dryYeast', 'egg', 'lemonJuice', 'tahini', 'chickpeas'] as const),
  ...(['avocado', 'potatoes', 'oats', 'sugar'] as const),
] as const
export type BaseFood = (typeof BASE_FOODS)[number]

/** Ingredients that a sentence of a method speaks of together. */
export const ROLES = [
  ...(['aromatics', 'fat', 'fried', 'grain', 'meat', 'mains', 'liquid', 'late'] as const),
  ...(['flour', 'sweet', 'finish'] as const),
] as const
export type Role = (typeof ROLES)[number]

/** What the cook does with it before: said in the ingredient list. */
export type Preparation = 'pieces' | 'cubes' | 'cooked' | 'juice' | 'grated'

/**
 * Foods that a formula can use, by kind or by what the weight table knows them as; of several
 * entries the first that fits counts. Grams for one serving (of a formula without servings: for
 * all). What is `shared` is split among all foods of the role that share.
 */
export type Use = {
  kinds?: readonly Food[]
  ids?: readonly FoodId[]
  role: Role
  grams: number
  shared?: true
  preparation?: Preparation
  /** Steaming or simmering time where it decides, minutes. */
  minutes?: number
  /** Written as this base food unless the person says which variety. */
  as?: BaseFood
}

/** `unless`: a food of these kinds or ids is there already. */
export type Base = {
  food: BaseFood
  role: Role
  grams: number
  preparation?: Preparation
  unless?: Pick<Use, 'kinds' | 'ids'>
}

/** Proportions of a dish. */
export type Formula = {
  name: FormulaName
  /** Null where the recipe is by weight. */
  servings: number | null
  uses: readonly Use[]
  base: readonly Base[]
  /** One of these roles has to be filled by what the person names. */
  needs: readonly Role[]
}

/** Weight of an egg of size M without its shell, g. */
export const EGG_GRAMS = 50
