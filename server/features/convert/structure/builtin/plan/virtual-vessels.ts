import type { KitchenAction, Vessel } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { PlanParts } from './plan-parts.ts'

const SETTING: readonly Food[] = ['egg', 'eggYolk', 'starch']

/**
 * Whether a vessel need not be there at all: what is only stirred together in it goes straight to
 * where it is used, as "in another bowl combine the flour and the baking powder".
 */
export function isVirtual(vessel: Vessel, { graph, spans }: PlanParts): boolean {
  if (vessel.kind !== 'bowl' || vessel.actions.length === 0) return false
  const actions = vessel.actions.flatMap((id) => graph.actions[id] ?? [])
  const isPlain = actions.every(isPlainMixing)
  if (!isPlain || actions.every(({ adds }) => adds.length === 0)) return false
  const takers = graph.actions.filter(({ moves }) => moves.some(({ from }) => from === vessel.id))
  const [taker] = takers
  if (!taker || takers.length > 1) return false
  // Behind the last run it is the cook who takes it up.
  const isToMachine = spans.some(
    ({ vessel: into, first, runs }) =>
      into === taker.vessel && taker.id >= first && [...runs.keys()].some((id) => id >= taker.id),
  )
  // What goes into whipped whites is folded in there, not beaten on.
  const into = graph.vessels.find(({ id }) => id === taker.vessel)?.actions ?? []
  if (into.some((id) => id < taker.id && graph.actions[id]?.verb === 'whip')) return false
  const isLast = (vessel.actions.at(-1) ?? 0) < taker.id
  return isToMachine && isLast && !(wouldSet(actions) && isHotBefore(taker, graph))
}

/** Eggs and starch are stirred smooth by themselves before they come into something hot. */
function wouldSet(actions: readonly KitchenAction[]): boolean {
  return actions.some(({ adds }) =>
    adds.some(({ food: { food } }) => food !== null && SETTING.includes(food)),
  )
}

function isHotBefore({ id, vessel }: KitchenAction, { actions }: PlanParts['graph']): boolean {
  return actions.some((one) => one.id < id && one.vessel === vessel && one.role === 'heat')
}

function isPlainMixing({ role, verb, cues, moves, until, saysMore }: KitchenAction): boolean {
  if (moves.length > 0 || (role === 'aside' && saysMore)) return false
  if (role === 'add' || role === 'aside' || role === 'season' || role === 'dial') return true
  const isMixing =
    role === 'work' && (verb === 'mix' || verb === 'whisk' || (verb === 'stirIn' && until === null))
  const isMore = cues.has('foamy') || cues.has('stiff') || cues.duration !== null
  return isMixing && !isMore
}
