import type { KnownIngredient } from './ingredients.ts'

/** What one fries in. */
export function isFat({ food }: Pick<KnownIngredient, 'food'>): boolean {
  return food === 'oil' || food === 'butter'
}
