import type { KitchenAction, Vessel } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** The technique that keeps what is sifted over a foam for the cook's hands. */
export const BESIDE_FOAM = 'dry-food-beside-foam'

const THINNING: readonly (Food | null)[] = ['milk', 'liquid', 'cream', 'oil', 'softDairy', 'butter']
/** Of the flour: with less it stays a foam into which flour is folded (E). */
const MUCH = 0.5

/**
 * "[Beat the yolks with the sugar.] Mix the flour with the baking powder, then add the milk and the
 * oil": a batter, for which nobody folds the flour into the yolks.
 */
export function becomesBatter(
  { id }: KitchenAction,
  { actions }: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const there = foodsOf(traced[id]?.after.values() ?? [])
  if (there.some(({ food }) => food === 'eggWhite')) return false
  const later = actions.flatMap((one) => (one > id ? (graph.actions[one] ?? []) : []))
  const end = later.findIndex(({ role }) => role !== 'add')
  const coming = foodsOf((end < 0 ? later : later.slice(0, end)).flatMap(({ adds }) => adds))
  const flour = grams(there.filter(({ food }) => food === 'flour'))
  return flour > 0 && grams(coming.filter(({ food }) => THINNING.includes(food))) >= MUCH * flour
}
