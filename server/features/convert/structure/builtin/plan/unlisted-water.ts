import type { KitchenAction, Vessel } from '../ir/graph.ts'
import { isCovered } from '../parse/covering.ts'
import { hasLiquidAt } from './liquid-at.ts'
import type { Kitchen } from './scripts/script.ts'

/** "Pour in the boiling water. Add the mushrooms": nothing is sautéed any more. */
export function holdsUnlistedWater(
  { id }: KitchenAction,
  { actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  const drained = drainedBefore(id, actions, graph)
  return actions.some((one) => one > drained && one < id && graph.actions[one]?.namesWater === true)
}

/** What boils in water that nobody listed is boiled in a pot: nobody knows how much it is. */
export function isInUnlistedWater(
  { id }: KitchenAction,
  { actions }: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const next = actions.find((one) => one > id && graph.actions[one]?.role !== 'none')
  const isDrained = next !== undefined && graph.actions[next]?.role === 'drain'
  const isFilled = (one: number) => {
    const past = graph.actions[one]
    if (!past?.namesWater) return false
    const isPlain = past.objects.length === 0 || (past.role === 'add' && past.adds.length === 0)
    // "Put the tomatoes into a pot of water and boil. Drain"
    const isPoured = past.cues.has('inWater') && isDrained
    // "With 20 g of butter, the sugar and water to cover"
    return one === id || isPlain || isPoured || isCovered(past.clause.folded)
  }
  const drained = drainedBefore(id, actions, graph)
  const filled = actions.filter((one) => one > drained && one <= id && isFilled(one))
  // A pot of nothing but water stays one, whatever is dropped into it.
  const isWater = filled.some((one) => one < id && (traced[one]?.after.size ?? 0) === 0)
  return isWater || (filled.length > 0 && !hasLiquidAt(id, traced))
}

/** The order by which a vessel's water was poured away last before an order; -1 if none did. */
const drainedBefore = (id: number, actions: readonly number[], graph: Kitchen['graph']) =>
  actions.findLast((one) => one < id && graph.actions[one]?.role === 'drain') ?? -1
