import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isGoalBefore } from '../parse/goal-words.ts'
import { beforeEach } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'

/** "A tablespoon of the ham mixture into each cup", "in the bottom of each": in the end all of it. */
function isSharedOut({ folded, verb }: Clause, lexicon: CompiledLexicon): boolean {
  const before = beforeEach(folded.slice(verb.end))
  return before !== null && isGoalBefore(before, lexicon)
}

/** Whether all of what a name stands for is meant, whatever amount stands beside it. */
export const meansAll = ({ isCollective }: Mention, clause: Clause, lexicon: CompiledLexicon) =>
  isCollective || isSharedOut(clause, lexicon)

/** "[Mix the crumbs with the butter.] Place a spoonful in the bottom of each cup": it leaves its bowl. */
export function isPutIntoEach(
  { parsed: { clause, cues }, role, fresh, named, goal }: Order,
  { kitchen: { focus }, lexicon }: ResolverState,
): boolean {
  const [from] = named
  const isOnlyIt = named.length === 1 && from === focus && (goal === null || goal === from)
  const isMade = from?.kind === 'bowl' && from.worked && from.holds.size > 0
  return (
    role === 'add' &&
    fresh.length === 0 &&
    isOnlyIt &&
    isMade &&
    cues.place === null &&
    isSharedOut(clause, lexicon)
  )
}
