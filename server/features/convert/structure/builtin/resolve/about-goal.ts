import type { VerbRole } from '../ir/verbs.ts'
import { isToppingMade } from './baked-to-top.ts'
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
  // "[Stir the glaze] and pour it over the cake"
  const isOnBaked = role === 'hand' && isToppingMade(state)
  const isAbout = (role === 'add' || isOnBaked) && !state.isForMachine
  const isIt = isAbout && fresh.length + named.length === 0
  return isIt && focus && carriedOver(role, state).length === 0 ? [focus] : named
}
