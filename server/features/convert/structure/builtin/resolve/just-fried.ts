import { VERBS } from '../ir/verbs.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** More letters beside the verb name something: "take off the heat". */
const SHORT = 8
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
  return rest.replace(/[^\p{L}]/gu, '').length <= (isPan ? 2.5 * SHORT : SHORT) && !HEAT.test(rest)
}
