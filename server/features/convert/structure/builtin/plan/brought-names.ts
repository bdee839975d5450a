import type { KitchenAction, Portion } from '../ir/graph.ts'

/** "Stir in the chicken" calls what was made before by the chicken alone. */
export function called({ objects }: KitchenAction, foods: readonly Portion[]): readonly Portion[] {
  const named = foods.filter(({ food }) => objects.some(({ id }) => id === food.id))
  return named.length > 0 ? named : foods
}

/** Foods that became one thing before: told one by one they would be weighed in again. */
export function isMixed({ objects }: KitchenAction, foods: readonly Portion[]): boolean {
  const named = foods.filter(({ food }) => objects.some(({ id }) => id === food.id))
  // "Fold in the creamed butter and sugar" means one thing, "stir in the chicken" that of it.
  return foods.length > 1 && named.length !== 1
}
