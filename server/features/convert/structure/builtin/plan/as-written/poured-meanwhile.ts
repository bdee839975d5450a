import type { KitchenAction, Portion } from '../../ir/graph.ts'
import type { FixedSentence, PlannedOperation } from '../../ir/operation.ts'

/** While the run before it goes on, in all languages, folded. */
const MEANWHILE =
  /(?<!\p{L})(?:during (?:this|that) time|meanwhile|in the meantime|at the same time|wahrend\p{L}*|in dieser zeit|gleichzeitig|pendant ce temps|en meme temps|durante (?:este|ese) tiempo|mientras|al mismo tiempo|nel frattempo|intanto|contemporaneamente|nel mentre|w tym czasie|w miedzyczasie|jednoczesnie|тим часом|одночасно|in acest timp|intre timp)(?!\p{L})/u
/** Through the hole of the lid, or onto the lid. */
const BY_LID =
  /(?<!\p{L})(?:lid|deckel\p{L}*|einfulloffnung|couvercle|orifice|bocal|tapa|boca|coperchio|foro|pokryw\p{L}*|otwor\p{L}*|кришк\p{L}*|отв[оі]р\p{L}*|capac\p{L}*|orific\p{L}*)(?!\p{L})/u

/** "[Set 5 minutes at speed 10.] During this time pour in the oil through the lid": while it runs. */
export function isPouredMeanwhile(
  { role, adds, moves, clause, vessel }: KitchenAction,
  run: PlannedOperation | undefined,
): boolean {
  if (run?.saying.kind !== 'run' || (run.vessel !== vessel && run.place !== 'bowl')) return false
  const isPutIn = role === 'add' && adds.length > 0 && moves.length === 0
  return isPutIn && MEANWHILE.test(clause.folded) && BY_LID.test(clause.folded)
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
