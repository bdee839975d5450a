import type { KitchenAction, Vessel } from '../../ir/graph.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import type { Kitchen, Script } from './script.ts'

/**
 * "Meanwhile, cook the spaghetti according to the packet": what cooks in water of its own is not in
 * the sauce, even where no second pot is told of.
 */
export const SIDE_POT: Script = {
  id: 'side-pot',
  source: 'REF, MCG',
  apply: (vessel, kitchen) => {
    const { graph } = kitchen
    const at = vessel.actions.findIndex((id) => isSide(graph.actions[id], kitchen))
    const start = graph.actions[vessel.actions[at] ?? -1]
    if (!start) return null
    const rest = vessel.actions.slice(at + 1).flatMap((id) => graph.actions[id] ?? [])
    const end = rest.findIndex(({ role }) => role !== 'drain' && role !== 'dial')
    const around = rest.slice(0, end < 0 ? rest.length : end)
    const pot: Vessel = { id: graph.vessels.length, kind: 'pot', actions: [] }
    const moved = [start, ...around].map((one) => ({ ...one, vessel: pot.id }))
    const taker = takerOf(start, vessel, kitchen)
    const move = { from: pot.id, foods: null, part: 1 }
    const taking = taker ? [{ ...taker, moves: [...taker.moves, move] }] : []
    return { vessels: [pot], actions: [...moved, ...taking] }
  },
}

const SIDES: readonly (Food | null)[] = ['pasta', 'rice', 'grain', 'potato', 'egg']

function isSide(action: KitchenAction | undefined, { traced }: Kitchen): boolean {
  if (action?.role !== 'heat' || !action.cues.has('inWater') || action.machine) return false
  const { adds, id } = action
  const isSideFood = adds.length > 0 && adds.some(({ food }) => SIDES.includes(food.food))
  const before = [...(traced[id]?.before.values() ?? [])]
  const isOnTop = before.some(({ food }) => !food.traits.has('water') && food.food !== 'salt')
  return isSideFood && isOnTop
}

/** What the side goes to: the order that names it, or serves what stands in the other pot. */
function takerOf(start: KitchenAction, vessel: Vessel, { graph }: Kitchen): KitchenAction | null {
  const foods = start.adds.map(({ food }) => food.id)
  const later = graph.actions.slice(start.id + 1)
  const isTaken = (one: KitchenAction) =>
    one.role !== 'drain' && one.objects.some(({ id }) => foods.includes(id))
  const isServed = (one: KitchenAction) =>
    one.role === 'serve' && one.moves.some(({ from }) => from === vessel.id)
  return later.find(isTaken) ?? later.find(isServed) ?? null
}
