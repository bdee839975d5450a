import { findFoodId } from '#shared/quantity/find-food.ts'
import type { Ingredient } from '#shared/recipe.ts'
import type { KnownIngredient } from '../builtin/parse/ingredients.ts'

/** The answer's ingredient numbers by those of the source's foods. */
export type Refs = ReadonlyMap<number, number>

/** Each ingredient with the source's line that it is most like; each line is taken once. */
export function matchFoods(
  ingredients: readonly Ingredient[],
  foods: readonly KnownIngredient[],
): Refs {
  const refs = new Map<number, number>()
  for (const ingredient of ingredients) {
    const free = foods.filter(({ id }) => !refs.has(id))
    const scored = free.map((food) => ({ food, score: likeness(ingredient, food) }))
    const best = scored.reduce<(typeof scored)[number] | null>(
      (top, one) => (one.score > (top?.score ?? 0) ? one : top),
      null,
    )
    if (best) refs.set(best.food.id, ingredient.ingredientJsonId)
  }
  return refs
}

function likeness(ingredient: Ingredient, { entry }: KnownIngredient): number {
  const id = findFoodId(ingredient.name)
  const isSameFood = id !== null && id === findFoodId(entry.name)
  const isSameName = ingredient.name.toLowerCase() === entry.name.toLowerCase()
  if (!isSameFood && !isSameName) return 0
  return (
    (isSameName ? 2 : 1) +
    (ingredient.quantity === entry.quantity ? 2 : 0) +
    (ingredient.group !== undefined && ingredient.group === entry.group ? 1 : 0)
  )
}
