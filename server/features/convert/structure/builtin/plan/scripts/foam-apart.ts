import type { Vessel } from '../../ir/graph.ts'
import type { Action } from '../../parse/lexicon/kinds.ts'
import { WITH_FOAM } from './own-bowl.ts'
import type { Script } from './script.ts'

const BEATING: readonly Action[] = ['whip', 'whisk', 'mix', 'cream', 'blend']

/**
 * "Whisk the whites until stiff. Beat the mascarpone. Fold in the whites": the mascarpone is not
 * beaten on top of what is folded in later.
 */
export const FOAM_APART: Script = {
  id: 'foam-apart',
  source: 'MCR, MCG',
  apply: (vessel, { graph, traced }) => {
    const actions = vessel.actions.flatMap((id) => graph.actions[id] ?? [])
    const at = actions.findIndex(({ verb, adds, moves, id }) => {
      const isOther = adds.some(({ food }) => !WITH_FOAM.includes(food.food))
      const before = [...(traced[id]?.before.values() ?? [])]
      const isFoam = before.length > 0 && before.every(({ food }) => WITH_FOAM.includes(food.food))
      return isOther && isFoam && moves.length === 0 && BEATING.includes(verb)
    })
    const foam = actions.slice(0, Math.max(at, 0))
    const isStiff = foam.some(({ cues, adds }) => cues.has('stiff') && adds.length > 0)
    const foamed = foam.flatMap(({ adds }) => adds.map(({ food }) => food.id))
    const taker = actions
      .slice(at + 1)
      .find(({ verb, objects }) => verb === 'fold' && objects.some(({ id }) => foamed.includes(id)))
    if (!isStiff || !taker || foam.some(({ moves }) => moves.length > 0)) return null
    const bowl: Vessel = { id: graph.vessels.length, kind: 'bowl', actions: [] }
    const moved = foam.map((one) => ({ ...one, vessel: bowl.id }))
    const taking = { ...taker, moves: [...taker.moves, { from: bowl.id, foods: null, part: 1 }] }
    return { vessels: [bowl], actions: [...moved, taking] }
  },
}
