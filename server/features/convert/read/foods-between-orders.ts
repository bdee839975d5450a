import type { FoundParts } from './find-recipe.ts'
import { startsWithAmount } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import { stepSections } from './sections.ts'

const MIN_OPEN = 2

/** "* 250 g ginger" and below it "peel and chop": a list whose items are words of the sentences around them. */
export function foodsBetweenOrders(lines: Line[]): FoundParts | null {
  const start = lines.findIndex(isFood)
  const items = lines.filter(isFood)
  const open = lines.filter((line, at) => isFood(line) && goesOn(lines[at + 1]))
  if (open.length < MIN_OPEN || open.length * 2 <= items.length) return null
  if (lines.some((line) => ['ingredients', 'method'].includes(roleOf(line) ?? ''))) return null
  return {
    ingredients: [{ heading: null, lines: items.map(({ text }) => text) }],
    steps: stepSections(wholeOrders(lines.slice(start))),
    before: lines.slice(0, start),
    lines,
  }
}

const isFood = (line: Line) => line.isItem && startsWithAmount(line.text)

const goesOn = (line: Line | undefined) =>
  line !== undefined && !line.isItem && /^\p{Ll}/u.test(line.text)

/** The items put back into their sentences: what ends none goes on with the next line. */
function wholeOrders(lines: Line[]): Line[] {
  const orders: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = orders.at(-1)
    const isNext = line.isItem || goesOn(line) || lines[at - 1]?.block === line.block
    if (last && isNext && !/[.!?:]$/.test(last.text)) last.text += ` ${line.text}`
    else orders.push({ ...line, isItem: false, isNumbered: false })
  }
  return orders
}
