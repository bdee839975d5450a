import type { ShoppingItem } from '#shared/shopping.ts'
import { groupByFood } from './same-food.ts'
import { sameName } from './same-name.ts'

/** A row of the list: the items that are bought as one. Its `id` is the first one's. */
export type MergedItem = Omit<ShoppingItem, 'quantity' | 'unit'> & {
  items: readonly ShoppingItem[]
}

/**
 * Merges items that are the same food: titles and notes are joined by commas. Ticked items are
 * merged apart from open ones, for what is in the basket already is not what another recipe asks
 * for. What was added by hand stays as it was written.
 */
export function mergeItems(items: readonly ShoppingItem[]): MergedItem[] {
  const shown = items.filter(({ isRemoved }) => !isRemoved)
  const order = new Map(shown.map((item, at) => [item, at]))
  const ofRecipes = shown.filter(({ recipeId }) => recipeId !== null)
  const groups = [
    ...groupByFood(ofRecipes.filter(({ checked }) => !checked)),
    ...groupByFood(ofRecipes.filter(({ checked }) => checked)),
    ...shown.filter(({ recipeId }) => recipeId === null).map((item) => [item]),
  ]
  const place = ([first]: ShoppingItem[]) => (first && order.get(first)) ?? 0
  return groups
    .sort((a, b) => place(a) - place(b))
    .map(mergeRow)
    .filter((row) => row !== null)
}

function mergeRow(items: readonly ShoppingItem[]): MergedItem | null {
  const [first] = items
  if (!first) return null
  const { quantity: _, unit: __, ...rest } = first
  return {
    ...rest,
    name: nameOf(items),
    notes: joined(distinct(items.map(({ notes }) => notes))),
    recipeTitle: joined(distinct(items.map(({ recipeTitle }) => recipeTitle))) ?? null,
    items,
  }
}

/** As it is called where most of it is asked for: of "1 onion" and "2 onions" the plural. */
function nameOf(items: readonly ShoppingItem[]): string {
  const count = ({ quantity }: ShoppingItem) => Number.parseFloat(quantity ?? '') || 0
  const isMore = (a: ShoppingItem, b: ShoppingItem) =>
    count(b) > count(a) && !sameName(a.name, b.name)
  return items.reduce((a, b) => (isMore(a, b) ? b : a)).name
}

function joined(texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(', ') || undefined
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
