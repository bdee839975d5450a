import { startsWithAmount } from './line-look.ts'
import { GROUP_START } from './line-role.ts'

const ITEM = /^(\s*)[-*+•·▪◦‣●○■□☐–]\s+\S/u
const ENDS = /[.!?:;]["”»)]?\s*$/
const NEW_ITEM = /^(?:[-*+–](?=\s)|[•·▪◦‣●○■□☐#|>]|\d{1,2}[.)]\s)/u
/** A column gap within it: the row of a table. */
const CELLS = /\S(?:\t| {3,})\S/
/** A number that stands on the next row for want of room: "cut into" above "2 pieces". */
const MIN_FILLED = 24

/**
 * Rows whose wrapped items are whole: what stands below a bulleted row without a bullet goes on with it
 * where it stands further in than the bullet, or where the row above had no room for its first word.
 */
export function withWholeItems(rows: readonly string[]): string[] {
  const whole: string[] = []
  const widths = widthsOfLists(rows)
  let indent: number | null = null
  rows.forEach((row, at) => {
    const before = rows[at - 1] ?? ''
    const isMore =
      indent !== null &&
      couldGoOn(before, row) &&
      (indentOf(row) > indent || isCutAt(widths[at] ?? 0, before, row))
    if (isMore) whole.push(`${whole.pop()} ${row.trim()}`)
    else {
      whole.push(row)
      indent = ITEM.exec(row)?.[1]?.length ?? null
    }
  })
  return whole
}

const indentOf = (row: string) => row.length - row.trimStart().length

function couldGoOn(before: string, row: string): boolean {
  const text = row.trim()
  if (
    text === '' ||
    text.endsWith(':') ||
    isHeading(text) ||
    NEW_ITEM.test(text) ||
    CELLS.test(row)
  )
    return false
  // "2 Tbs." above "cream"; a bracket goes on until it is shut.
  const isAbbreviated = /\.$/.test(before) && /^\p{Ll}/u.test(text)
  if (ENDS.test(before) && !isInBracket(before) && !isAbbreviated) return false
  return !startsWithAmount(text) || before.trim().length >= MIN_FILLED
}

/** "For the filling" between two bullets. */
const isHeading = (text: string) => GROUP_START.test(text) && /^\p{Lu}/u.test(text)

const isInBracket = (row: string) => row.lastIndexOf('(') > row.lastIndexOf(')')

function isCutAt(width: number, before: string, row: string): boolean {
  const [word = ''] = row.split(' ', 1)
  if (before.length < MIN_FILLED || before.length + word.length < width) return false
  return /^[\p{Ll}(]/u.test(row) || isInBracket(before)
}

/** For each row between two bullets of a list how wide that list is; 0 for every other row. */
function widthsOfLists(rows: readonly string[]): number[] {
  const widths: number[] = rows.map(() => 0)
  let start = 0
  for (let end = 0; end <= rows.length; end += 1) {
    if (rows[end]?.trim()) continue
    const list = rows.slice(start, end)
    const width = list.reduce((most, row) => Math.max(most, row.length), 0)
    widths.fill(width, start, start + list.findLastIndex((row) => ITEM.test(row)) + 1)
    start = end + 1
  }
  return widths
}
