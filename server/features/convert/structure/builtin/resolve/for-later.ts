import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { MentionContext } from './mention.ts'

/** Foods that one part of a recipe lists once. */
export const ONCE: readonly Food[] = ['sugar', 'flour', 'butter', 'egg']
/** Two flours so near to each other are of one part: oat flour and almond flour. */
export const TWIN = 2

/** "Fry the vegetables. … Peel the potatoes and add them": the potatoes were not among them. */
export function withoutLater(
  foods: readonly KnownIngredient[],
  { isUsed, isNamedLater }: MentionContext,
): readonly KnownIngredient[] {
  // Nor is the sugar that is creamed with the butter one of the dry ingredients, or the parsley that
  // is mixed with lemon zest in the end one of the herbs.
  const isLater = (food: KnownIngredient) =>
    isNamedLater?.(food) || (WORKED_IN.includes(food.food) && isNamedLater?.(food, ['work']))
  const now = foods.filter((food) => isUsed(food) || !isLater(food))
  return now.length > 0 ? now : foods
}

const WORKED_IN: readonly (Food | null)[] = ['sugar', 'herb']

/** "Add the rest. … Toast the bread": it was none of the rest, unless there is nothing else. */
export function withoutKept(foods: readonly KnownIngredient[], { isKeptForLater }: MentionContext) {
  const now = foods.filter((food) => !isKeptForLater?.(food))
  return now.length > 0 ? now : foods
}

/** "Put in all the rest and mix. Add the raisins last": nobody adds twice what stays in pieces. */
export function withoutPieces(foods: readonly KnownIngredient[], { isNamedLater }: MentionContext) {
  return foods.filter(
    (food) => !PIECES.includes(food.food) || !isNamedLater?.(food, ['add', 'work']),
  )
}
const PIECES: readonly (Food | null)[] = ['chocolate', 'nut', 'driedFruit', 'fruit']

/**
 * "All the dough ingredients" of a list with butter for the dough and, further down, butter to brush
 * with: the second one and what follows it are for what comes later.
 */
export function withoutSecond(
  foods: readonly KnownIngredient[],
  list: readonly KnownIngredient[],
  { mayBeNamedLater }: MentionContext,
) {
  const isSecond = (food: KnownIngredient) =>
    food.food !== null &&
    ONCE.includes(food.food) &&
    list.some(
      ({ id, group, entry }) =>
        id < food.id - 1 && group === food.group && entry.name === food.entry.name,
    )
  const end = foods.findIndex((food) => isSecond(food) && (mayBeNamedLater?.(food) ?? false))
  return end > 0 ? foods.slice(0, end) : foods
}
