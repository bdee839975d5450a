import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

const FATS: readonly (Food | null)[] = ['oil', 'butter']

/** What one fries in. */
export function isFat({ food }: KnownIngredient): boolean {
  return FATS.includes(food)
}
