import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** Foods that are mixed dry, before anything wet comes in. */
export const DRY: readonly Food[] = [
  'flour',
  'leavening',
  'salt',
  'spice',
  'cocoa',
  'starch',
  'sugar',
  'nut',
]

export const isMeat = ({ food }: KnownIngredient) =>
  food !== null && ['meat', 'poultry', 'fish', 'seafood', 'mincedMeat'].includes(food)

export const isSeasoning = ({ food }: Pick<KnownIngredient, 'food'>) =>
  food === 'salt' || food === 'spice'

/** What goes in by the pinch or the sprig. */
export const isFlavouring = (food: Food | null) =>
  food === 'salt' || food === 'spice' || food === 'herb'

/** What holds a cake or a bread together. */
export const BINDING: readonly (Food | null)[] = ['flour', 'egg', 'eggWhite', 'starch']

/** Kinds that nobody eats before they have been cooked, or not at the end of a dish. */
const COOKED: readonly (Food | null)[] = [
  ...(['meat', 'mincedMeat', 'poultry', 'fish', 'seafood', 'egg', 'eggYolk', 'eggWhite'] as const),
  ...(['flour', 'starch', 'leavening', 'yeast', 'rice', 'grain', 'pasta', 'legume'] as const),
  ...(['potato', 'onion', 'garlic', 'hardVegetable', 'mushroom'] as const),
]

export function isEatenRaw({ food }: Pick<KnownIngredient, 'food'>): boolean {
  return !COOKED.includes(food)
}
