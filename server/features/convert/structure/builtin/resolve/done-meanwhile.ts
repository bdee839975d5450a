import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { isNowAndThen } from '../parse/now-and-then.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

/** Roles of orders that take their time. */
const LASTING: readonly VerbRole[] = ['heat', 'bake', 'wait']
/** Roles of orders that leave what cooks as it is. */
const BESIDE: readonly VerbRole[] = ['work', 'hand', 'dial', 'none', 'ready']
const IDLE: readonly VerbRole[] = ['none', 'dial']

/**
 * "[Braise for 2 hours.] Turn the meat halfway through": told in a sentence of its own, but done
 * while the order before goes on, so it belongs to that one's step.
 */
export function isDoneMeanwhile(
  { clause, cues, machine, until }: ParsedClause,
  role: VerbRole,
  mentions: readonly Mention[],
  { actions, claims, lexicon }: ResolverState,
): boolean {
  const isBeside = BESIDE.includes(role) || (role === 'add' && mentions.length === 0)
  if (!isBeside || machine || until !== null || cues.duration !== null) return false
  if (mentions.some(({ food }) => !claims.isClaimed(food))) return false
  const before = actions.findLast((one) => !IDLE.includes(one.role))
  if (!before || !isLasting(before) || before.clause.sentence === clause.sentence) return false
  // "Stir every 5 minutes" is what the blades do.
  return isNowAndThen(clause, lexicon) && !(role === 'work' && cues.isRepeated)
}

const isLasting = ({ role, cues, until }: KitchenAction) =>
  LASTING.includes(role) && (cues.duration !== null || until !== null)
