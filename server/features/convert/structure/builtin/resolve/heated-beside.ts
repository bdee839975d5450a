import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { BOILED } from './boiled-apart.ts'
import type { Order } from './order.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

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
  const isCold = !done.includes('heat') && holdsCold(holds)
  const isFried = VERBS[clause.action].isFrying === true && isSolid && isCold
  return done.includes('work') || (done.at(-1) === 'wait' && isSolid) || isFried
}

const holdsCold = (holds: OpenVessel['holds']) =>
  [...holds.values()].some(({ food }) => COLD.includes(food))

/**
 * "[Pour the milk over the bread. Meanwhile fry the onion.] Add the onion, the egg and the parsley":
 * to the bread, as nobody adds an onion to itself; null where no bowl waits for it.
 */
export function bowlWaitingFor(
  { role, goal, named, mentions, parsed: { cues } }: Order,
  kitchen: SourceKitchen,
): OpenVessel | null {
  const { focus, component } = kitchen
  const isPan = focus?.kind === 'fryingPan' || focus?.kind === 'pot'
  if (role !== 'add' || goal || cues.place !== null || !focus || !isPan) return null
  if (named.length !== 1 || named[0] !== focus) return null
  const isNamed = [...focus.holds.values()].every(
    (one) => isFat(one) || mentions.some(({ food }) => food === one),
  )
  if (!isNamed) return null
  return kitchen.latest(
    (one) => one.kind === 'bowl' && one.component === component && holdsCold(one.holds),
  )
}

/** "[Blend the pesto.] Cook the spaghetti in water with salt": in a pot, though the pesto has salt too. */
export function isBoiledBesideBowl(
  { parsed: { cues }, fresh, named, role }: Order,
  focus: OpenVessel,
): boolean {
  const isBoiled = fresh.length > 0 && fresh.every(({ food: { food } }) => BOILED.includes(food))
  const isInWater = role === 'heat' && cues.has('inWater')
  const isThere = focus.kind === 'bowl' && focus.worked && focus.holds.size > 0
  return isBoiled && isInWater && isThere && named.every((one) => one === focus)
}
