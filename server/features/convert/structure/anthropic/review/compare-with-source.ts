import { replay, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { Ingredient, RecipeContent } from '#shared/recipe.ts'
import type { KnownIngredient } from '../../builtin/parse/ingredients.ts'
import type { SourceKitchen, SourceWork } from './source-kitchen.ts'

/** The answer's ingredient numbers by those of the source's foods. */
type Refs = ReadonlyMap<number, number>

/** An answer beside its source: what is where at each step, and which ingredient is which food. */
export type Comparison = {
  source: SourceKitchen
  states: readonly StateAtStep[]
  refs: Refs
  /** By the answer's ingredient numbers. */
  names: ReadonlyMap<number, string>
}

export function compareWithSource(
  { ingredients, steps }: RecipeContent,
  source: SourceKitchen,
): Comparison {
  return {
    source,
    states: replay(steps),
    refs: matchFoods(ingredients, source.foods),
    names: new Map(ingredients.map(({ ingredientJsonId, name }) => [ingredientJsonId, name])),
  }
}

/** A step works on what an order works on if it has this share of its foods. */
const MOST = 0.7

/** Whether a step is about the foods of an order of the source, as far as they could be matched. */
export function hasFoodsOf({ contents }: StateAtStep, work: SourceWork, refs: Refs): boolean {
  const foods = [...work.contents].flatMap((id) => refs.get(id) ?? [])
  const shared = foods.filter((ref) => contents.has(ref)).length
  return foods.length > 0 && shared >= MOST * foods.length
}

/** Each ingredient with the source's line that it is most like; each line is taken once. */
function matchFoods(ingredients: readonly Ingredient[], foods: readonly KnownIngredient[]): Refs {
  const refs = new Map<number, number>()
  for (const ingredient of ingredients) {
    const free = foods.filter(({ id }) => !refs.has(id))
    const scored = free.map((food) => ({ food, score: likeness(ingredient, food) }))
    const best = scored.reduce<(typeof scored)[number] | null>(
      (top, one) => (one.score > (top?.score ?? 0) ? one : top),
      null,
    )
    if (best) refs.set(best.food.id, ingredient.ingredientJsonId)
  }
  return refs
}

function likeness(ingredient: Ingredient, { entry }: KnownIngredient): number {
  const id = findFoodId(ingredient.name)
  const isSameFood = id !== null && id === findFoodId(entry.name)
  const isSameName = ingredient.name.toLowerCase() === entry.name.toLowerCase()
  if (!isSameFood && !isSameName) return 0
  return (
    (isSameName ? 2 : 1) +
    (ingredient.quantity === entry.quantity ? 2 : 0) +
    (ingredient.group !== undefined && ingredient.group === entry.group ? 1 : 0)
  )
}
