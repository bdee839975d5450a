import { NOWHERE, type Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'

/**
 * "[Heat the oil in a pan.] Remove the tofu from the marinade and cook": what was taken out of a cold
 * vessel in the same sentence goes into the pan that was heated for it. Null for other orders.
 */
export function panForTaken(
  { parsed, role, fresh, named, goal }: Order,
  { actions, kitchen }: ResolverState,
): { from: OpenVessel; to: OpenVessel } | null {
  const before = actions.at(-1)
  const isBare = role === 'heat' && fresh.length + named.length === 0 && goal === null
  const isTaken = before?.role === 'take' && before.clause.sentence === parsed.clause.sentence
  if (!isBare || !isTaken || parsed.cues.place !== null) return null
  const [from, source] = [before.vessel, before.moves[0]?.from ?? NOWHERE].map(
    (id) => kitchen.vessels[id],
  )
  const isCold = source !== undefined && source.kind !== 'oven' && !source.isOnStove
  if (!from || !isCold || isCooking(from.kind) || from.holds.size === 0) return null
  const to = kitchen.latest(
    ({ kind, holds }) => (kind === 'fryingPan' || kind === 'pot') && holds.size <= 1,
  )
  return to && { from, to }
}
