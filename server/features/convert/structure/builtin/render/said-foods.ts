import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { impliesFood } from '../parse/implied-foods.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'

/** Whether orders in their own words tell the cook that a food goes in. */
export function isSaidOf(
  food: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): boolean {
  return isImplied(food, actions, lexicon) || isNamed(food, actions, lexicon)
}

/** "Butter the dish": a food that the list gives no amount of is meant without being named. */
function isImplied(
  { food, entry }: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): boolean {
  return !entry.quantity && actions.some(({ clause }) => impliesFood(clause, food, lexicon))
}

/** "Sprinkle with cheese" says the Cheddar, where no other cheese is meant by that word. */
function isNamed(
  { stems }: KnownIngredient,
  actions: readonly KitchenAction[],
  { descriptors, stem, word }: CompiledLexicon,
): boolean {
  return actions.some(({ clause, objects }) => {
    const words = new Set((clause.folded.match(word) ?? []).map(stem))
    const others = objects.filter((one) => one.stems !== stems)
    return [...stems].some(
      (own) => words.has(own) && !descriptors.has(own) && !others.some((one) => one.stems.has(own)),
    )
  })
}
