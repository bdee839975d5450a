import type { Food } from '../parse/lexicon/kinds.ts'
import { madeForFoam } from './folded-foam.ts'
import { NOWHERE, type Order } from './order.ts'
import { potToBind } from './pot-to-bind.ts'
import { RESIDUE } from './product-words.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'

/** A pan, and the vessels that come into it. */
type Pan = { to: OpenVessel; named: readonly OpenVessel[] }

/** The pan that an order names by what was in it before; null where it names none so. */
export const panSpokenOf = (order: Order, state: ResolverState): Pan | null =>
  panForTaken(order, state) ??
  panWithFat(order, state) ??
  potToBind(order, state) ??
  madeForFoam(order, state)

/**
 * "[Heat the oil in a pan.] Remove the tofu from the marinade and cook": what was taken out of a cold
 * vessel in the same sentence goes into the pan that was heated for it. Null for other orders.
 */
function panForTaken(
  { parsed, role, fresh, named, goal }: Order,
  { actions, kitchen }: ResolverState,
): Pan | null {
  const before = actions.at(-1)
  const isBare = role === 'heat' && fresh.length + named.length === 0 && goal === null
  const isTaken = before?.role === 'take' && before.clause.sentence === parsed.clause.sentence
  if (!isBare || !isTaken || parsed.cues.place !== null) return null
  const [from, source] = [before.vessel, before.moves[0]?.from ?? NOWHERE].map(
    (id) => kitchen.vessels[id],
  )
  const isCold = source !== undefined && source.kind !== 'oven' && !source.isOnStove
  if (!from || !isCold || isCooking(from.kind) || from.holds.size === 0) return null
  const to = kitchen.latest(
    ({ kind, holds }) => (kind === 'fryingPan' || kind === 'pot') && holds.size <= 1,
  )
  return to && { to, named: [from] }
}

/** What leaves fat in the pan that it is lifted out of. */
const FATTY: readonly (Food | null)[] = ['sausage', 'meat', 'mincedMeat', 'poultry']

/**
 * "[Fry the bacon and lift it out.] Cook the leek in the bacon fat": the pan that the bacon was
 * fried in. Null for other orders.
 */
function panWithFat(
  { parsed, role, fresh }: Order,
  { actions, kitchen }: ResolverState,
): Pan | null {
  const { clause, cues } = parsed
  const isFried = role === 'heat' && fresh.length > 0 && cues.place === null
  const words = clause.folded.match(/\p{L}+/gu) ?? []
  if (!isFried || !words.some((word) => RESIDUE.test(word) || FAT_WORD.test(word))) return null
  const taken = actions.findLast(({ role, moves }) => role === 'take' && moves.length > 0)
  const pan = kitchen.vessels[taken?.moves[0]?.from ?? NOWHERE]
  const isPan = pan?.kind === 'fryingPan' || pan?.kind === 'pot'
  const leavesFat = (pan?.actions ?? []).some((id) =>
    actions[id]?.adds.some(({ food }) => FATTY.includes(food.food)),
  )
  return pan && isPan && leavesFat ? { to: pan, named: [] } : null
}

/** "Bacon fat", "Speckfett", "grăsimea de la bacon", folded. */
const FAT_WORD = /^(?:fat|\p{L}{3,}fett|grasim\p{L}*)$/u
