import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { hasAmount, ingredientLook } from './line-look.ts'
import { headingKey } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_WORDS = 4
/** So far below a heading stands what it is called by. */
const MAX_DISTANCE = 3
/** Where more lines have no amount, foods have none either. */
const MAX_WITHOUT_AMOUNT = 0.25
/** What stands in every list, once without and once with an amount. */
const SEASONINGS: readonly (FoodId | null)[] = ['oil', 'salt', 'groundSpice', 'butter', 'water']
const WORD = /\p{L}{4,}/gu
/** "Shrimp" and "shrimps". */
const STEM = 5

/** "Steak" above "600 g sirloin steak": a name without amount or mark that the next foods spell out. */
export function isCalledByFoods(lines: Line[], index: number): boolean {
  const line = lines[index]
  if (!line || !couldName(line, lines[index + 1])) return false
  if (SEASONINGS.includes(findFoodId(line.text))) return false
  const below = lines.slice(index + 1, index + 1 + MAX_DISTANCE)
  const end = below.findIndex(({ text }) => !hasAmount(text))
  const foods = (end === -1 ? below : below.slice(0, end)).flatMap(({ text }) => stemsOf(text))
  const named = stemsOf(headingKey(line.text))
  return named.length > 0 && named.every((stem) => foods.includes(stem))
}

/** "Crosses" above all foods, where these have their amounts: it names no food that anyone knows. */
export function isFirstName(lines: Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  if (index > 0 || !line || !couldName(line, next) || findFoodId(line.text) !== null) return false
  const without = lines.slice(1).filter(({ text }) => !hasAmount(text)).length
  return without <= (lines.length - 1) * MAX_WITHOUT_AMOUNT
}

function couldName(line: Line, next: Line | undefined): boolean {
  const { text, isItem, isNumbered } = line
  if (isItem || isNumbered || !next || !hasAmount(next.text) || hasAmount(text)) return false
  if (!/^\p{Lu}[^\d,;.!?()]*$/u.test(text) || ingredientLook(text) > 0.5) return false
  return text.split(' ').length <= MAX_WORDS
}

const stemsOf = (text: string) =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, STEM))
