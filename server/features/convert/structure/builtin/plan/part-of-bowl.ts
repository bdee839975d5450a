import type { KitchenAction, Move } from '../ir/graph.ts'
import type { PlanState } from './plan-state.ts'

const TECHNIQUE = 'leave-part'

/** "Purée half of the soup": the other half is set aside in a separate dish. */
export function leavePart({ from, part, words }: Move, state: PlanState): void {
  const takes = state.takesOf([from])
  state.push({
    type: 'MANUAL',
    place: 'bench',
    adds: [],
    takes,
    takenParts: new Map(takes.map((one) => [one, 1 - part])),
    saying: { kind: 'fixed', sentences: [{ phrase: 'leavePart', share: { part, words } }] },
    technique: TECHNIQUE,
    actions: [],
  })
  state.markLatest(from)
}

/** Whether an order returns what is in the bowl to the part that was set aside. */
export function isReunited(
  { vessel, moves, adds }: KitchenAction,
  { bowl, latest, operations }: PlanState,
): boolean {
  const rest = operations[latest.get(vessel) ?? -1]
  const isWhole = moves.every(
    ({ from, foods, part }) => from === bowl.vessel && foods === null && part === 1,
  )
  return rest?.technique === TECHNIQUE && isWhole && moves.length > 0 && adds.length === 0
}
