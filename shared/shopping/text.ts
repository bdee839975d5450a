import type { Aisle } from './aisles.ts'
import type { AisleGroup } from './group.ts'
import type { MergedItem } from './merge.ts'

type Words = { title: string; aisles: Record<Aisle, string>; amounts: ReadonlyMap<string, string> }

/** What is still to be bought as plain text, an aisle after the other. */
export function shoppingText(groups: readonly AisleGroup[], words: Words): string {
  const parts = groups
    .filter(({ open }) => open > 0)
    .map(({ aisle, rows }) => {
      const open = rows.filter(({ checked }) => !checked)
      return [words.aisles[aisle], ...open.map((row) => itemLine(row, words.amounts))].join('\n')
    })
  return [words.title, ...parts].join('\n\n')
}

function itemLine({ id, name }: MergedItem, amounts: Words['amounts']): string {
  const amount = amounts.get(id)
  return `- ${name}${amount ? `: ${amount}` : ''}`
}
