import type { KnownIngredient } from '../parse/ingredients.ts'
import { grams } from './situation.ts'

/** Less than this, in grams, the blades do not catch in an empty bowl (E). */
export const MIN_CAUGHT = 20

/** Whether the blades cut so little by itself; a bunch of herbs is enough. */
export function isCaught(foods: readonly KnownIngredient[]): boolean {
  return (
    foods.some(({ food, grams: weight }) => food === 'herb' && weight === null) ||
    grams(foods) >= MIN_CAUGHT
  )
}
