import type { KitchenAction, Move } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { carriedOutAt } from './carried-out.ts'
import type { PlanParts } from './plan-parts.ts'

/** Orders that are carried out where the food stands, and do not say that it is taken out. */
const IN_PLACE: readonly VerbRole[] = ['wait', 'add', 'work', 'season']
/** Orders that take the food out themselves. */
const TAKING_OUT: readonly VerbRole[] = ['move', 'hand', 'bake', 'serve', 'take', 'drain']

/**
 * What becomes of the bowl's contents at an order by hand: they stay where the machine goes on with
 * them next, or the bowl is needed for something else before any order has taken them out.
 */
export function leftInBowl(
  action: KitchenAction,
  { graph, spans, stages }: Pick<PlanParts, 'graph' | 'spans' | 'stages'>,
): 'stays' | 'inTheWay' | null {
  // "Place it in a bowl and leave to rise"
  if (!IN_PLACE.includes(action.role) || action.cues.place === 'bowl') return null
  const { vessel } = action
  const later = graph.actions.slice(action.id + 1)
  const isByMachine = (one: KitchenAction) =>
    stages.some(({ first }) => first === one.id) ||
    spans.some((span) => span.vessel === one.vessel && one.id >= span.first && one.id <= span.last)
  const next = later.find(isByMachine)
  if (!next) return null
  const before = later.filter(({ id }) => id < next.id)
  if (before.some((one) => isTakenOut(one, vessel))) return null
  const isStaged = stages.some(({ first }) => first === next.id)
  const goesOn = next.vessel === vessel || next.moves.some((move) => isAllOf(move, vessel))
  return goesOn && !isStaged ? 'stays' : 'inTheWay'
}

const isAllOf = ({ from, foods, part }: Move, vessel: number) =>
  from === vessel && foods === null && part === 1

function isTakenOut(action: KitchenAction, vessel: number): boolean {
  const isOfIt = action.vessel === vessel && TAKING_OUT.includes(action.role)
  return isOfIt || action.moves.some(({ from }) => from === vessel)
}

/** Whether the cook has it on the heat with an order or after it: "add the paste for another 10 minutes". */
export function isHeatedFrom(action: KitchenAction, graph: PlanParts['graph']): boolean {
  const { id, vessel } = action
  const end = carriedOutAt(action, vessel, graph)
  return graph.actions.some(
    ({ id: later, vessel: at, role, cues }) =>
      later >= id &&
      later <= end &&
      at === vessel &&
      (role === 'heat' ||
        (role !== 'dial' && cues.heat !== null) ||
        (role === 'add' && cues.duration !== null)),
  )
}
