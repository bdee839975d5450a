import type { KitchenAction } from '../ir/graph.ts'
import { beginsMeanwhile } from '../parse/announcements.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { isSidePot } from './food-kinds.ts'
import { NOWHERE, type Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What is boiled by itself before it comes to anything else. */
export const BOILED: readonly (Food | null)[] = [
  'legume',
  'pasta',
  'rice',
  'grain',
  'potato',
  'salt',
]

/** "[Toast the crumbs in a pan.] Boil the pasta in salted water": not on the crumbs. */
function isInOwnWater(fresh: Order['fresh'], { kind, isWet, holds }: OpenVessel): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  // In a pot, which may be the pasta's own, the planner tells them apart.
  const isDish =
    kind === 'fryingPan' && held.some((food) => !BOILED.includes(food) && food !== 'liquid')
  return (
    !isWet && isDish && fresh.length > 0 && fresh.every(({ food }) => BOILED.includes(food.food))
  )
}

/** "[The stew simmers.] Boil the potatoes for the mash in salted water": not in the stew. */
export function isBoiledApart({ parsed, fresh, named, role }: Order, focus: OpenVessel): boolean {
  if (isInOwnWater(fresh, focus) && named.length === 0 && role === 'heat')
    return parsed.cues.has('inWater')
  const groups = new Set([...focus.holds.values()].map(({ group }) => group))
  if (fresh.some(({ food }) => groups.has(food.group))) return false
  // Nor in its broth.
  const isBroth = [...focus.holds.values()].some(({ food }) => food === 'liquid')
  const isWithin = (focus.isWet && !isBroth) || focus.holds.size === 0 || named.length > 0
  return role === 'heat' && parsed.cues.has('inWater') && fresh.length > 0 && !isWithin
}

const BOILING: readonly Action[] = ['boil', 'simmer', 'cook']

/** "[Cook the rice as the packet says.] Blanch the vegetables", "fry the tofu": not in the rice's pot. */
export function isBesideSidePot(
  { parsed: { clause, cues }, role, fresh, named }: Order,
  pot: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  const last = actions[pot.actions.at(-1) ?? NOWHERE]
  const isDone =
    last !== undefined &&
    BOILING.includes(last.verb) &&
    last.clause.sentence !== clause.sentence &&
    last.cues.place === 'pot'
  const isOther = fresh.some(({ food }) => food.food !== 'liquid' && !BOILED.includes(food.food))
  if (role !== 'heat' || !isDone || !isOther || named.length > 0) return false
  return isSidePot(pot) && !cues.has('lastMinutes') && !cues.has('allIngredients')
}

/** "[The onions fry in a pan.] Meanwhile dice the potatoes and put them into the pot": not the pan. */
export function isMeanwhileInPot(
  { parsed: { clause }, role, named }: Order,
  { kind, holds, worked }: OpenVessel,
  { actions, lexicon }: ResolverState,
): boolean {
  const opening = actions.find((one) => one.clause.sentence === clause.sentence)?.clause ?? clause
  const isPan = kind === 'fryingPan' && holds.size > 0 && worked
  return isPan && role === 'add' && named.length === 0 && beginsMeanwhile(opening, lexicon)
}
