import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { PlanParts } from './plan-parts.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** The share of what a vessel comes to hold that counts as most of it. */
const BULK_SHARE = 0.6
/** Of what the bowl takes: nobody weighs vegetables before peeling them (E). */
const NEARLY_FULL = 0.8

/**
 * Whether an order is one for which "it is too much for the bowl" answers the cook's question: work
 * on as much as that. An onion that is fried first, a roast that is seared and the herbs that are
 * stirred in at the end are no such work.
 */
export function isExpected(
  action: KitchenAction,
  { graph, traced, limits }: Pick<PlanParts, 'graph' | 'traced' | 'limits'>,
): boolean {
  const { id, role, vessel } = action
  if (role !== 'heat' && role !== 'work') return false
  const inside = graph.vessels[vessel]
  const foodsAt = (at: number) => foodsOf(traced[at]?.after.values() ?? [])
  const ids = inside?.actions ?? []
  const later = ids.flatMap((one) => (one > id ? (graph.actions[one] ?? []) : []))
  const isOnStove = inside?.kind === 'pot' || inside?.kind === 'fryingPan'
  if (role === 'heat' && isFried(action)) return false
  // In a pot it is the cooking that one would expect, not the stirring; a dough is kneaded anywhere.
  const isCooked = ids.some((one) => graph.actions[one]?.role === 'heat')
  if (role === 'work' && action.verb !== 'knead' && isOnStove && isCooked) return false
  const isLast = !later.some((one) => one.role === 'heat' || one.role === 'work')
  const mass = grams(foodsAt(id))
  const isMost =
    isLast || mass >= BULK_SHARE * Math.max(0, ...ids.map((one) => grams(foodsAt(one))))
  const isUnknown =
    role === 'heat' && foodsAt(id).some(({ grams: own, isToTaste }) => own === null && !isToTaste)
  return isMost && (isUnknown || mass >= NEARLY_FULL * leastLimit(action, limits))
}

function leastLimit({ role }: KitchenAction, limits: PlanParts['limits']): number {
  const dough = limits.dough.maxDoughG ?? limits.hotFillMl
  return role === 'work' ? Math.min(dough, limits.hotFillMl) : limits.hotFillMl
}

/** "Cook the onion in half of the butter" is frying as well. */
function isFried({ verb, adds }: KitchenAction): boolean {
  return VERBS[verb].isFrying === true || (verb === 'cook' && adds.some(({ food }) => isFat(food)))
}
