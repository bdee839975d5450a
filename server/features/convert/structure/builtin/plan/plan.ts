import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, Vessel } from '../ir/graph.ts'
import { FROM_START, type LeftToCook, WHOLLY } from '../ir/left-to-cook.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import { isForMachine, planAsWritten } from './as-written/as-written.ts'
import { choppedFirst, cutsOf, withWholeOrders } from './chop-first.ts'
import { type Readied, withCutFirst } from './cut-first.ts'
import { withJoinedHandSteps } from './joined-hand-steps.ts'
import { withMergedRuns } from './merged-runs.ts'
import { Planner } from './planner.ts'
import { applyScripts } from './scripts/apply-scripts.ts'
import { withCoreChecks } from './scripts/core-check.ts'
import { settleStages } from './scripts/free-bowl.ts'
import { withHeldBack } from './scripts/held-back.ts'
import type { Decision } from './scripts/script.ts'
import { inSourceOrders } from './source-orders.ts'
import { withoutDetours } from './without-detours.ts'

/**
 * Decides which vessels' work the machine does and writes the whole recipe as operations, in the
 * source's order. The vessels in `left` are left to the cook from an order of the source on, with
 * the reason where there is one to tell. Knows no language.
 */
export function plan(
  source: ActionGraph,
  limits: ModelLimits,
  left: ReadonlyMap<number, LeftToCook> = new Map(),
): PlannedOperation[] {
  if (isForMachine(source)) return planAsWritten(source, limits)
  const byHand = vesselsOf(left, ({ from }) => from <= FROM_START)
  const wholly = vesselsOf(left, ({ from }) => from === WHOLLY)
  const readied = withCutFirst(source, limits, byHand)
  const reasons = new Map([...left].map(([vessel, { reason }]) => [vessel, reason]))
  const settled = new Map([...readied.decisions, ...ordersInPot(readied, left)])
  const kitchen = {
    ...applyScripts(readied.graph, limits, { decisions: settled, byHand }),
    onChoice: (_: string, { id }: Vessel, isTooMuch: boolean) => {
      if (isTooMuch) reasons.set(id, 'leftCapacity')
    },
  }
  const { graph, traced, decisions } = kitchen
  const { stages, spans: all } = settleStages(kitchen)
  const spans = withoutDetours(
    all.filter(({ vessel }) => !wholly.has(vessel)),
    graph,
  )
  const cuts = cutsOf(graph)
  const chopped = new Map(
    spans
      .map((span) => [span.first, choppedFirst(span, { graph, traced, cuts, spans })] as const)
      .filter(([, portions]) => portions.length > 0),
  )
  const portions = withWholeOrders(chopped, graph)
  const parts = {
    graph,
    traced,
    limits,
    spans,
    stages,
    decisions,
    chopped: portions,
    done: readied.done,
    reasons,
  }
  const operations = withHeldBack(withMergedRuns(new Planner(parts).plan(), graph), decisions)
  return withJoinedHandSteps(withCoreChecks(operations, kitchen), graph).map((operation) =>
    inSourceOrders(operation, source, readied.first),
  )
}

function vesselsOf(
  left: ReadonlyMap<number, LeftToCook>,
  isMeant: (one: LeftToCook) => boolean,
): ReadonlySet<number> {
  const meant = [...left].filter(([, one]) => isMeant(one))
  return new Set(meant.map(([vessel]) => vessel))
}

/** The orders of a vessel from the one on that is too much for the bowl. */
function ordersInPot(
  { graph, first }: Readied,
  left: ReadonlyMap<number, LeftToCook>,
): [number, Decision][] {
  return graph.actions.flatMap(({ id, vessel }): [number, Decision][] => {
    const from = left.get(vessel)?.from ?? WHOLLY
    return from !== WHOLLY && id - first.length >= from ? [[id, 'inPot']] : []
  })
}
