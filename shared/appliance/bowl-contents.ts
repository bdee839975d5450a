import type { Ingredient } from '#shared/recipe.ts'
import type { Bowl } from './bowl.ts'
import { isKind, traitsOf } from './food-traits.ts'
import type { IngredientKind } from './ingredient-kinds.ts'

/** Sugar in solution takes up less room than its weight in water (density 1.59), ml for each g. */
const DISSOLVED_SUGAR = 1 / 1.59

/** Estimate: with this share of liquid the rest lies in it, without air between. */
const LIQUID_SHARE = 0.3

/** Whether anything of the kind is in the bowl. */
export function holds(bowl: Bowl, kind: IngredientKind): boolean {
  return ofKind(bowl, kind).length > 0
}

/** The ingredients of the kind that are in the bowl. */
export function ofKind({ contents }: Bowl, kind: IngredientKind): Ingredient[] {
  return contents.filter((ingredient) => isKind(ingredient, kind))
}

/** Known grams of a kind in the bowl. */
export function gramsOfKind(bowl: Bowl, kind: IngredientKind): number {
  return sum(ofKind(bowl, kind).map((ingredient) => traitsOf(ingredient).grams))
}

/** Known grams in the bowl. Texts and ingredient lists tell of the same water: the larger counts. */
export function bowlGrams(bowl: Bowl): number {
  const listed = sum(bowl.contents.map((ingredient) => traitsOf(ingredient).grams))
  return listed + waterOnlyInText(bowl)
}

/** Known volume in the bowl, ml: what is dry lies loose, what is wet fills the gaps. */
export function bowlMillilitres(bowl: Bowl): number {
  const sugar = gramsOfKind(bowl, 'sugar')
  const grams = bowlGrams(bowl) - sugar * (1 - DISSOLVED_SUGAR)
  const liquid = ['thinLiquid', 'dairy', 'wet'] as const
  const wet = sum(liquid.map((kind) => gramsOfKind(bowl, kind))) + waterOnlyInText(bowl)
  if (wet >= grams * LIQUID_SHARE) return grams
  return sum(bowl.contents.map((ingredient) => traitsOf(ingredient).millilitres))
}

/** Whether everything in the bowl is of the kinds, and there is something. */
export function holdsOnly(bowl: Bowl, ...kinds: IngredientKind[]): boolean {
  const isOnly = bowl.contents.every((entry) => kinds.some((kind) => isKind(entry, kind)))
  return isOnly && bowl.contents.length > 0 && bowl.liquidInText === 0
}

function waterOnlyInText(bowl: Bowl): number {
  return Math.max(0, bowl.liquidInText - gramsOfKind(bowl, 'thinLiquid'))
}

function sum(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}
