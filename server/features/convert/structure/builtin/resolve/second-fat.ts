import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { isMeat } from './food-kinds.ts'

/**
 * "1 tbsp vegetable oil, 1 tbsp oil: brown the chicken. […] With more oil, soften the onions": the
 * line above is what the meat is fried in before, though nobody says so.
 */
export function friedBefore(
  food: KnownIngredient,
  { actions, foods }: { actions: readonly KitchenAction[]; foods: readonly KnownIngredient[] },
): KitchenAction | null {
  if (!isFat(food)) return null
  const other = foods.find(
    (one) => one.id > food.id && one.food === food.food && one.group === food.group,
  )
  const later = actions.find(({ adds }) => adds.some((portion) => portion.food === other))
  if (!other || !later) return null
  return actions.find((one) => one.id < later.id && isDryFrying(one, actions)) ?? null
}

/** Meat that comes into a pan without any fat. */
function isDryFrying(action: KitchenAction, actions: readonly KitchenAction[]): boolean {
  const { id, verb, role, vessel, cues, adds, objects } = action
  const isInPan = cues.place === 'pot' || cues.place === 'fryingPan'
  if (role !== 'heat' || !(VERBS[verb].isFrying || (verb === 'cook' && isInPan))) return false
  const there = actions.filter((one) => one.vessel === vessel && one.id <= id)
  const hasFat = there.some((one) => one.adds.some((portion) => isFat(portion.food)))
  return !hasFat && [...objects, ...adds.map((portion) => portion.food)].some(isMeat)
}
