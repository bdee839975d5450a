import type { Aisle } from './aisles.ts'
import type { AisleGroup } from './group.ts'
import type { MergedItem } from './merge.ts'

type Words = { title: string; aisles: Record<Aisle, string>; totals: ReadonlyMap<string, string> }

/** What is still to be bought as plain text, an aisle after the other. */
export function shoppingText(groups: readonly AisleGroup[], words: Words): string {
  const parts = groups
    .filter(({ open }) => open > 0)
    .map(({ aisle, rows }) => {
      const open = rows.filter(({ checked }) => !checked)
      return [words.aisles[aisle], ...open.map((row) => itemLine(row, words.totals))].join('\n')
    })
  return [words.title, ...parts].join('\n\n')
}

function itemLine(row: MergedItem, totals: Words['totals']): string {
  const amount = amountText(row)
  const total = totals.get(row.id)
  const sum = amount && total ? `${amount} (${total})` : amount
  return `- ${row.name}${sum ? `: ${sum}` : ''}`
}

/** Quantity and unit as they stand beside a name: "200, 300 g". */
export function amountText({ quantity, unit }: Pick<MergedItem, 'quantity' | 'unit'>): string {
  return [quantity, unit].filter(Boolean).join(' ')
}
