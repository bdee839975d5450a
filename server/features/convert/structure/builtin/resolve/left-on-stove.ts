import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Orders on the pan itself: "pour off the fat", "reduce the heat". */
const ON_PAN: readonly VerbRole[] = ['dial', 'none', 'drain', 'take']

/**
 * "[Brown the chicken. Transfer to a plate.] Add the onion and cook for 5 minutes": nobody cooks on
 * the plate. The pan that the meat has left, null where the order is for another vessel.
 */
export function leftOnStove(
  { parsed, role, next, fresh, named, goal }: Order,
  { kitchen, actions }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const isOpen = parsed.cues.place === null && goal === null && fresh.length > 0
  if (!isOpen || focus?.kind !== 'plate' || named.length > 0) return null
  const isCooked = role === 'heat' || (role === 'add' && next !== null && isCookedOn(next))
  const move = isCooked ? actions.findLast((one) => !ON_PAN.includes(one.role)) : undefined
  const pan = move && panLeft(move, kitchen.vessels)
  return pan && !pan.isWet ? pan : null
}

/** The pan or pot that an order has moved food out of onto a plate. */
function panLeft({ role, vessel, adds, moves }: KitchenAction, vessels: readonly OpenVessel[]) {
  // "Auf einen Teller legen" is an order of the role 'add'.
  const isMoved = role === 'move' || (role === 'add' && adds.length === 0)
  const isOnPlate = isMoved && moves.length === 1 && vessels[vessel]?.kind === 'plate'
  const [from] = isOnPlate ? moves.map((one) => vessels[one.from]) : []
  return from?.kind === 'pot' || from?.kind === 'fryingPan' ? from : null
}

function isCookedOn({ clause, cues }: ParsedClause): boolean {
  const isInPan = cues.place === null || cues.place === 'pot' || cues.place === 'fryingPan'
  return VERBS[clause.action].role === 'heat' && isInPan
}
