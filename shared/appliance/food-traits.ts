import { findFood } from '#shared/quantity/find-food.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { ingredientGrams } from './amount.ts'
import { type IngredientKind, kindsOf } from './ingredient-kinds.ts'

/** What the rules need of an ingredient: estimated grams and loose millilitres, null if unknown. */
export type FoodTraits = {
  grams: number | null
  millilitres: number | null
  kinds: ReadonlySet<IngredientKind>
}

/** Estimate: leaves and other light things give way to what lies on them. */
const LIGHTEST_DENSITY = 0.5

// Looking names up in eight languages is slow, and the same list is checked for every model.
const known = new WeakMap<Ingredient, FoodTraits>()

/** Reads an ingredient once; it must not be changed afterwards. */
export function traitsOf(ingredient: Ingredient): FoodTraits {
  const earlier = known.get(ingredient)
  if (earlier) return earlier

  const grams = ingredientGrams(ingredient)
  const density = Math.max(findFood(ingredient.name)?.density ?? 1, LIGHTEST_DENSITY)
  const millilitres = grams === null ? null : grams / density
  const fresh = { grams, millilitres, kinds: kindsOf(ingredient.name) }
  known.set(ingredient, fresh)
  return fresh
}

/** Whether an ingredient is of the kind. */
export function isKind(ingredient: Ingredient, kind: IngredientKind): boolean {
  return traitsOf(ingredient).kinds.has(kind)
}
