import type { VerbRole } from '../ir/verbs.ts'
import { carriedOver } from './carried-over.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/**
 * The vessels that may be the goal of an order. "[Melt the butter,] add that to the batter": what is
 * being worked on is not the batter.
 */
export function aboutGoal(
  role: VerbRole,
  fresh: readonly Mention[],
  named: readonly OpenVessel[],
  state: ResolverState,
): readonly OpenVessel[] {
  const { focus } = state.kitchen
  const isIt = role === 'add' && fresh.length + named.length === 0 && !state.isForMachine
  return isIt && focus && carriedOver(role, state).length === 0 ? [focus] : named
}
