import { VERBS } from '../ir/verbs.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** In letters beside the verb; longer rests name something: "take off the heat". */
const MAX_REST_LENGTH = 8
/** "From the pan" may be said besides. */
const MAX_REST_LENGTH_WITH_PAN = 20
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
  const isGoingOn = before?.clause.sentence === clause.sentence && before.vessel === from.id
  if (!isGoingOn || !VERBS[before.verb].isFrying || named.length > 0) return false
  const rest = clause.folded.slice(0, clause.verb.start) + clause.folded.slice(clause.verb.end)
  const isPan = cues.place === 'fryingPan' || cues.place === 'pot'
  const maxLength = isPan ? MAX_REST_LENGTH_WITH_PAN : MAX_REST_LENGTH
  return rest.replace(/[^\p{L}]/gu, '').length <= maxLength && !HEAT.test(rest)
}
