import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What has come out of the oven, and stands there while something for it is made in a bowl. */
export function bakedToTop(
  { goal, named, parsed }: Pick<Order, 'goal' | 'named' | 'parsed'>,
  state: ResolverState,
): OpenVessel | null {
  if (parsed.clause.action !== 'assemble' || goal || !isToppingMade(state)) return null
  const baked = latestBaked(state)
  return named.every((one) => one !== baked) ? baked : null
}

/** "[Whip the cream.] Spread one sponge with the jam": not into the bowl with the cream. */
export function isToppingMade(state: ResolverState): boolean {
  const { focus } = state.kitchen
  const isBowl = focus?.kind === 'bowl' && focus.worked
  const isCold = focus?.actions.every((id) => state.actions[id]?.role !== 'heat')
  return isBowl === true && isCold === true && latestBaked(state) !== null
}

function latestBaked({ kitchen, actions }: ResolverState): OpenVessel | null {
  return kitchen.latest(
    (one) => one.holds.size > 0 && one.actions.some((id) => actions[id]?.role === 'bake'),
  )
}
