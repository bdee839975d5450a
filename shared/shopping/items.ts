import type { ShoppingItem, ShoppingOperation, ShoppingRecipe } from '#shared/shopping.ts'
import { sameName } from './same-name.ts'

/** The ingredients of a recipe as items; `earlier` ones of the same food keep their state. */
export function recipeItems(
  { id: recipeId, title, language, ingredients }: ShoppingRecipe,
  earlier: readonly ShoppingItem[],
): ShoppingItem[] {
  const byId = new Map(earlier.map((item) => [item.id, item]))
  const counts = new Map<number, number>()
  return ingredients.map(({ ingredientJsonId, name, quantity, unit, notes }) => {
    const count = (counts.get(ingredientJsonId) ?? 0) + 1
    counts.set(ingredientJsonId, count)
    // Whoever sends recipes by REST may use a number twice.
    const id = `${recipeId}:${ingredientJsonId}${count > 1 ? `.${count}` : ''}`
    const old = byId.get(id)
    // A changed recipe may have another food under the same number.
    const state = old && sameName(old.name, name) ? old : { checked: false, isRemoved: false }
    return {
      id,
      ingredientId: ingredientJsonId,
      name,
      quantity,
      unit,
      notes,
      checked: state.checked,
      isRemoved: state.isRemoved,
      recipeId,
      recipeTitle: title,
      language,
    }
  })
}

/** What was added by hand, not ticked. */
export function customItem({
  itemId,
  item,
  language,
}: Extract<ShoppingOperation, { type: 'add' }>): ShoppingItem {
  return {
    ...item,
    id: itemId,
    ingredientId: null,
    notes: undefined,
    checked: false,
    isRemoved: false,
    recipeId: null,
    recipeTitle: null,
    language,
  }
}
