import {
  SHOPPING_LIMITS,
  type ShoppingItem,
  type ShoppingList,
  type ShoppingOperation,
  type ShoppingRecipe,
} from '#shared/shopping.ts'
import { customItem, recipeItems } from './items.ts'

export type RecipesById = ReadonlyMap<string, ShoppingRecipe>

/**
 * The list after a change. `recipes` are those whose ingredients are at hand; of the selected ones
 * that are not, the items stay as they are. What cannot be done changes nothing: selecting an
 * unknown recipe, or growing beyond the limits of a list.
 */
export function applyOperation(
  list: ShoppingList,
  operation: ShoppingOperation,
  recipes: RecipesById,
): ShoppingList {
  const next = change(list, operation, recipes)
  return isTooLong(next) && next.items.length > list.items.length ? list : next
}

function isTooLong({ recipes, items }: ShoppingList): boolean {
  return recipes.length > SHOPPING_LIMITS.recipes || items.length > SHOPPING_LIMITS.items
}

function change(
  list: ShoppingList,
  operation: ShoppingOperation,
  recipes: RecipesById,
): ShoppingList {
  switch (operation.type) {
    case 'selectRecipe':
      return regenerate(withRecipe(list, recipes.get(operation.recipeId)), recipes)
    case 'unselectRecipe':
      return regenerate(withoutRecipes(list, [operation.recipeId]), recipes)
    case 'check':
      return changeItems(list, operation.itemIds, { checked: operation.checked })
    case 'remove':
      return dropRemovedCustom(changeItems(list, operation.itemIds, { isRemoved: true }))
    case 'add':
      return withItem(list, customItem(operation))
    case 'reset': {
      const rest = withoutRecipes(list, operation.recipeIds)
      return dropRemovedCustom(changeItems(rest, operation.itemIds, { isRemoved: true }))
    }
  }
}

/** Several changes in order. */
export function applyOperations(
  list: ShoppingList,
  operations: readonly ShoppingOperation[],
  recipes: RecipesById,
): ShoppingList {
  return operations.reduce((sum, operation) => applyOperation(sum, operation, recipes), list)
}

function withRecipe(list: ShoppingList, recipe: ShoppingRecipe | undefined): ShoppingList {
  if (!recipe || list.recipes.some(({ id }) => id === recipe.id)) return list
  return { ...list, recipes: [...list.recipes, { id: recipe.id, title: recipe.title }] }
}

function withoutRecipes(list: ShoppingList, recipeIds: readonly string[]): ShoppingList {
  const gone = new Set<string | null>(recipeIds)
  return {
    recipes: list.recipes.filter(({ id }) => !gone.has(id)),
    items: list.items.filter(({ recipeId }) => !gone.has(recipeId)),
  }
}

/** The items anew from the recipes as they are now; what was ticked or cleared away stays so. */
function regenerate({ recipes, items }: ShoppingList, known: RecipesById): ShoppingList {
  const itemsOf = (recipeId: string | null) => items.filter((item) => item.recipeId === recipeId)
  const ofRecipes = recipes.flatMap(({ id }) => {
    const recipe = known.get(id)
    return recipe ? recipeItems(recipe, itemsOf(id)) : itemsOf(id)
  })
  return {
    recipes: recipes.map(({ id, title }) => ({ id, title: known.get(id)?.title ?? title })),
    items: [...ofRecipes, ...itemsOf(null)],
  }
}

function changeItems(
  list: ShoppingList,
  itemIds: readonly string[],
  change: Partial<Pick<ShoppingItem, 'checked' | 'isRemoved'>>,
): ShoppingList {
  const named = new Set(itemIds)
  const items = list.items.map((item) => (named.has(item.id) ? { ...item, ...change } : item))
  return { ...list, items }
}

/** No recipe would bring them back. */
function dropRemovedCustom(list: ShoppingList): ShoppingList {
  return { ...list, items: list.items.filter((item) => !item.isRemoved || item.recipeId !== null) }
}

function withItem(list: ShoppingList, item: ShoppingItem): ShoppingList {
  if (list.items.some(({ id }) => id === item.id)) return list
  return { ...list, items: [...list.items, item] }
}
