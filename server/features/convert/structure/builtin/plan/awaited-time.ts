import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Cues } from '../parse/cues.ts'

const WORKED: readonly VerbRole[] = ['work', 'heat']
/** Seconds; longer is about another time: "it keeps for two days". */
const MAX_AWAITED = 300

/** "Stir in the tomato purée, let it darken for a minute": the time told behind an order is its own. */
export function withAwaitedTime({ id, cues, role }: KitchenAction, { actions }: ActionGraph): Cues {
  const next = actions[id + 1]
  const awaited = next?.role === 'none' && WORKED.includes(role) ? next.cues.duration : null
  const isShort = awaited !== null && awaited.max <= MAX_AWAITED
  return cues.duration === null && isShort ? { ...cues, duration: awaited } : cues
}
