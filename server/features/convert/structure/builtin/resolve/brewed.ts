import { VERBS } from '../ir/verbs.ts'
import { isBrewed, isBrewing, isDipping, namesDrink } from '../parse/brewed.ts'
import { type ByHand, type Meant, NOWHERE, type Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Coffee is made in its own pot, and cake is dipped by hand: no part of any cream. */
export const brewedOrDipped = (order: Order, state: ResolverState): ByHand | null =>
  brewed(order, state) ?? stirredIn(order, state) ?? dipped(order, state) ?? laid(order, state)

/** "Make the espresso" */
function brewed(
  { parsed, mentions, fresh, named }: Order,
  { kitchen }: ResolverState,
): ByHand | null {
  const { clause, cues } = parsed
  const { role } = VERBS[clause.action]
  const isMaking = role === 'heat' ? clause.action !== 'heat' : MAKING.includes(role)
  // "Make the espresso, stir in the amaretto"
  if (named.length === 0 && isBrewing(clause.folded) && fresh.some(({ food }) => isBrewed(food)))
    return { at: kitchen.open('bowl'), named, meant: BREWED }
  const [only, ...others] = mentions
  if (!only || others.length + named.length > 0 || fresh.length === 0 || !isBrewed(only.food))
    return null
  const isPlain = only.share === null && cues.place === null && cues.duration === null
  if (!isMaking || !isPlain) return null
  return { at: kitchen.open('bowl'), named, meant: BREWED }
}

const BREWED: Meant = { verb: 'rest', role: 'wait' }
const MAKING: readonly Order['role'][] = ['ready', 'none', 'wait']

/** "[Brew the coffee and] stir in half of the amaretto": in its cup, for which nobody takes a machine. */
function stirredIn(order: Order, { actions, kitchen }: ResolverState): ByHand | null {
  const { parsed, role, named, fresh } = order
  const before = actions.at(-1)
  const cup = kitchen.vessels[before?.vessel ?? NOWHERE]
  const isNext = before?.role === 'wait' && before.clause.sentence === parsed.clause.sentence
  if (!isNext || !cup || role !== 'work' || fresh.length === 0) return null
  const isCup = cup.holds.size > 0 && [...cup.holds.values()].every(isBrewed)
  const isOwn = named.every((one) => one === cup)
  return isCup && isOwn ? { at: cup, named, meant: { verb: 'add', role: 'add' } } : null
}

/** "Dip the ladyfingers in the coffee [and lay them in a dish]": where they are laid. */
function dipped(order: Order, { kitchen, lexicon }: ResolverState): ByHand | null {
  const { parsed, mentions, fresh } = order
  const { clause, cues } = parsed
  if (!isDipping(clause.folded, lexicon.source.language) || !namesDrink(clause.folded)) return null
  const pieces = mentions.filter(({ food }) => !isBrewed(food))
  const isNew = pieces.some(({ food }) => fresh.some((one) => one.food === food))
  // "Den Kaffee" may be the list's espresso.
  const cup = kitchen.latest(({ holds }) => [...holds.values()].some(isBrewed))
  if (!isNew || (!cup && fresh.every(({ food }) => !isBrewed(food)))) return null
  const isDish = ({ kind, holds }: OpenVessel) =>
    (kind === 'oven' || kind === 'plate') && pieces.some(({ food }) => holds.has(food.id))
  const at = kitchen.latest(isDish) ?? kitchen.open(cues.place === 'oven' ? 'oven' : 'plate')
  // Nor does it make the dish the cream that is to come onto it.
  if (cup) cup.worked = false
  return { at, named: cup ? [cup] : [], meant: { verb: 'assemble', role: 'hand' } }
}

/** "[Dip them in the coffee] and lay them in a dish": the plate was that dish, or it is one for the oven. */
function laid(order: Order, { actions, kitchen, lexicon }: ResolverState): ByHand | null {
  const { parsed, role, fresh, named } = order
  const before = actions.at(-1)
  const isNext = before?.clause.sentence === parsed.clause.sentence && before.role === 'hand'
  const from = isNext ? kitchen.vessels[before.vessel] : undefined
  if (!from || !LAYING.includes(role) || fresh.length > 0) return null
  if (named.some((one) => one !== from) || parsed.cues.place === null) return null
  if (!isDipping(before?.clause.folded ?? '', lexicon.source.language)) return null
  const isOther = parsed.cues.place === 'oven' && from.kind !== 'oven'
  const at = isOther ? kitchen.open('oven') : from
  return { at, named: [from], meant: { verb: 'assemble', role: 'hand' } }
}

const LAYING: readonly Order['role'][] = ['hand', 'move', 'add']
