import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Food, LIQUIDS } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isSeasoning } from './food-kinds.ts'
import type { Order, Placed } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'
import type { VesselFiller } from './vessel-filler.ts'

const LIFTED: readonly (Food | null)[] = ['meat', 'poultry', 'fish', 'seafood', 'sausage']

/** What an order lifts out of the liquid that it was cooked in, which stays behind. */
export type LiftedOut = { from: OpenVessel; foods: readonly KnownIngredient[] }

/** "[Braise the beef.] Transfer the meat to a plate": the sauce stays in the pot; null otherwise. */
export function liftedOut({ role, parsed, fresh, named, mentions }: Order): LiftedOut | null {
  const [from] = named
  const isToPlate = role === 'move' && parsed.cues.place === 'plate'
  const isCooker = from && ['pot', 'fryingPan', 'oven'].includes(from.kind)
  if (!isToPlate || !isCooker || named.length > 1 || fresh.length > 0) return null
  const held = [...from.holds.values()]
  const foods = mentions.map(({ food }) => food).filter(({ id }) => from.holds.has(id))
  const isWet = held.some(({ food }) => LIQUIDS.includes(food))
  const areLifted = foods.length > 0 && foods.every(({ food }) => LIFTED.includes(food))
  return isWet && areLifted && foods.length < held.length ? { from, foods } : null
}

/**
 * "Lift out [and set aside]": it stays on the plate that it was put on, with the fat and the seasoning
 * that it was fried with; anything else stays in the pan. Null for other orders.
 */
export function lyingOut(
  { clause }: ParsedClause,
  { actions, kitchen: { focus, vessels } }: ResolverState,
  filler: VesselFiller,
): Placed | null {
  const before = actions.at(-1)
  const isGoingOn = before?.role === 'take' && before.clause.sentence === clause.sentence
  const plate = isGoingOn && before.moves.length > 0 ? vessels[before.vessel] : undefined
  if (!plate) return null
  const isRest = focus !== plate && isOfFrying(focus)
  return { vessel: plate, adds: [], moves: isRest ? [filler.carry(focus, plate, null)] : [] }
}

function isOfFrying(pan: OpenVessel | null): pan is OpenVessel {
  return pan !== null && [...pan.holds.values()].every((food) => isFat(food) || isSeasoning(food))
}
