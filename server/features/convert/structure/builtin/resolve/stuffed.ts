import { isWithBefore } from '../parse/goal-words.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { isStuffing, namesLids } from '../parse/stuffing.ts'
import type { Mention } from './mention.ts'
import type { ByHand, Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'
import { isInCaseOf } from './toppings.ts'

/** What something can be put into: it is hollow, or is slit and folded over. */
const HOLLOW: readonly (Food | null)[] = [
  ...(['softVegetable', 'hardVegetable', 'mushroom', 'leaf', 'onion', 'potato', 'fruit'] as const),
  ...(['meat', 'poultry', 'fish', 'seafood', 'egg', 'eggWhite', 'pasta', 'bread', null] as const),
]

/** "Fill the peppers with the mixture and put the lids back on": both where the peppers lie. */
export function filledByHand(order: Order, state: ResolverState): ByHand | null {
  const stuffed = stuffedOnBoard(order, state)
  if (stuffed) return { at: stuffed, named: order.named, meant: { verb: 'shape', role: 'hand' } }
  const covered = coveredOnBoard(order, state)
  return covered && { at: covered, named: [], meant: { verb: 'assemble', role: 'hand' } }
}

/** Roles of orders that lay the lid on. */
const LAYING: readonly Order['role'][] = ['back', 'move', 'dial', 'hand', 'add', 'aside']
const ROLES: readonly Order['role'][] = ['hand', 'add', 'move', 'work']

/** "Fill the peppers with the mixture": neither goes into the other's bowl; where they lie then. */
function stuffedOnBoard(order: Order, state: ResolverState): OpenVessel | null {
  const { parsed, role, fresh, named } = order
  const { clause, cues } = parsed
  const { kitchen, lexicon } = state
  const isOnTable = cues.place === null || cues.place === 'plate'
  if (!ROLES.includes(role) || !isOnTable || !isStuffing(clause.folded, lexicon.source.language))
    return null
  const isFilled = ({ food: { food }, span }: Mention) =>
    HOLLOW.includes(food) &&
    span.end > 0 &&
    !isWithBefore(clause.folded.slice(0, span.start), lexicon) &&
    !isInCaseOf(clause, span.start, lexicon)
  const pieces = order.mentions.filter(isFilled)
  const holds = (one: OpenVessel) => pieces.some(({ food }) => one.holds.has(food.id))
  const filling = named.filter((one) => one.worked && !holds(one))
  if (pieces.length === 0 || filling.length === 0) return null
  const lying = named.find((one) => holds(one) && !isCooking(one.kind))
  if (lying) return lying
  return fresh.some(isFilled) || named.some(holds) ? kitchen.open('board') : null
}

/** "[Fill the peppers.] Put the lids back on": where the peppers lie. */
function coveredOnBoard(order: Order, state: ResolverState): OpenVessel | null {
  const { parsed, fresh, named, role } = order
  const { language } = state.lexicon.source
  const before = state.actions.at(-1)
  const isFilled = before?.role === 'hand' && isStuffing(before.clause.folded, language)
  if (!isFilled || fresh.length > 0 || !LAYING.includes(role)) return null
  if (parsed.cues.duration !== null) return null
  const at = state.kitchen.vessels[before.vessel]
  const isOwn = named.every((one) => one === at)
  return at && isOwn && namesLids(parsed.clause.folded, language) ? at : null
}
