import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What is put together in a cold bowl, and never first into a pan where something is fried next. */
const COLD: readonly (Food | null)[] = [
  ...(['bread', 'crumbs', 'flour', 'milk', 'cream', 'softDairy', 'cheese', 'hardCheese'] as const),
  ...(['egg', 'eggYolk', 'eggWhite'] as const),
]

/** What stands or soaks in a cold bowl is not cooked with what is heated next. */
export function isHeatedBeside(
  { role, fresh, parsed: { clause } }: Order,
  { kind, actions: own, holds }: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  if (role !== 'heat' || kind !== 'bowl' || fresh.length === 0) return false
  const done = own.map((id) => actions[id]?.role)
  // "[Soak the crumbs in milk.] Cook the onion"
  const isSolid = fresh.some(({ food: { food } }) => food !== 'liquid' && food !== 'milk')
  // "[Pour the milk over the bread, add the cheese.] Fry the onion"
  const isCold =
    !done.includes('heat') && [...holds.values()].some(({ food }) => COLD.includes(food))
  const isFried = VERBS[clause.action].isFrying === true && isSolid && isCold
  return done.includes('work') || (done.at(-1) === 'wait' && isSolid) || isFried
}
