import type { Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
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
function isInOwnWater(fresh: Order['fresh'], { isWet, holds }: OpenVessel): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  const isDish = held.some((food) => !BOILED.includes(food) && food !== 'liquid')
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
