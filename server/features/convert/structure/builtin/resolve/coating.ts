import type { VerbRole } from '../ir/verbs.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { isMeat } from './food-kinds.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

const COATING: readonly (Food | null)[] = ['flour', 'starch', 'crumbs', 'spice', 'salt', 'egg']
const COATING_ROLES: readonly VerbRole[] = ['hand', 'season', 'add']

/** What only sticks to the food, and makes a lump of the fat in a pan. */
const DREDGE: readonly (Food | null)[] = ['flour', 'starch', 'crumbs']

/** Where meat gets its coating: on a plate, whatever stands on the stove beside it. */
export function coatedOnPlate(order: Order, state: ResolverState): OpenVessel | null {
  return dredged(order, state) ?? coatedNext(order, state)
}

/** "[Melt the butter in a pan.] Dredge the chicken in the flour": not in the pan. */
function dredged(
  { parsed, fresh, named, goal }: Order,
  { kitchen }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const isPan = focus?.kind === 'fryingPan' || focus?.kind === 'pot'
  const others = fresh.filter(({ food }) => !DREDGE.includes(food.food))
  const isDredge = parsed.clause.action === 'assemble' && others.length < fresh.length
  if (!isDredge || !isPan || goal !== null || parsed.cues.place !== null) return null
  const [from] = named
  const lies = from && from !== focus && named.length === 1 && [...from.holds.values()].some(isMeat)
  if (lies && others.length === 0) return from.kind === 'bowl' ? null : from
  const isAllFresh = others.length > 0 && others.every(({ food }) => isMeat(food))
  return isAllFresh && named.length === 0 ? kitchen.open('plate') : null
}

/** "[Season the pork on a plate.] Dredge the slices in flour": on the plate as well. */
function coatedNext(
  { parsed, role, mentions, fresh, named, goal }: Order,
  { actions, kitchen }: ResolverState,
): OpenVessel | null {
  const before = actions.at(-1)
  const plate = before ? kitchen.vessels[before.vessel] : undefined
  if (!before || !plate || !COATING_ROLES.includes(role) || !COATING_ROLES.includes(before.role))
    return null
  const isPlate = plate.kind === 'plate' || plate.kind === 'board'
  const isCoating = fresh.length > 0 && fresh.every(({ food }) => COATING.includes(food.food))
  // "The slices" alone may be anybody's, so they are taken for what is being worked on.
  const isNamed = mentions.length > fresh.length || named.some((one) => one !== kitchen.focus)
  const isElsewhere = isNamed || goal !== null || parsed.cues.place !== null
  const isOfMeat = [...plate.holds.values()].some(isMeat)
  return isPlate && isCoating && !isElsewhere && isOfMeat ? plate : null
}
