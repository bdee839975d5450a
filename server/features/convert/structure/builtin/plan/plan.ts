import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, Vessel } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import type { MachinePhrase } from '../ir/phrases.ts'
import { isForMachine, planAsWritten } from './as-written/as-written.ts'
import { choppedFirst, cutsOf, withWholeOrders } from './chop-first.ts'
import { withCutFirst } from './cut-first.ts'
import { withMergedRuns } from './merged-runs.ts'
import { Planner } from './planner.ts'
import { applyScripts } from './scripts/apply-scripts.ts'
import { withCoreChecks } from './scripts/core-check.ts'
import { settleStages } from './scripts/free-bowl.ts'
import { withHeldBack } from './scripts/held-back.ts'
import { inSourceOrders } from './source-orders.ts'
import { withoutDetours } from './without-detours.ts'

/**
 * Decides which vessels' work the machine does and writes the whole recipe as operations, in the
 * source's order. The vessels in `byHand` are left to the cook whole, with the reason where there is
 * one to tell. Knows no language.
 */
export function plan(
  source: ActionGraph,
  limits: ModelLimits,
  byHand: ReadonlyMap<number, MachinePhrase | null> = new Map(),
): PlannedOperation[] {
  if (isForMachine(source)) return planAsWritten(source, limits)
  const readied = withCutFirst(source, limits, new Set(byHand.keys()))
  const reasons = new Map(byHand)
  const kitchen = {
    ...applyScripts(readied.graph, limits, { decisions: readied.decisions, byHand }),
    onChoice: (_: string, { id }: Vessel, isTooMuch: boolean) => {
      if (isTooMuch) reasons.set(id, 'leftCapacity')
    },
  }
  const { graph, traced, decisions } = kitchen
  const { stages, spans: all } = settleStages(kitchen)
  const spans = withoutDetours(
    all.filter(({ vessel }) => !byHand.has(vessel)),
    graph,
  )
  const cuts = cutsOf(graph)
  const chopped = new Map(
    spans
      .map((span) => [span.vessel, choppedFirst(span, { graph, traced, cuts, spans })] as const)
      .filter(([, portions]) => portions.length > 0),
  )
  const wholly = withWholeOrders(chopped, graph)
  const parts = { graph, traced, limits, spans, stages, decisions, chopped: wholly, reasons }
  const operations = withHeldBack(withMergedRuns(new Planner(parts).plan(), graph), decisions)
  return withCoreChecks(operations, kitchen).map((operation) =>
    inSourceOrders(operation, source, readied.first),
  )
}
