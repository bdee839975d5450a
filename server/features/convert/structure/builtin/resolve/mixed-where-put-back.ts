import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "[Drain the pasta, return it to the pan] and mix with the pesto": the pesto comes to the pasta. */
export function isMixedWherePutBack(
  { parsed: { clause }, role, fresh, named }: Order,
  focus: OpenVessel,
  { actions }: ResolverState,
): boolean {
  const before = actions.at(-1)
  const isThere = before?.vessel === focus.id && before.clause.sentence === clause.sentence
  const isPutBack = isThere && before.role === 'back' && focus.holds.size > 0
  return isPutBack && role === 'work' && fresh.length === 0 && named.every((one) => one !== focus)
}
