import type { ActionGraph, KitchenAction, Vessel, VesselKind } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { readCues } from '../parse/cues.ts'
import { type Stage, stageAwaited } from '../parse/stage-words.ts'

const ON_STOVE: readonly VesselKind[] = ['pot', 'fryingPan', 'machine']

/**
 * "Put the milk in a pan. When it boils, add the semolina" has the milk boil without an order for it:
 * what an order waits for becomes an order of its own, which the source's words tell already.
 */
export function withImpliedStages(graph: ActionGraph, lexicon: CompiledLexicon): ActionGraph {
  const stages = new Map(
    graph.actions.flatMap((action): [number, Stage][] => {
      const stage = stageFor(action, graph, lexicon)
      return stage ? [[action.id, stage]] : []
    }),
  )
  if (stages.size === 0) return graph
  const actions = graph.actions.flatMap((action) => {
    const stage = stages.get(action.id)
    return stage ? [impliedBy(action, stage, lexicon), withLeadIn(action, stage)] : [action]
  })
  return withOrders(graph, actions)
}

/** The method with these orders in the place of its own, numbered anew, in these vessels. */
export function withOrders(
  graph: ActionGraph,
  orders: readonly KitchenAction[],
  vessels: readonly Vessel[] = graph.vessels,
): ActionGraph {
  const actions = orders.map((order, id) => ({ ...order, id }))
  return {
    ...graph,
    actions,
    vessels: vessels.map((vessel) => ({
      ...vessel,
      actions: actions.filter((one) => one.vessel === vessel.id).map(({ id }) => id),
    })),
  }
}

/** What an order waits for that brings something or ends the heat, where no order has seen to it. */
function stageFor(
  action: KitchenAction,
  { actions, vessels }: ActionGraph,
  lexicon: CompiledLexicon,
): Stage | null {
  const { id, vessel, clause, machine, component } = action
  const kind = vessels[vessel]?.kind
  const canWait = isBringing(action) || isTakenOff(action)
  if (!kind || !ON_STOVE.includes(kind) || !canWait || machine || component !== null) return null
  const stage = stageAwaited(clause, lexicon)
  if (!stage) return null
  const last = actions.findLast(
    (one) => one.id < id && one.vessel === vessel && (one.role === 'heat' || isBringing(one)),
  )
  if (!last || last.role === 'heat' || last.machine) return null
  return stage.work === 'melt' && meltsByItself(action, actions) ? null : stage
}

/** "[Pour the boiling cream over the chocolate and leave it.] Once melted, stir in the butter." */
function meltsByItself({ id, vessel }: KitchenAction, actions: ActionGraph['actions']): boolean {
  const own = actions.filter((one) => one.id < id && one.vessel === vessel)
  return own.some(({ role }) => role === 'heat' || role === 'wait')
}

/** "[Stir milk and cocoa over medium heat.] Once bubbling, remove from heat": it has been heated. */
const isTakenOff = ({ role, cues }: KitchenAction) => role === 'dial' && cues.has('offHeat')

const isBringing = ({ adds, moves }: KitchenAction) => adds.length + moves.length > 0

function impliedBy(
  action: KitchenAction,
  { work }: Stage,
  lexicon: CompiledLexicon,
): KitchenAction {
  return impliedOrder(action, { verb: work, role: 'heat' }, lexicon)
}

/** An order in the vessel of another one, for which the source has no words of its own. */
export function impliedOrder(
  { id, vessel, clause: { sentence }, isAssumed }: KitchenAction,
  { verb, role }: Pick<KitchenAction, 'verb' | 'role'>,
  lexicon: CompiledLexicon,
): KitchenAction {
  const clause = { text: '', folded: '', action: verb, verb: { start: 0, end: 0 }, sentence }
  return {
    ...{ id, verb, role, vessel, clause },
    ...{ cues: readCues(clause, lexicon), machine: null, adds: [], moves: [], objects: [] },
    ...{
      until: null,
      asides: [],
      leadIn: null,
      isAhead: false,
      saysMore: false,
      saysHowMuch: false,
    },
    ...{ namesWater: false, isAssumed, isImplied: true, component: null },
  }
}

/** Told where its food goes in, wherever the clause has it. */
function withLeadIn(action: KitchenAction, { span }: Stage): KitchenAction {
  const { leadIn, clause } = action
  return { ...action, leadIn: leadIn ?? clause.text.slice(span.start, span.end).trim() }
}
