import { findFoodId } from '#shared/quantity/find-food.ts'
import { ingredientLook, startsWithAmount, stepLook } from './line-look.ts'
import { isGroupHeading } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_LIST_LENGTH = 120
const MIN_FOODS = 3
/** Below "For the sauce". */
const MIN_NAMED_FOODS = 2

/** New foods below each other, with their heading: the list of what the next steps take, not of these. */
export function beginsList(lines: Line[], after: number, at: number): boolean {
  const heading = lines[at]
  const isNamed = heading !== undefined && isGroupHeading(heading, 'ingredients')
  const from = isNamed ? at + 1 : at
  const foods = lines.slice(from, from + (isNamed ? MIN_NAMED_FOODS : MIN_FOODS))
  if (foods.length < MIN_NAMED_FOODS || !foods.every(isListed)) return false
  const isApart = isNamed || lines[at - 1]?.block !== heading?.block
  if (!startsWithAmount(foods[0]?.text ?? '') || !(isApart || foods.every(({ isItem }) => isItem)))
    return false
  const above = lines.slice(Math.max(0, after - MAX_LIST_LENGTH), after)
  const listed = new Set(above.map(({ text }) => findFoodId(text)))
  return foods.some(({ text }) => !listed.has(findFoodId(text)))
}

function isListed({ text, isNumbered }: Line): boolean {
  return !isNumbered && ingredientLook(text) >= 1.5 && stepLook(text) < 1
}
