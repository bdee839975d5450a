import { isBareAmount, isNoAmount, isNumberAndWord, startsWithAmount } from './line-look.ts'
import type { Line } from './lines.ts'

export type AmountTest = (line: string) => boolean

const MIN = 2

/**
 * Pages put amount and food in two cells: what tells the amounts among the lines of a list, or null
 * where its lines are whole.
 */
export function amountCells(lines: string[]): AmountTest | null {
  const bare = lines.filter(isBareAmount).length
  if (bare < MIN) return null
  if (areUnits(lines)) return isAmountOrUnit
  return bare * 4 < lines.length ? null : isAmountCell
}

/** "200 g", or what stands in its place: "to taste". */
const isAmountCell = (line: string) => isBareAmount(line) || isNoAmount(line)

const isAmountOrUnit = (line: string) => isAmountCell(line) || isNumberAndWord(line)

/** Whether "3 stalks" counts too: every food stands below or above an amount, no amount below one. */
function areUnits(lines: string[]): boolean {
  const amounts = lines.filter(isAmountOrUnit).length
  const isAlternating = lines.every((line, at) => {
    const next = lines[at + 1] ?? ''
    return isAmountOrUnit(line) ? !isAmountOrUnit(next) : !startsWithAmount(line)
  })
  return isAlternating && amounts * 3 >= lines.length
}

/** "200 g" and "flour" as one line, in the order of the page; "(sifted)" below them belongs to it. */
export function joinAmounts(lines: string[], isAmount: AmountTest, isAfterFood: boolean): string[] {
  const joined: string[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const hasPair = before !== undefined && isAmount(isAfterFood ? line : before)
    if (before !== undefined && (hasPair || isInParentheses(line)))
      joined.push(`${joined.pop()} ${line}`)
    else joined.push(line)
  })
  return joined
}

/**
 * Whether amounts stand below their foods. The ends of a list tell it; where both are foods, cells of
 * one row are nearer to each other in the page.
 */
export function areBelowFoods(lines: Line[], isAmount: AmountTest): boolean {
  if (isAmount(lines[0]?.text ?? '')) return false
  if (isAmount(lines.at(-1)?.text ?? '')) return true
  let nearer = 0
  lines.forEach((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    if (!isAmount(line.text) || !before || !next) return
    const [above, below] = [before, next].map((other) => Math.abs(other.block - line.block))
    nearer += Math.sign((below ?? 0) - (above ?? 0))
  })
  // Nothing tells: a food whose amount is not said stands last more often than first.
  return nearer >= 0
}

function isInParentheses(line: string): boolean {
  return line.startsWith('(') && line.endsWith(')')
}
