import { factsOf } from './facts.ts'
import { splitInlineGroup } from './group-lines.ts'
import { HEADING_WORDS } from './heading-words.ts'
import {
  ingredientLook,
  isBareAmount,
  looksLikeSentence,
  startsWithAmount,
  startsWithVerb,
  stepLook,
} from './line-look.ts'
import {
  beginsMethod,
  headingKey,
  isChatter,
  isGreeting,
  isGroupHeading,
  roleOf,
} from './line-role.ts'
import {
  headingsOf,
  MAX_PARTS,
  type Part,
  runsOf,
  type ScoredPart,
  worthwhile,
} from './line-runs.ts'
import type { Line } from './lines.ts'
import { isFirstStep, withEdges } from './list-edges.ts'
import { splitIngredients } from './list-in-line.ts'
import { isNutrition } from './nutrition.ts'
import { isDishWithYield } from './yields.ts'

const SURE = 2
/** Few words and no amount. */
const FOOD_LOOK = 0.5
/** Under a heading, three short lines without amounts are a list. */
const HEADING_SCORE = 0.4
const ENDS_LIST = new Set(['ingredients', 'method', 'end'])
/** No recipe lists more. */
const MAX_LIST_LENGTH = 120
const MAX_FOOD_LENGTH = 400
const MAX_WITHOUT_AMOUNT_LENGTH = 200
/** "One 5-pound lamb breast (ask your butcher!)" is no prose. */
const EARLY_AMOUNT = /^.{0,15}[\d¼-¾⅐-⅞]/u
/** One line of so many has an amount, even where the others only name foods. */
const MIN_SURE = 6
/** Markdown's and HTML's; 7 is only bold. */
const LOWEST_HEADING = 6
const MIN_COUNTED = 2
/** "Recipe type: baking": a page's data on the recipe. */
const ATTRIBUTE = /^[\p{L}\s]{2,30}:\s[^\d,]+$/u
const LOWEST_BETWEEN = 0.3
/** A run of lines without a heading needs more than two that look so. */
const RUN_PENALTY = 1

/** What may be the ingredient list: the lines under each heading, and runs of lines that look so. */
export function ingredientLists(lines: Line[]): ScoredPart[] {
  const headed = headingsOf(lines, 'ingredients').map((at) => ingredientsUnder(lines, at))
  const runs = runsOf(
    lines,
    (line, at) => isIngredientLike(line) || isCount(line, lines[at + 1]),
  ).map((part) => withEdges(lines, part))
  return [
    ...worthwhile(headed, (part) => listScore(lines, part) + HEADING_SCORE, true),
    ...worthwhile(runs, (part) => listScore(lines, part) - RUN_PENALTY, false),
  ].slice(0, 2 * MAX_PARTS)
}

function ingredientsUnder(lines: Line[], at: number): Part {
  const method = methodRightBelow(lines, at)
  const from = isNamed(lines[at]) ? at : at + 1
  if (method !== null) return { headingAt: at, from, to: withoutApart(lines, at + 1, method) }
  let to = at + 1
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || endsIngredients(lines, at, to)) break
  }
  return { headingAt: at, from, to: trimmedEnd(lines, at + 1, to) }
}

/**
 * Where the heading of the method stands that ends the list; null where much else stands between.
 * Between the two headings all is of the list, whatever it looks like.
 */
function methodRightBelow(lines: Line[], at: number): number | null {
  const end = lines.findIndex((line, index) => index > at && ENDS_LIST.has(roleOf(line) ?? ''))
  const heading = lines[end]
  if (!heading || roleOf(heading) !== 'method' || end - at > MAX_LIST_LENGTH) return null
  const own = lines.slice(at + 1, end)
  const foreign = own.filter((line) => isForeign(line, lines[at]?.level ?? null)).length
  if (areItems(own) && own.every((line) => !isNutrition(line.text))) return end
  const sure = own.filter((line) => listLook(line.text) >= 1.5).length
  return foreign === 0 && sure * MIN_SURE >= own.length ? end : null
}

/** Bullets with some amounts, and here and there a paragraph that says more of them. */
function areItems(lines: Line[]): boolean {
  const items = lines.filter(({ isItem }) => isItem)
  const others = lines.filter(({ isItem, level }) => !isItem && level === null)
  const isCounted = items.filter(({ text }) => listLook(text) >= 1.5).length >= MIN_COUNTED
  if (items.some(({ text }) => ATTRIBUTE.test(text))) return false
  return isCounted && others.length * 3 <= items.length
}

/** Prose, numbered steps, tables of nutrition, or the headings of a page's other parts. */
function isForeign(line: Line, own: number | null): boolean {
  if (isNutrition(line.text) || line.text.length > MAX_FOOD_LENGTH) return true
  // A heading below the list's own heads a group of it.
  const isGroup = own !== null && line.level !== null && line.level > own
  if (line.level !== null && line.level <= LOWEST_HEADING) return !isGroup
  if (EARLY_AMOUNT.test(line.text) || listsSeveral(line.text)) return false
  return looksLikeSentence(line.text) || line.text.length > MAX_WITHOUT_AMOUNT_LENGTH
}

/** "Ingredients for the dough" is also the name of the first group. */
function isNamed(line: Line | undefined): boolean {
  return (
    line !== undefined && line.text.split(' ').length > 1 && isGroupHeading(line, 'ingredients')
  )
}

function endsIngredients(lines: Line[], at: number, index: number): boolean {
  const line = lines[index]
  const start = lines[at]
  if (!line || !start || isFirstStep(line, lines[index + 1])) return true
  const role = roleOf(line)
  if (role === 'method' || role === 'end') return true
  if (role === 'ingredients') return line.text === start.text
  if (isNutrition(line.text)) return true
  const next = lines[index + 1]
  const isGroup = line.level !== null && next !== undefined && startsWithAmount(next.text)
  if (listLook(line.text) < 0 && stepLook(line.text) >= 1.5 && !line.isItem && !isGroup) return true
  if (listLook(line.text) < 0 && line.isNumbered) return true
  if (headsSteps(lines, at, index)) return true
  if (lines[index - 1]?.isItem && beginsMethod(line)) return true
  return startsNumbering(lines, at, index) || endsByLevel(lines, at, index)
}

/** Numbers that begin below a list without any, after an empty line or before a verb, count steps. */
function startsNumbering(lines: Line[], at: number, index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]]
  if (!line?.isNumbered || startsWithAmount(line.text) || index === at + 1) return false
  return !before?.isNumbered && (before?.block !== line.block || startsWithVerb(line.text))
}

const MIN_STEPS = 2

/** "Filling" above a list of its own most of whose items begin with a verb: the method has begun. */
function headsSteps(lines: Line[], at: number, index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]]
  if (!line || line.isItem || line.isNumbered || index === at + 1) return false
  if (before?.block === line.block || startsWithAmount(line.text)) return false
  const below = lines.slice(index + 1, index + MAX_LIST_LENGTH)
  const end = below.findIndex(({ isItem }) => !isItem)
  const items = end === -1 ? below : below.slice(0, end)
  const steps = items.filter(({ text }) => startsWithVerb(text) || stepLook(text) >= 1.5)
  return steps.length >= MIN_STEPS && steps.length * 2 > items.length
}

/** A heading as high as the list's own ends it, unless ingredients follow under it. */
function endsByLevel(lines: Line[], at: number, index: number): boolean {
  const level = lines[index]?.level ?? null
  const own = lines[at]?.level ?? 7
  if (level === null || level > own || (level === 7 && own === 7)) return false
  const next = lines[index + 1]
  const isGroup = HEADING_WORDS.groups.has(headingKey(lines[index]?.text ?? ''))
  return !next || (ingredientLook(next.text) < 1.5 && !(isGroup && next.isItem))
}

/** Drops the buttons and remarks that stand apart below a list: "Add all to your shopping list". */
function withoutApart(lines: Line[], from: number, to: number): number {
  let end = to
  while (end > from + 1) {
    const [before, line] = [lines[end - 2], lines[end - 1]]
    if (!line || line.isItem || line.block === before?.block) break
    if (ingredientLook(line.text) >= 0 && line.level === null) break
    end -= 1
  }
  return end
}

/** Drops trailing lines that are headings or prose of what comes next. */
function trimmedEnd(lines: Line[], from: number, to: number): number {
  let end = to
  while (end > from) {
    const line = lines[end - 1]
    if (line && splitInlineGroup(line).length > 1) break
    if (!line || (!isHeading(line) && !line.text.endsWith(':') && listLook(line.text) >= 0)) break
    if (line.isItem && !isHeading(line)) break
    end -= 1
  }
  return end
}

function listScore(lines: Line[], part: Part): number {
  // Where the method's heading stands right below, no line speaks against the list.
  const following = lines[part.to]
  const lowest = following && roleOf(following) === 'method' ? LOWEST_BETWEEN : -1
  let score = 0
  for (const line of lines.slice(part.from, part.to)) {
    const pieces = splitIngredients(line.text)
    if (pieces.length > 1) score += pieces.length
    else score += Math.max(lineScore(line), lowest)
  }
  return score
}

function lineScore(line: Line): number {
  if (isHeading(line)) return 0
  if (isNutrition(line.text)) return -1
  const look = ingredientLook(line.text) + (isBareAmount(line.text) ? 1 : 0)
  if (look >= SURE) return 1
  if (look > 0) return line.isItem ? 0.6 : 0.3
  return look < -1 ? -1 : -0.3
}

/** Some books print the foods themselves in bold. */
function isHeading(line: Line): boolean {
  return line.level !== null && !(line.level === 7 && startsWithAmount(line.text))
}

function isIngredientLike(line: Line): boolean {
  if (line.isNumbered && stepLook(line.text) >= 1) return false
  if (factsOf(line.text) || roleOf(line) || isNutrition(line.text)) return false
  if ((isGreeting(line.text) && !startsWithAmount(line.text)) || isChatter(line.text)) return false
  return listLook(line.text) >= 1.5 && !isDishWithYield(line.text)
}

/** "A head of garlic, 300 g rice, one onion": a whole list in one paragraph. */
const listsSeveral = (text: string) => splitIngredients(text).length > 1

const listLook = (text: string) => (listsSeveral(text) ? SURE : ingredientLook(text))

/** "2" above "avocados" counts them, but neither looks like an ingredient. */
function isCount(line: Line, food: Line | undefined): boolean {
  if (!food || line.level !== null || food.level !== null || line.isNumbered) return false
  if (!isBareAmount(line.text) || isBareAmount(food.text) || roleOf(food)) return false
  return (
    food.block === line.block && ingredientLook(food.text) === FOOD_LOOK && stepLook(food.text) < 1
  )
}
