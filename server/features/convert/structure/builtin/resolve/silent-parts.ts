import type { KitchenAction } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Claims } from './claims.ts'

/** Parts of the list that the method never comes to, by their size: their cream belongs into no batter. */
export function silentParts(
  actions: readonly KitchenAction[],
  foods: readonly KnownIngredient[],
  claims: Claims,
): ReadonlyMap<number, number> {
  const isMade = (food: KnownIngredient) => claims.isClaimed(food) && !isOnlyBorrowed(food, actions)
  const made = new Set(foods.filter(isMade).map(({ group }) => group))
  if (made.size === 0) return new Map()
  const parts = foods.filter(({ group, heading }) => heading !== null && !made.has(group))
  const groups = Map.groupBy(parts, ({ group }) => group)
  return new Map([...groups].map(([group, all]) => [group, all.length]))
}

/** "Whip the whites with the sugar and the vanilla sugar", which the list has for the syrup. */
function isOnlyBorrowed(food: KnownIngredient, actions: readonly KitchenAction[]): boolean {
  const taking = actions.filter(({ adds }) => adds.some((portion) => portion.food === food))
  const isOfOther = ({ adds }: KitchenAction) =>
    adds.some((portion) => portion.food === food && portion.evidence === 'stated') &&
    adds.filter((portion) => portion.food.group !== food.group).length > adds.length / 2
  return taking.length > 0 && taking.every(isOfOther)
}
