import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { readUnitWord } from '#shared/ingredient-line/unit-words.ts'
import type { Language } from '#shared/language.ts'
import { addAmounts } from '#shared/quantity/add.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import type { ShoppingItem } from '#shared/shopping.ts'
import type { MergedItem } from './merge.ts'
import { nameKey } from './same-name.ts'

/**
 * How much of each food it is in all, by the id of the row, where there is something to add and it
 * can be: "500 g" for "200, 300" g, and "1.5 kg" at both rows of 500 g and 1 kg of flour. Ticked
 * rows are not added to open ones. `language` is for items that do not say in which they are.
 */
export function totalsOf(
  rows: readonly MergedItem[],
  language: Language,
): ReadonlyMap<string, string> {
  const totals = new Map<string, string>()
  for (const same of rowsByName(rows)) {
    for (const addable of groupAddable(same)) {
      const amounts = addable.flatMap((row) => row.amounts)
      const [sum] = addAmounts(amounts)
      if (!sum || amounts.length < 2) continue
      for (const { row } of addable) totals.set(row.id, print(inWhole(sum, amounts), row, language))
    }
  }
  return totals
}

type Readable = { row: MergedItem; amounts: readonly Amount[] }

/** Rows whose amounts make one sum together: masses, or volumes, or pieces. */
function groupAddable(rows: readonly MergedItem[]): Readable[][] {
  const groups: Readable[][] = []
  for (const row of rows) {
    const amounts = amountsOf(row)
    const [amount] = amounts ?? []
    if (!amounts || !amount) continue
    const group = groups.find(([other]) => other?.amounts[0] && isOneSum(amount, other.amounts[0]))
    if (group) group.push({ row, amounts })
    else groups.push([{ row, amounts }])
  }
  return groups
}

function isOneSum(a: Amount, b: Amount): boolean {
  return addAmounts([a, b]).length === 1
}

/** A sum of what was converted is rounded; one of equal units is exact, as anybody would check. */
function inWhole(sum: Amount, amounts: readonly Amount[]): Amount {
  const units = new Set(amounts.map(({ unit }) => unit))
  return units.size > 1 ? roundForKitchen(sum) : sum
}

function rowsByName(rows: readonly MergedItem[]): Iterable<MergedItem[]> {
  const byName = new Map<string, MergedItem[]>()
  for (const row of rows) {
    const key = `${row.checked} ${nameKey(row.name)}`
    const same = byName.get(key)
    if (same) same.push(row)
    else byName.set(key, [row])
  }
  return byName.values()
}

/** Null when one of them is no number: a sum that leaves something out would mislead. */
function amountsOf({ items }: MergedItem): Amount[] | null {
  const amounts = items.map((item) => readAmount(item))
  return amounts.every((amount) => amount !== null) ? amounts : null
}

function readAmount({ quantity, unit, language }: ShoppingItem): Amount | null {
  const worded = { name: '', ...(quantity && { quantity }), ...(unit && { unit }) }
  return amountOf(worded, language ?? undefined) ?? amountOf(worded)
}

/** In the row's own language and unit word where it has them. */
function print(sum: Amount, { unit, language: own }: MergedItem, language: Language): string {
  const written = own ?? language
  const word = unit ? readUnitWord(unit, written) : null
  const printed = printAmount(sum, written, word)
  return printed.unit ? `${printed.quantity} ${printed.unit}` : printed.quantity
}
