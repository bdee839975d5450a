import type { ShoppingItem } from '#shared/shopping.ts'
import { AISLES, type Aisle, aisleOf } from './aisles.ts'
import { type MergedItem, mergeItems } from './merge.ts'

/** A part of the shop with what is to be found there; `open` counts what is not ticked yet. */
export type AisleGroup = { aisle: Aisle; rows: MergedItem[]; open: number }

/**
 * The rows of a list by aisle, in the order of a walk. In each, open rows stand above ticked ones,
 * by name; aisles where all is ticked come last. `locale` sorts the names.
 */
export function groupByAisle(items: readonly ShoppingItem[], locale: string): AisleGroup[] {
  const rows = mergeItems(items)
  const { compare } = new Intl.Collator(locale === 'gb' ? 'en-GB' : locale)
  const groups = AISLES.map((aisle): AisleGroup => {
    const here = rows.filter((row) => aisleOf(row.name) === aisle)
    here.sort((a, b) => Number(a.checked) - Number(b.checked) || compare(a.name, b.name))
    return { aisle, rows: here, open: here.filter(({ checked }) => !checked).length }
  })
  const filled = groups.filter(({ rows }) => rows.length > 0)
  return filled.sort((a, b) => Number(a.open === 0) - Number(b.open === 0))
}
