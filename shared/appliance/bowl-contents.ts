import type { Ingredient } from '#shared/recipe.ts'
import type { Bowl, BowlFood } from './bowl.ts'
import { isKind, traitsOf } from './food-traits.ts'
import type { IngredientKind } from './ingredient-kinds.ts'

/** Sugar in solution takes up less room than its weight in water (density 1.59), ml for each g. */
const DISSOLVED_SUGAR = 1 / 1.59

/** Estimate: what the oven leaves of vegetables and meat, of which much is water. */
const ROASTED_SHARE = 0.6

/** Estimate: with this share of liquid the rest lies in it, without air between. */
const LIQUID_SHARE = 0.3

/** Whether anything of the kind is in the bowl. */
export function holds(bowl: Bowl, kind: IngredientKind): boolean {
  return ofKind(bowl, kind).length > 0
}

/** The ingredients of the kind that are in the bowl. */
export function ofKind({ contents }: Bowl, kind: IngredientKind): Ingredient[] {
  return contents
    .map(({ ingredient }) => ingredient)
    .filter((ingredient) => isKind(ingredient, kind))
}

/** Known grams of a kind in the bowl. */
export function gramsOfKind(bowl: Bowl, kind: IngredientKind): number {
  return gramsOf(bowl.contents, kind)
}

/** Known grams in the bowl. Texts and ingredient lists tell of the same water: the larger counts. */
export function bowlGrams(bowl: Bowl): number {
  return sum(bowl.contents.map(gramsOfFood)) + waterOnlyInText(bowl)
}

/**
 * Known volume in the bowl, ml, with the basket that hangs in it: what is dry lies loose, what is
 * wet fills the gaps.
 */
export function bowlMillilitres(bowl: Bowl): number {
  const foods = [...bowl.contents, ...bowl.basket]
  const water = waterOnlyInText(bowl)
  const grams = sum(foods.map(shrunkGrams)) + water
  const liquid = ['thinLiquid', 'dairy', 'wet'] as const
  const wet = sum(liquid.map((kind) => gramsOf(foods, kind))) + water
  const packed = grams - gramsOf(foods, 'sugar') * (1 - DISSOLVED_SUGAR)
  if (wet >= packed * LIQUID_SHARE) return packed
  return sum(foods.map(millilitresOf))
}

/** Whether everything in the bowl is of the kinds, and there is something. */
export function holdsOnly(bowl: Bowl, ...kinds: IngredientKind[]): boolean {
  const isOnly = bowl.contents.every(({ ingredient }) =>
    kinds.some((kind) => isKind(ingredient, kind)),
  )
  return isOnly && bowl.contents.length > 0 && bowl.liquidInText === 0
}

function waterOnlyInText(bowl: Bowl): number {
  return Math.max(0, bowl.liquidInText - gramsOfKind(bowl, 'thinLiquid'))
}

/** What has been cut, mixed or cooked before lies close. */
function millilitresOf(food: BowlFood): number {
  const { ingredient, part, isFresh } = food
  return isFresh ? (traitsOf(ingredient).millilitres ?? 0) * part : shrunkGrams(food)
}

function shrunkGrams(food: BowlFood): number {
  return gramsOfFood(food) * (food.isRoasted ? ROASTED_SHARE : 1)
}

function gramsOf(foods: readonly BowlFood[], kind: IngredientKind): number {
  return sum(foods.filter(({ ingredient }) => isKind(ingredient, kind)).map(gramsOfFood))
}

/** Known grams of a food; an unknown amount counts as nothing. */
export function gramsOfFood({ ingredient, part }: BowlFood): number {
  return (traitsOf(ingredient).grams ?? 0) * part
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
