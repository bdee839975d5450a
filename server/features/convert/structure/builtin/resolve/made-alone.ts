import type { KitchenAction } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Foods that are whipped, melted, grated or kept hot before they are used. */
const MADE_ALONE: readonly (Food | null)[] = [
  'cream',
  'milk',
  'liquid',
  'chocolate',
  'hardCheese',
  'cheese',
]

/** "Whip the cream. … Fold in the cream": what stands by itself and has been worked on is meant. */
export function isMadeAlone(
  food: KnownIngredient,
  at: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  const isAlone = [...at.holds.values()].every(
    ({ id, food: kind }) => id === food.id || kind === 'spice' || kind === 'sugar',
  )
  const isWorked = at.actions.some((id) => {
    const role = actions[id]?.role
    return role === 'work' || role === 'heat'
  })
  // "Melt the butter. … Add the butter": all of it, not some more.
  const done = at.actions.flatMap((id) => actions[id] ?? [])
  const isMelted =
    food.food === 'butter' &&
    done.some(({ verb }) => verb === 'melt') &&
    done.every(({ verb, role }) => verb === 'melt' || role === 'wait' || role === 'dial')
  return (isMelted || MADE_ALONE.includes(food.food)) && isAlone && isWorked
}
