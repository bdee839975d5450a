import { factsOf } from './facts.ts'
import { HEADING_WORDS } from './heading-words.ts'
import { isBareAmount, startsWithAmount } from './line-look.ts'
import { headingKey } from './line-role.ts'

const MAX_NAME_WORDS = 2
const EMPHASIS = /^[*_]+/
const COLUMN_GAP = /\t+| {3,}/
/** "- 200;g;potatoes", "some;;milk": an exported table. */
const SEMICOLONS = /^(?:[-*•]\s+)?((?!\s)[^;:.]{0,12});((?!\s)[^;:.]{0,12});((?!\s)[^;:]{2,40})$/

/** The lines that a row of columns tells: one for a row of a table, one each for columns side by side. */
export function rowLines(raw: string): string[] {
  const cells = cellsOf(raw)
  const first = cells[0]
  if (first === undefined || cells.length === 1) return [first ?? raw]
  const heading = cells.find((cell) => HEADING_WORDS.ingredients.has(headingKey(cell)))
  if (heading && (heading === first || areColumnNames(cells))) return [`${heading}:`]
  if (isSideBySide(cells, raw) || cells.every((cell) => factsOf(cell))) return cells
  return [amountFirst(cells).join(' ')]
}

/** Whether a row only draws the line under a table's head: "|---|:--|". */
export function isTableRule(raw: string): boolean {
  return /^[\s:|-]+$/.test(raw) && raw.includes('|') && raw.includes('-')
}

/** "| Amount | Ingredient |" above such a line names columns. */
export function isTableHead(raw: string, next: string | undefined): boolean {
  if (next === undefined || !isTableRule(next) || /\d/.test(raw)) return false
  const cells = cellsOf(raw)
  return cells.length > 1 && !cells.some((cell) => HEADING_WORDS.method.has(headingKey(cell)))
}

/** "Amount", "Food": a word or two each. */
function areColumnNames(cells: string[]): boolean {
  return cells.every((cell) => !/\d/.test(cell) && cell.split(' ').length <= MAX_NAME_WORDS)
}

function cellsOf(raw: string): string[] {
  const row = raw.trim()
  const [, ...semicolons] = SEMICOLONS.exec(row) ?? []
  if (semicolons.length > 0) return semicolons.map((cell) => cell.trim()).filter(Boolean)
  const unframed = row.split(' | ')
  if (isNameWithAmount(unframed)) return unframed.map((cell) => cell.trim())
  const isMarkdown = row.startsWith('|') && row.endsWith('|')
  const cells = isMarkdown ? row.slice(1, -1).split('|') : row.split(COLUMN_GAP)
  return cells.map((cell) => cell.trim()).filter(Boolean)
}

/** "Carrots | 8 medium carrots", "Ingredient | Quantity": a table without a frame. */
function isNameWithAmount([name = '', amount = '', ...more]: readonly string[]): boolean {
  if (amount === '' || more.length > 0 || !/\p{L}/u.test(name) || /\d/.test(name)) return false
  return startsWithAmount(amount) || HEADING_WORDS.ingredients.has(headingKey(name))
}

/** "1.5 kg chicken     2 lemons": a cookbook's two columns; the rows of a table tell a food each. */
function isSideBySide(cells: string[], raw: string): boolean {
  // "| **10 g** - coffee | **70 g** - sugar |"
  const isCounted = (cell: string) =>
    startsWithAmount(cell.replace(EMPHASIS, '')) && !isBareAmount(cell)
  if (raw.includes('|')) return cells.every(isCounted)
  return cells.every((cell) => !isBareAmount(cell)) && isCounted(cells[0] ?? '')
}

/** "Flour | 300 | g" as people write it in a list: amount, unit, food. */
function amountFirst(cells: string[]): string[] {
  const at = cells.findIndex(isBareAmount)
  if (at === -1) return withNameInside(cells)
  const hasUnit = HEADING_WORDS.units.has((cells[at + 1] ?? '').toLowerCase())
  const amount = cells.slice(at, hasUnit ? at + 2 : at + 1)
  const others = cells.filter((_, index) => index < at || index >= at + amount.length)
  // "Eggs | 2 | large": what stands behind the food says more of it.
  return [...amount, others.join(', ')]
}

/** "Eggs | 2 eggs" names its food twice; "Flour | 1 1/2 cups (190 g)" puts it first. */
function withNameInside(cells: string[]): string[] {
  const [name = '', amount = '', ...more] = cells
  const isNamed = /\p{L}/u.test(name) && !startsWithAmount(name)
  if (more.length > 0 || !isNamed || !startsWithAmount(amount)) return cells
  const noun = headingKey(name).split(' ').at(-1)?.slice(0, -1)
  return noun && headingKey(amount).includes(noun) ? [amount] : [amount, name]
}
