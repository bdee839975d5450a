import type { VerbRole } from '../ir/verbs.ts'
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

/** Salt or spice that the list leaves to the cook's taste. */
export const isSeasonedWith = (food: KnownIngredient) => food.isToTaste && isSeasoning(food)

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

/** Kinds that go in together. */
const KIN: readonly (readonly (Food | null)[])[] = [
  ['onion', 'garlic', 'ginger'],
  ['hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
  ['meat', 'mincedMeat', 'poultry', 'sausage', 'fish', 'seafood'],
  ['rice', 'grain', 'pasta', 'legume'],
  ['herb'],
  ['salt', 'spice'],
  ['oil', 'butter'],
  ['liquid', 'milk', 'cream'],
  ['softDairy'],
  ['cheese', 'hardCheese'],
  ['egg', 'eggYolk', 'eggWhite'],
  ['flour', 'starch', 'leavening', 'cocoa', 'yeast'],
  ['sugar', 'syrup', 'chocolate'],
  ['nut', 'driedFruit', 'fruit'],
  ['bread', 'crumbs'],
  ['paste'],
]

type OfKind = Pick<KnownIngredient, 'food'>

/** Two kinds of cheese, flour and baking powder. */
export const areKin = ({ food }: OfKind, other: OfKind) =>
  KIN.some((kinds) => kinds.includes(food) && kinds.includes(other.food))

const isAmong = (kind: Food, { food }: OfKind) => areKin({ food: kind }, { food })

/** Whether orders like this one take foods of its kind more often than not; null where both may be. */
export function isUsuallyDone(food: OfKind, role: VerbRole, isFrying: boolean): boolean | null {
  if (isFrying && isAmong('onion', food)) return true
  if (role === 'serve' && food.food === 'herb') return true
  if (isFrying && (isAmong('liquid', food) || isAmong('rice', food))) return false
  return role === 'work' && isAmong('meat', food) ? false : null
}

const SIDES: readonly (Food | null)[] = ['rice', 'pasta', 'grain']
const BOILED_WITH: readonly (Food | null)[] = ['liquid', 'salt', 'spice', 'herb', 'oil', 'butter']

/** Rice or pasta in its water, and nothing that makes a dish of it. */
export function isSidePot({ holds }: { holds: ReadonlyMap<number, KnownIngredient> }): boolean {
  const foods = [...holds.values()].map(({ food }) => food)
  const isSide = foods.some((food) => SIDES.includes(food))
  return isSide && foods.every((food) => SIDES.includes(food) || BOILED_WITH.includes(food))
}
