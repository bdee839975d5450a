import type { KitchenAction, Portion } from '../../ir/graph.ts'
import type { FixedSentence, PlannedOperation } from '../../ir/operation.ts'
import { saysMeanwhile } from '../../parse/announcements.ts'
import { namesLid } from '../../parse/appliance-places.ts'

/** "[Set 5 minutes at speed 10.] During this time pour in the oil through the lid": while it runs. */
export function isPouredMeanwhile(
  { role, adds, moves, clause, vessel }: KitchenAction,
  run: PlannedOperation | undefined,
): boolean {
  if (run?.saying.kind !== 'run' || (run.vessel !== vessel && run.place !== 'bowl')) return false
  const isPutIn = role === 'add' && adds.length > 0 && moves.length === 0
  return isPutIn && saysMeanwhile(clause.folded) && namesLid(clause.folded)
}

/** The run with what goes in through the lid meanwhile. */
export function withPoured(run: PlannedOperation, { adds, id }: KitchenAction): PlannedOperation {
  const { saying } = run
  if (saying.kind !== 'run') return run
  const sentences = sentencesFor(adds)
  return {
    ...run,
    adds: [...run.adds, ...adds],
    actions: [...run.actions, id],
    saying: { ...saying, after: [...saying.after, ...sentences] },
  }
}

function sentencesFor(adds: readonly Portion[]): FixedSentence[] {
  const isPoured = ({ food: { food } }: Portion) => food === 'oil' || food === 'liquid'
  const poured = adds.filter(isPoured)
  const fed = adds.filter((one) => !isPoured(one))
  return [
    ...(poured.length > 0 ? [{ phrase: 'trickleOil' as const, foods: poured }] : []),
    ...(fed.length > 0 ? [{ phrase: 'feedIn' as const, foods: fed }] : []),
  ]
}
