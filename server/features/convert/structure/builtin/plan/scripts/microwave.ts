import type { Food } from '../../parse/lexicon/kinds.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Script } from './script.ts'

/** What is warmed in a microwave is melted in the bowl; what is cooked in it stays there. */
const MELTED: readonly (Food | null)[] = [
  ...(['butter', 'oil', 'chocolate', 'sugar', 'syrup', 'milk', 'cream', 'liquid'] as const),
  ...(['softDairy', 'cheese', 'salt', 'spice', 'yeast', 'cocoa', 'nut'] as const),
]

/** Bursts in the microwave are one melting in the bowl; potatoes and the like stay by hand. */
export const MICROWAVE: Script = {
  id: 'microwave',
  source: 'FRr, FRP',
  apply: (vessel, { graph, traced }) => {
    const decisions = new Map<number, Decision>()
    for (const id of vessel.actions) {
      const action = graph.actions[id]
      if (action?.cues.device !== 'microwave' || action.role !== 'heat') continue
      const contents = foodsOf(traced[id]?.after.values() ?? [])
      const isCooked = contents.some(({ food }) => !MELTED.includes(food))
      if (isCooked) decisions.set(id, 'byHand')
    }
    return decisions.size > 0 ? { decisions } : null
  },
}
