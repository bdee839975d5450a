import { holdsOnlyFat, saysOnlyWhere } from './bare-orders.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "[Melt the butter in a skillet. Flour the fish.] Place in a hot skillet": it is waiting. */
export function waitingPan(
  { parsed, role, fresh, named }: Order,
  { kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  if (role !== 'add' || fresh.length + named.length > 0) return null
  if (!saysOnlyWhere(parsed.clause, lexicon)) return null
  return kitchen.latest(
    (one) =>
      (one.kind === 'fryingPan' || one.kind === 'pot') &&
      one.holds.size > 0 &&
      one.component === kitchen.component &&
      holdsOnlyFat(one),
  )
}
