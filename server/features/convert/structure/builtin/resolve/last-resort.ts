import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Likely, likelyOrder } from './likely-order.ts'
import type { KnownMethod } from './order-signs.ts'
import { isAboutServing, isForServing, servingOrder } from './serving-order.ts'

/** Where a food goes of which no order says a word: to the table, or where most signs point. */
export function lastResort(food: KnownIngredient, known: KnownMethod): Likely | null {
  const { actions, lexicon } = known
  const serving = servingOrder(actions, lexicon)
  if (isForServing(food, lexicon)) return guess(atTable(serving, actions, lexicon))
  // A ready crust lines the tin.
  if (food.traits.has('crust')) return guess(liningOrder(actions) ?? serving)
  // Nobody knows what it is, nor how much of it.
  if (food.food === null && food.isToTaste) return guess(serving)
  return likelyOrder(food, known) ?? guess(serving)
}

const guess = (order: KitchenAction | null): Likely | null => order && { order, isSure: false }

/** Never among what is still cooked or puréed: "do not forget your toppings once it is served". */
export function atTable(
  serving: KitchenAction | null,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): KitchenAction | null {
  if (!serving || !COOKING.includes(serving.role)) return serving
  const later = actions.slice(serving.id + 1)
  return later.find(({ clause }) => isAboutServing(clause, lexicon)) ?? null
}

const COOKING: readonly VerbRole[] = ['work', 'heat']

/** "Line the tin", "put it into the baking dish". */
function liningOrder(actions: readonly KitchenAction[]): KitchenAction | null {
  const isOfTin = ({ role, cues }: KitchenAction) =>
    cues.place === 'oven' && ['ready', 'hand', 'add', 'move'].includes(role)
  return actions.find(isOfTin) ?? actions.find(({ role }) => role === 'bake') ?? null
}
