import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { isBareAmount, startsWithAmount } from './line-look.ts'
import type { ReadSection } from './read-recipe.ts'
import { withoutEmpty } from './sections.ts'

const EACH = anyOf(HEADING_WORDS.each)
const OF = `(?:\\s${anyOf(HEADING_WORDS.of)}(?=\\s))?`
/** "¼ cup each (of) coconut and crumbs", "1 tsp each: cumin, paprika" */
const EACH_BEHIND = new RegExp(`^(\\S.*?)\\s${EACH}${OF}\\s*:?\\s+(\\S.*)$`, 'iu')
/** "je 1 EL Butter und Öl" */
const EACH_BEFORE = new RegExp(`^${EACH}\\s+(\\S.*)$`, 'iu')
const JOINT = new RegExp(
  `\\s*,\\s+(?:${anyOf(HEADING_WORDS.and)}\\s+)?|\\s+(?:${anyOf(HEADING_WORDS.and)}|&)\\s+`,
  'iu',
)
const STEP_COUNTER = new RegExp(`^${anyOf(HEADING_WORDS.step)}\\s*\\d{1,2}\\s*[:.)]?$`, 'iu')
const ENDS_OPEN = new RegExp(
  `(?:\\s(?:${anyOf([...HEADING_WORDS.and, ...HEADING_WORDS.of])}|&)|[,(])$`,
  'iu',
)
const MOST_TOOL_WORDS = 4
const LONGEST_TOOL = 60
const TOOL = new RegExp(
  `^(?:\\d{1,2} )?(?:\\p{L}+ ){0,2}\\p{L}*?(?<!\\p{L}{9})${anyOf(HEADING_WORDS.tools)}$`,
  'iu',
)
const LONGEST_AMOUNT_WORDS = 4
const LONGEST_LINE = 200

/** An amount and the foods that it is of. */
type Each = { amount: string; foods: string }

/** A list whose lines are whole: what the source breaks over two is joined, "Step 1" and "Large bowl" are none. */
export function wholeLines(sections: ReadSection[]): ReadSection[] {
  return withoutEmpty(
    sections.map(({ heading, lines }) => ({
      heading,
      lines: joined(lines).filter((line) => !STEP_COUNTER.test(line) && !isTool(line)),
    })),
  )
}

/**
 * "¼ cup each coconut and breadcrumbs" as a line for each food; any other line as it is. Only where
 * each piece names a food: "je 1 rote und gelbe Paprika" stays.
 */
export function splitFoods(line: string): string[] {
  const each = eachOf(line)
  if (!each) return withOwnAmounts(line) ?? condiments(line) ?? [line]
  const foods = each.foods.split(JOINT).map((food) => food.trim())
  const areFoods = foods.length > 1 && foods.every((food) => findFoodId(food) !== null)
  if (!areFoods || foods.some((food) => food.endsWith('-'))) return [line]
  return foods.map((food) => `${each.amount} ${food}`)
}

/** "1 onion, 1 carrot", "1 egg + 1 yolk": each piece has its amount and names another food. */
function withOwnAmounts(line: string): string[] | null {
  if (line.length > LONGEST_LINE || !startsWithAmount(line)) return null
  const pieces = line.split(/\s*,\s+|\s+\+\s+/).map((piece) => piece.trim())
  const foods = pieces.map((piece) => (isShortFood(piece) ? findFoodId(piece) : null))
  const isList = pieces.every(startsWithAmount) && foods.every((food) => food !== null)
  return pieces.length > 1 && isList && new Set(foods).size === foods.length ? pieces : null
}

const MOST_FOOD_WORDS = 5

function isShortFood(piece: string): boolean {
  return piece.split(' ').length <= MOST_FOOD_WORDS && !/[()]/.test(piece)
}

const SEASONINGS: readonly (FoodId | null)[] = ['oil', 'salt', 'groundSpice', 'bayLeaf']
const TO_TASTE = new RegExp(`\\s+(?:${anyOf(HEADING_WORDS.lineEnds)})\\.?$`, 'iu')

/** "Olive oil, salt and pepper": what every kitchen has, without amounts. */
function condiments(line: string): string[] | null {
  const taste = TO_TASTE.exec(line)?.[0] ?? ''
  const pieces = line.slice(0, line.length - taste.length).split(/\s*,\s+/)
  const isCondiment = (piece: string) =>
    isShortFood(piece) && !/\d/.test(piece) && SEASONINGS.includes(findFoodId(piece))
  return pieces.length > 1 && pieces.every(isCondiment)
    ? pieces.map((piece) => `${piece.trim()}${taste}`)
    : null
}

function eachOf(line: string): Each | null {
  if (line.length > LONGEST_LINE) return null
  const [, amount = '', foods = ''] = EACH_BEHIND.exec(line) ?? []
  if (amount && isBareAmount(amount)) return { amount, foods }
  const words = EACH_BEFORE.exec(line)?.[1]?.split(' ') ?? []
  for (let count = Math.min(LONGEST_AMOUNT_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (isBareAmount(start)) return { amount: start, foods: words.slice(count).join(' ') }
  }
  return null
}

/** "Large bowl", "Rührschüssel", "1 rolling pin": what no name of a food has in it. */
function isTool(line: string): boolean {
  const isShort = line.length <= LONGEST_TOOL && line.split(' ').length <= MOST_TOOL_WORDS
  return isShort && TOOL.test(line) && findFoodId(line) === null
}

function joined(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before !== undefined && isBroken(before) && continues(line))
      whole[whole.length - 1] = `${before} ${line}`
    else whole.push(line)
  }
  return whole
}

/** "200 g butter, softened and", "1 tin (drained", "¼ cup each desiccated". */
function isBroken(line: string): boolean {
  if (line.length > LONGEST_LINE || !startsWithAmount(line)) return false
  if (ENDS_OPEN.test(line) || line.lastIndexOf('(') > line.lastIndexOf(')')) return true
  const each = eachOf(line)
  return each !== null && !JOINT.test(each.foods) && findFoodId(each.foods) === null
}

function continues(line: string): boolean {
  return /^[\p{Ll}(]/u.test(line) && !startsWithAmount(line)
}
