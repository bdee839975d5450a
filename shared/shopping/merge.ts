import type { ShoppingItem } from '#shared/shopping.ts'
import { nameKey } from './same-name.ts'

/** A row of the list: the items that have one name and one unit. Its `id` is the first one's. */
export type MergedItem = ShoppingItem & { items: readonly ShoppingItem[] }

/**
 * Merges items whose name (without case) and unit are equal: quantities, titles and notes are
 * joined by commas. Ticked items are merged apart from open ones, for what is in the basket
 * already is not what another recipe asks for. What was added by hand stays as it was written.
 */
export function mergeItems(items: readonly ShoppingItem[]): MergedItem[] {
  const rows = new Map<string, ShoppingItem[]>()
  for (const item of items) {
    if (item.isRemoved) continue
    const row = rows.get(rowKey(item))
    if (row) row.push(item)
    else rows.set(rowKey(item), [item])
  }
  return [...rows.values()].map(mergeRow).filter((row) => row !== null)
}

function rowKey({ id, name, unit, checked, recipeId }: ShoppingItem): string {
  if (recipeId === null) return id
  return JSON.stringify([nameKey(name), unit?.trim() ?? '', checked])
}

function mergeRow(items: readonly ShoppingItem[]): MergedItem | null {
  const [first] = items
  if (!first) return null
  return {
    ...first,
    quantity: joined(items.map(({ quantity }) => quantity)),
    notes: joined(distinct(items.map(({ notes }) => notes))),
    recipeTitle: joined(distinct(items.map(({ recipeTitle }) => recipeTitle))) ?? null,
    items,
  }
}

function joined(texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(', ') || undefined
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
