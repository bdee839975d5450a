import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { readUnitWord } from '#shared/ingredient-line/unit-words.ts'
import type { Language } from '#shared/language.ts'
import { addAmounts } from '#shared/quantity/add.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import type { ShoppingItem } from '#shared/shopping.ts'
import type { MergedItem } from './merge.ts'

/**
 * How much of each row is to be bought, by its id: "500 g" for 200 g and 300 g of flour, "400 g + 2
 * cans" for what cannot be added, and what is no number as it is written. Rows without any amount
 * are left out. `language` is for items that do not say in which they are.
 */
export function amountsOf(
  rows: readonly MergedItem[],
  language: Language,
): ReadonlyMap<string, string> {
  const told = rows.map(({ id, items }) => [id, amountOfRow(items, language)] as const)
  return new Map(told.filter(([, amount]) => amount !== ''))
}

type Read = { item: ShoppingItem; amount: Amount }

function amountOfRow(items: readonly ShoppingItem[], language: Language): string {
  const [only, ...others] = items
  if (only && others.length === 0) return asWritten(only)

  const read: Read[] = []
  const written = new Set<string>()
  for (const item of items) {
    const amount = readAmount(item)
    if (amount) read.push({ item, amount })
    else if (asWritten(item)) written.add(asWritten(item))
  }
  const sums = sumsOf(read).map(({ sum, of }) => print(sum, of, language))
  return [...sums, ...written].join(' + ')
}

/** Masses, volumes and each kind of pieces by themselves; what has no unit comes last. */
function sumsOf(read: readonly Read[]): { sum: Amount; of: Read[] }[] {
  const groups: Read[][] = []
  for (const one of read) {
    const group = groups.find(([other]) => other && isOneSum(one.amount, other.amount))
    if (group) group.push(one)
    else groups.push([one])
  }
  const sums = groups.flatMap((of) => {
    const amounts = of.map(({ amount }) => amount)
    const [sum] = addAmounts(amounts)
    return sum ? [{ sum: inWhole(sum, amounts), of }] : []
  })
  return sums.sort((a, b) => Number(a.sum.unit === null) - Number(b.sum.unit === null))
}

function isOneSum(a: Amount, b: Amount): boolean {
  return addAmounts([a, b]).length === 1
}

/** A sum of what was converted is rounded; one of equal units is exact, as anybody would check. */
function inWhole(sum: Amount, amounts: readonly Amount[]): Amount {
  const units = new Set(amounts.map(({ unit }) => unit))
  return units.size > 1 ? roundForKitchen(sum) : sum
}

function readAmount({ quantity, unit, language }: ShoppingItem): Amount | null {
  const worded = { name: '', ...(quantity && { quantity }), ...(unit && { unit }) }
  return amountOf(worded, language ?? undefined) ?? amountOf(worded)
}

/** In the language and unit word of the first recipe where it has them; alone, as it is written. */
function print(sum: Amount, [first, ...others]: Read[], language: Language): string {
  if (first && others.length === 0) return asWritten(first.item)
  const written = first?.item.language ?? language
  const word = first?.item.unit ? readUnitWord(first.item.unit, written) : null
  const { quantity, unit } = printAmount(sum, written, word)
  return [quantity, unit].filter(Boolean).join(' ')
}

function asWritten({ quantity, unit }: ShoppingItem): string {
  return [quantity, unit].filter(Boolean).join(' ')
}
