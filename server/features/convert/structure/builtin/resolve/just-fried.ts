import { VERBS } from '../ir/verbs.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** In letters beside the verb; longer rests name something: "take off the heat". */
const MAX_REST_LENGTH = 8
/** "From the pan" may be said besides. */
const MAX_REST_LENGTH_WITH_PAN = 20
/** "Remove it.": a sentence with no more than a pronoun is about what was fried before it. */
const MAX_PRONOUN_LENGTH = 3
const HEAT =
  /(?<!\p{L})(?:heat|herd|feuer|hitze|feu|fuego|fuoco|fiamma|ogni\p{L}|palnik\p{L}*|вогн\p{L}|плит\p{L}|foc|aragaz)(?!\p{L})/u

/** "Brown the meat, then take it out": what has been fried, and nothing else is named. */
export function isJustFried(
  from: OpenVessel,
  { clause, cues }: Order['parsed'],
  named: readonly OpenVessel[],
  { actions }: ResolverState,
): boolean {
  const before = actions.at(-1)
  const isFried = before?.vessel === from.id && VERBS[before.verb].isFrying
  if (!isFried || named.length > 0) return false
  const rest = clause.folded.slice(0, clause.verb.start) + clause.folded.slice(clause.verb.end)
  const { length } = rest.replace(/[^\p{L}]/gu, '')
  const isSameSentence = before.clause.sentence === clause.sentence
  if (!isSameSentence && length > MAX_PRONOUN_LENGTH) return false
  const isPan = cues.place === 'fryingPan' || cues.place === 'pot'
  const maxLength = isPan ? MAX_REST_LENGTH_WITH_PAN : MAX_REST_LENGTH
  return length <= maxLength && !HEAT.test(rest)
}
