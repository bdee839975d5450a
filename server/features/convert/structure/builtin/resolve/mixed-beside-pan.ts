import type { KitchenAction } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { BOILED } from './boiled-apart.ts'
import { carriedOver } from './carried-over.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What is strewn on a dish, and is not fried. */
const STREWN: readonly (Food | null)[] = [
  ...(['hardCheese', 'cheese', 'nut', 'herb', 'chocolate', 'crumbs', 'bread'] as const),
]

/** "[Fry the onions.] Grate the cheeses and mix": with each other, not into the pan. */
export function isMixedBesidePan(
  { parsed: { clause, cues }, named, fresh }: Order,
  { kind, holds }: OpenVessel,
  state: ResolverState,
): boolean {
  const before = state.actions.at(-1)
  const isGoingOn = before?.role === 'cut' && before.clause.sentence === clause.sentence
  const isPan = (kind === 'fryingPan' || kind === 'pot') && holds.size > 0
  const isBare = fresh.every(({ isCollective }) => isCollective) && named.length === 0
  if (!isGoingOn || !isPan || !isBare || clause.action !== 'mix' || cues.place !== null)
    return false
  const readied = fresh.length > 0 ? fresh : carriedOver('work', state)
  return readied.length > 1 && readied.every(({ food: { food } }) => STREWN.includes(food))
}

/** "[Whisk the flours. Set aside.] Beat the eggs and sugar": in a bowl of their own. */
export function isBesideAside(
  { role, fresh, named, parsed }: Order,
  { actions, kitchen }: ResolverState,
): boolean {
  const last = actions.at(-1)
  const isAside = last?.role === 'aside' && kitchen.vessels[last.vessel]?.kind === 'bowl'
  const isInBowl = parsed.cues.place === null || parsed.cues.place === 'bowl'
  return isAside && isInBowl && role === 'work' && fresh.length > 1 && named.length === 0
}

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

/** What binds a filling or is one, and is not mixed in a pot of rice. */
const OF_FILLING: readonly (Food | null)[] = ['mincedMeat', 'egg', 'fish', 'softDairy']

/** "[Boil the rice, drain.] Mix the mince with the rice and the egg": in a bowl, and not in its pot. */
export function isMixedWithDrained(
  { parsed: { clause, cues }, role, named, fresh }: Order,
  actions: readonly KitchenAction[],
): boolean {
  const [pot] = named
  if (named.length !== 1 || pot?.kind !== 'pot' || role !== 'work' || cues.place !== null)
    return false
  const isDrained = pot.actions.some((id) => actions[id]?.role === 'drain')
  const isBoiled = [...pot.holds.values()].every(({ food }) => BOILED.includes(food))
  const isRaw = fresh.length > 1 && fresh.some(({ food: { food } }) => OF_FILLING.includes(food))
  return clause.action === 'mix' && isDrained && isBoiled && isRaw
}
