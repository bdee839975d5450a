import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isGoalBefore, isWithBefore, opensWithWith } from '../parse/goal-words.ts'
import { isBesideAt, isGoalAt } from './clause-positions.ts'
import { isSeasonedWith } from './food-kinds.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

/** Between two foods of one list: a comma, a word like "and", an adjective. */
const LISTED = /^(?:\s*,)?(?:\s+\p{L}+){0,2}\s*$/u

/** "[Cut the onions into rings] and fry in the butter": the butter alone is not what is fried. */
export function isInMedium(
  fresh: readonly Mention[],
  clause: Clause,
  { actions, lexicon }: ResolverState,
): boolean {
  const isSame = actions.at(-1)?.clause.sentence === clause.sentence
  const goesOn = isSame || VERBS[clause.action].isFrying
  // "[Slice the leeks] and cook with a pinch of salt": nobody cooks salt.
  const isAlone = ({ food }: Mention) => food.food === 'salt' || isSeasonedWith(food)
  const isHeating = VERBS[clause.action].role === 'heat'
  if (isSame && isHeating && fresh.length > 0 && fresh.every(isAlone)) return true
  let isBefore = false
  let end = 0
  return fresh.every(({ span }) => {
    // "Stew in the oil with vinegar, sugar and paste": one preposition leads them all, but not
    // the onion of "in der Butter die Zwiebel dünsten".
    const between = clause.folded.slice(end, span.start)
    const isJoined = /,/.test(between) || lexicon.joiners.isIn(between)
    const isOwn = end === 0 || isJoined || isGoalBefore(between, lexicon)
    const isGoal = goesOn && isOwn && isGoalAt(clause, span.start, lexicon)
    const isListed = isBefore && isJoined && LISTED.test(between)
    end = span.end
    isBefore = isGoal || isListed || isBesideAt(clause, span.start, lexicon)
    return isBefore
  })
}

/** "[Cut the pears into wedges.] Mix with the lemon juice": what was cut is mixed with it. */
export function isMixedWith(
  fresh: readonly Mention[],
  clause: Clause,
  lexicon: CompiledLexicon,
): boolean {
  const [first, ...others] = fresh
  if (clause.action !== 'mix' || !first || !opensWithWith(clause, lexicon)) return false
  if (!isWithBefore(clause.folded.slice(0, first.span.start), lexicon)) return false
  let { end } = first.span
  return others.every(({ span }) => {
    const between = clause.folded.slice(end, span.start)
    end = span.end
    return /,/.test(between) || lexicon.joiners.isIn(between)
  })
}
