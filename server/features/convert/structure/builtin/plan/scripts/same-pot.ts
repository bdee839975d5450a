import type { KitchenAction, Vessel } from '../../ir/graph.ts'
import type { Kitchen, Script } from './script.ts'

/**
 * "Add the stock. Cook on high pressure for 12 minutes": a vessel in which nothing stands is no
 * other one than where the food is. What is told of it happens there.
 */
export const SAME_POT: Script = {
  id: 'same-pot',
  source: 'K',
  apply: (vessel, kitchen) => {
    const { graph } = kitchen
    const [first] = vessel.actions
    const action = first === undefined ? undefined : graph.actions[first]
    if (!action || !isEmptyHeating(action, kitchen)) return null
    const pot = vesselBefore(action, kitchen)
    if (!pot) return null
    const renamed = (id: number) => (id === vessel.id ? pot.id : id)
    const actions = graph.actions
      .filter((one) => one.vessel === vessel.id || one.moves.some(({ from }) => from === vessel.id))
      .map((one) => ({
        ...one,
        vessel: renamed(one.vessel),
        moves: one.moves
          .map((move) => ({ ...move, from: renamed(move.from) }))
          .filter(({ from }) => from !== renamed(one.vessel)),
      }))
    return { actions }
  },
}

const POTS: readonly string[] = ['pot', 'bowl', 'fryingPan']

function isEmptyHeating(action: KitchenAction, { traced }: Kitchen): boolean {
  const { role, verb, id, cues, namesWater } = action
  const isWork = role === 'heat' || verb === 'knead'
  // "Meanwhile bring salted water to the boil in a large pot"
  if (namesWater && (cues.place === 'pot' || cues.isNewVessel)) return false
  return isWork && traced[id]?.after.size === 0 && !cues.has('formed')
}

/** Where food stood last that was cooked or mixed, in the order before. */
function vesselBefore({ id, verb }: KitchenAction, { graph, traced }: Kitchen): Vessel | null {
  const before = graph.actions
    .slice(0, id)
    .findLast((one) => one.vessel >= 0 && !['dial', 'none'].includes(one.role))
  const vessel = before ? graph.vessels[before.vessel] : undefined
  const isFilled = before !== undefined && (traced[before.id]?.after.size ?? 0) > 0
  const kinds = verb === 'knead' ? [...POTS, 'plate', 'board'] : POTS
  const isPot = vessel && kinds.includes(vessel.kind)
  return isFilled && isPot ? vessel : null
}
