import type { KitchenAction } from '../ir/graph.ts'
import { emptyBowl } from './machine-bowl.ts'
import type { PlanParts } from './plan-parts.ts'
import type { PlanState } from './plan-state.ts'
import { runOperation } from './run-operation.ts'
import type { Run } from './span.ts'
import type { Weighing } from './weighing.ts'

const HALF = 0.5

/** The pouring from one vessel into the next; null where anything else goes with it. */
function pouringOf({ vessel, adds, moves }: KitchenAction) {
  const [move] = moves
  const isAll = moves.length === 1 && move?.foods === null && adds.length === 0
  return isAll && move.from !== vessel ? { from: move.from, to: vessel } : null
}

/** "Transfer the soup to a blender": the bowl is the blender, and takes half of it at a time. */
export function isPouredForLots(action: KitchenAction, { parts }: PlanState): boolean {
  if (pouringOf(action) === null) return false
  // "Add the roasted cauliflower to the soup": that comes to what is in the pot.
  if ((parts.traced[action.id]?.before.size ?? 0) > 0) return false
  return isBeforeLots(action, parts)
}

/** "[Add the cauliflower to the pot.] Blend": the next work in its vessel is done in two lots. */
export function isBeforeLots(action: KitchenAction, { graph, spans }: PlanParts): boolean {
  const next = graph.actions.find(({ id, vessel }) => id > action.id && vessel === action.vessel)
  const isInLots = next !== undefined && spans.some(({ runs }) => runs.get(next.id)?.isInTwoLots)
  return isInLots && next.moves.length === 0
}

/** "[Blend the soup in two lots.] Return it to the pot": it has been poured there. */
export function isPouredBack(action: KitchenAction, { parts }: PlanState): boolean {
  const from = pouringOf(action)?.from
  if (from === undefined) return false
  const before = parts.graph.actions.findLast(({ id, vessel }) => id < action.id && vessel === from)
  const isDone =
    before !== undefined && parts.spans.some(({ runs }) => runs.get(before.id)?.isInTwoLots)
  return isDone && parts.graph.actions.some((one) => isFilledFrom(one, action.vessel, from))
}

function isFilledFrom(action: KitchenAction, pot: number, bowl: number): boolean {
  const pouring = pouringOf(action)
  return pouring?.from === pot && pouring.to === bowl
}

/** Half of what stands in a pot comes in, is worked and poured out, then the rest likewise. */
export function runInTwoLots(
  action: KitchenAction,
  run: Run,
  state: PlanState,
  weighing: Weighing,
): void {
  const { id, vessel, moves } = action
  const from = moves[0]?.from ?? vessel
  const pot = state.takesOf([from])
  const half = new Map(pot.map((one) => [one, HALF]))
  const isOnStove = pot.some((one) => state.operations[one]?.place === 'stove')
  const isBowl = state.vesselOf(from)?.kind === 'bowl' && !isOnStove
  const source = { takes: pot, takenParts: half, adds: [], actions: [id], technique: 'two-lots' }
  const contents = new Map(
    [...(state.parts.traced[id]?.after ?? [])].map(
      ([food, portion]) => [food, { ...portion, part: portion.part * HALF }] as const,
    ),
  )
  const rinsed = weighing.rinsed()
  state.bowl = { ...state.bowl, vessel, isFilled: true, isHot: true }
  state.push({
    ...{ ...source, type: 'MANUAL', place: 'bowl' },
    saying: {
      kind: 'fixed',
      sentences: [
        ...rinsed,
        { phrase: 'partFromVessel', vessel: isBowl ? 'bowl' : 'pot', share: { part: HALF } },
      ],
    },
  })
  state.markLatest(vessel)
  if (action.adds.length > 0) {
    weighing.put(action.adds, run)
    weighing.write()
  }
  const bowl = { contents, isHot: true, limits: state.parts.limits, trickled: [] }
  for (const one of runOperation(action, run, bowl)) state.push(one)
  const done = state.operations.length - 1
  state.push({
    ...{ ...source, type: 'MANUAL', place: 'bench', clears: true, takes: [...pot, done] },
    saying: {
      kind: 'fixed',
      sentences: [{ phrase: 'toVessel', vessel: 'pot' }, { phrase: 'secondBatch' }],
    },
  })
  state.markLatest(vessel)
  state.bowl = emptyBowl(true)
}
