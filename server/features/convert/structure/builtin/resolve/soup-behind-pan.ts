import type { VesselKind } from '../ir/graph.ts'
import { beginsMeanwhile } from '../parse/announcements.ts'
import type { Clause } from '../parse/clauses.ts'
import { type Food, LIQUIDS, PUREEING } from '../parse/lexicon/kinds.ts'
import { hasPronoun, leadingSideClause } from './clause-positions.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What soups are finished with; alone nobody purées any of it. */
const FINISHING: readonly (Food | null)[] = [
  ...(['cream', 'milk', 'softDairy', 'butter', 'oil', 'liquid', 'salt', 'spice', 'herb'] as const),
]

/**
 * "[The soup simmers. Meanwhile fry the croutons in a pan.] Blend everything with the cream": what
 * simmers, and not what was fried for the top of it.
 */
export function soupBehindPan(
  { parsed: { clause, cues }, role, fresh, named }: Order,
  { actions, kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const isPan = focus?.kind === 'fryingPan' || focus?.kind === 'board' || focus?.kind === 'plate'
  if (role !== 'work' || !PUREEING.includes(clause.action) || !isPan || isWet(focus)) return null
  if (fresh.some(({ food }) => !FINISHING.includes(food.food))) return null
  const isSimmered = (one: OpenVessel) =>
    one.actions.some((id) => actions[id]?.role === 'heat') && one.holds.size > 1
  const soup = kitchen.latest(
    (one) =>
      one.kind === 'pot' && one.component === focus.component && isWet(one) && isSimmered(one),
  )
  if (!soup || named.some((one) => one !== soup)) return null
  const isAll = cues.has('allIngredients') || leadingSideClause(clause, lexicon) > 0
  return isAll || named.length + fresh.length > 0 ? soup : null
}

/** "[The soup simmers, the bread is rubbed.] Brown it à la poêle": in a pan, not in the pot. */
export function panBesideSoup(
  kind: VesselKind,
  { role, named }: Order,
  { kitchen }: ResolverState,
): OpenVessel | null {
  const isFromBoard = kitchen.focus?.kind === 'board' && named.every((one) => one.kind === 'board')
  if (kind !== 'fryingPan' || role !== 'heat' || !isFromBoard) return null
  const last = kitchen.latest((one) => one.kind === 'pot' || one.kind === 'fryingPan')
  const isSoup = last?.kind === 'pot' && isWet(last)
  return isSoup ? kitchen.open(kind) : null
}

const isWet = ({ isWet: isPoured, holds }: OpenVessel): boolean =>
  isPoured || [...holds.values()].some(({ food }) => LIQUIDS.includes(food))

/** Something cooks in a pot, and an order begins something else. */
export function isBesideSoup(
  clause: Clause,
  { actions, kitchen, lexicon }: ResolverState,
): boolean {
  const { focus } = kitchen
  const isCooking = focus?.kind === 'pot' && actions[focus.actions.at(-1) ?? -1]?.role === 'heat'
  // "While the soup simmers, preheat the oven. Toss the croutons with the oil."
  const idle = actions.slice(actions.findLastIndex(({ vessel }) => vessel >= 0) + 1)
  return (
    isCooking &&
    [clause, ...idle.map((one) => one.clause)].some((one) => beginsMeanwhile(one, lexicon))
  )
}

/** So many foods make something by themselves. */
const MANY = 3

/**
 * "[Drain the onion.] Whisk oil, vinegar and mustard in a jar", "[the soup simmers.] Meanwhile spread
 * the tortilla strips on a tray": those, without what is being worked on.
 */
export function isLaidApart(
  { parsed: { clause }, fresh }: Pick<Order, 'parsed' | 'fresh'>,
  state: ResolverState,
): boolean {
  const isMany = fresh.length >= MANY && !hasPronoun(clause, state.lexicon)
  return isMany || (fresh.length > 0 && isBesideSoup(clause, state))
}
