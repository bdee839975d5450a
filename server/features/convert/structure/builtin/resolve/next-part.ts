import type { KitchenAction } from '../ir/graph.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "[The filling is done.] Mix the flour and salt": the dough's foods are mixed in a bowl of their own. */
export function isNextPart(
  order: Order,
  vessel: OpenVessel,
  all: readonly KitchenAction[],
): boolean {
  const { fresh, named, role } = order
  const { holds, actions } = vessel
  const isMixture = fresh.length > 1 || fresh.some(({ food }) => food.food === 'flour')
  if (role !== 'work' || named.length > 0 || holds.size === 0) return false
  if (isBesideDough(order, vessel, all)) return true
  if (!isMixture) return false
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

/** What works something into a dough. */
const WORKED_IN: readonly Action[] = ['knead', 'stirIn', 'fold']
/** What a dough is made of; a filling has none of it. */
const OF_DOUGH: readonly (Food | null)[] = ['flour', 'starch', 'yeast', 'leavening', 'liquid']

/** "[Knead the dough. Let it rest for 20 minutes.] Mash the cheese, mix it with the yolk": its filling. */
function isBesideDough(
  { fresh, parsed: { clause } }: Order,
  { actions }: OpenVessel,
  all: readonly KitchenAction[],
): boolean {
  const done = actions.flatMap((id) => all[id] ?? [])
  const last = done.at(-1)
  const isRested = last?.role === 'wait' && last.cues.duration !== null
  const isKneaded = done.some(({ verb }) => verb === 'knead')
  const isNew = fresh.length > 0 && fresh.every(({ food }) => !OF_DOUGH.includes(food.food))
  return isRested && isKneaded && isNew && !WORKED_IN.includes(clause.action)
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
