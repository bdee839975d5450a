import type { KitchenAction } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "[The filling is done.] Mix the flour and salt": the dough's foods are mixed in a bowl of their own. */
export function isNextPart(
  { fresh, named, role }: Order,
  { holds, actions }: OpenVessel,
  all: readonly KitchenAction[],
): boolean {
  const isMixture = fresh.length > 1 || fresh.some(({ food }) => food.food === 'flour')
  if (role !== 'work' || !isMixture || named.length > 0 || holds.size === 0) return false
  // "[Roll out the dough and line a tin.] Mix the quark with the sugar"
  const done = actions.flatMap((id) => all[id] ?? [])
  const isShaped = done.findLast(({ role }) => role !== 'wait' && role !== 'dial')?.verb === 'shape'
  if (isShaped && fresh.length > 1) return true
  // Salt of the dough's in the filling makes them no part of each other.
  const isOwn = ({ food }: { food: Food | null }) => food !== 'salt' && food !== 'spice'
  const groups = new Set([...holds.values()].filter(isOwn).map(({ group }) => group))
  if (fresh.some(({ food }) => groups.has(food.group))) return false
  return done.some(({ role }) => role === 'heat')
}

/**
 * "[The batter rests.] Pour boiling water over the raisins": what the list has for another part, of
 * which nothing has been used yet, does not go into what rests in its bowl.
 */
export function isBesideResting(
  { fresh, named, parsed: { cues } }: Order,
  { kind, holds, actions }: OpenVessel,
  { actions: all, kitchen }: ResolverState,
): boolean {
  const last = all[actions.at(-1) ?? -1]
  if (kind !== 'bowl' || last?.role !== 'wait' || last.cues.duration === null) return false
  if (fresh.length === 0 || named.length > 0 || cues.place !== null) return false
  const begun = kitchen.vessels.flatMap((one) => [...one.holds.values()].map(({ group }) => group))
  const isInParts = [...holds.values()].every(({ group }) => group !== null)
  return isInParts && fresh.every(({ food }) => food.group !== null && !begun.includes(food.group))
}
