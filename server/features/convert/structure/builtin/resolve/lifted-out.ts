import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Food, LIQUIDS } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { OpenVessel } from './source-kitchen.ts'

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
