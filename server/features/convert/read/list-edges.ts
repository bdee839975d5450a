import { findFoodId } from '#shared/quantity/find-food.ts'
import { isGroupNoun, namesGroup } from './group-lines.ts'
import {
  ingredientLook,
  isBareAmount,
  namesWork,
  startsWithVerb,
  stepLook,
  tellsMeasureBehind,
} from './line-look.ts'
import { isGroupHeading, isLeftover, roleOf } from './line-role.ts'
import type { Part } from './line-runs.ts'
import type { Line } from './lines.ts'
import { headsItems } from './sections.ts'

/** Few words and no amount. */
const FOOD_LOOK = 0.5
const SURE_STEP = 1.5

/** "Brühe anrühren und aufkochen lassen." right below the foods: a sentence that tells work, above others. */
export function isFirstStep(line: Line, next: Line | undefined): boolean {
  if (line.isItem || !/[.!]$/.test(line.text) || ingredientLook(line.text) > FOOD_LOOK) return false
  return next !== undefined && namesWork(line.text) && stepLook(next.text) >= SURE_STEP
}

/** Takes in the short lines after a run ("salt"), and the group heading or first foods before it. */
export function withEdges(lines: Line[], part: Part): Part {
  let to = part.to
  const block = lines[part.to - 1]?.block
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || line.block !== block || roleOf(line)) break
    if (line.isNumbered && stepLook(line.text) >= 1) break
    if (ingredientLook(line.text) < 0.5 || stepLook(line.text) >= 1.5) break
    if (isFirstStep(line, lines[to + 1])) break
  }
  const from = startOf(lines, part)
  return { headingAt: from, from, to: withGroupsBelow(lines, withLeftovers(lines, to)) }
}

/** "Topping" below the list, and below it foods that have no amount: "rosemary", "coarse salt". */
function withGroupsBelow(lines: Line[], from: number): number {
  const [heading, first] = [lines[from], lines[from + 1]]
  if (!heading || !first || heading.block !== first.block || heading.isItem) return from
  if (roleOf(heading) || !(isGroupHeading(heading, 'ingredients') || isGroupNoun(heading.text)))
    return from
  let to = from + 1
  while (lines[to]?.block === heading.block && isBareFood(lines[to])) to += 1
  // A line that is none is of the steps below such a name.
  if (to === from + 1 || lines[to]?.block === heading.block) return from
  return withGroupsBelow(lines, to)
}

function isBareFood(line: Line | undefined): boolean {
  if (!line || line.isNumbered || roleOf(line) || /[.!?:]$/.test(line.text)) return false
  if (line.text.split(' ').length > MAX_FOOD_WORDS || stepLook(line.text) >= 1) return false
  return findFoodId(line.text) !== null && !namesWork(line.text)
}

function startOf(lines: Line[], part: Part): number {
  const from = firstOfItems(lines, firstOfParagraphs(lines, part.from))
  const before = lines[from - 1]
  const isGroup =
    before !== undefined &&
    from > 1 &&
    !roleOf(before) &&
    (isGroupHeading(before, 'ingredients') ||
      namesGroup(before, lines[from]) ||
      isLikeLater(lines, from, part.to))
  return isGroup || beginsWithFood(lines, { ...part, from }) ? from - 1 : from
}

/** "Crust ingredients" above items, where "Filling ingredients" stands above the other items of the list. */
function isLikeLater(lines: Line[], from: number, to: number): boolean {
  if (!headsItems(lines[from - 1], lines[from])) return false
  return lines.slice(from, to).some((line, at) => headsItems(line, lines[from + at + 1]))
}

/** "A quarter of chicken or a turkey wing": the first bullets of a list may count nothing. */
function firstOfItems(lines: Line[], start: number): number {
  let from = start
  for (; from > 1; from -= 1) {
    const [before, line] = [lines[from - 1], lines[from]]
    if (!before?.isItem || !line?.isItem || before.block !== line.block || roleOf(before)) break
    if (ingredientLook(before.text) < 0 || stepLook(before.text) >= 1) break
    if (before.text.includes(':')) break
  }
  return from
}

/** Of one the title could be. */
const MIN_FOODS = 2
const MAX_FOOD_WORDS = 7

/** "Dried mushrooms, a handful" and "Boiling water", each a paragraph like the foods below. */
function firstOfParagraphs(lines: Line[], start: number): number {
  if (lines[start]?.block === lines[start + 1]?.block) return start
  let from = start
  while (from > 1 && isLoneFood(lines, from - 1)) from -= 1
  return start - from >= MIN_FOODS ? from : start
}

function isLoneFood(lines: Line[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!line || before?.block === line.block || next?.block === line.block) return false
  if (line.level !== null || roleOf(line) || /[.!?:]$/.test(line.text)) return false
  if (line.text.split(' ').length > MAX_FOOD_WORDS) return false
  if (tellsMeasureBehind(line.text)) return true
  return !startsWithVerb(line.text) && findFoodId(line.text.split(/[,(]/, 1)[0] ?? '') !== null
}

/** "Besides: oil for frying", "and about 3 apples": paragraphs of one line right below the list. */
function withLeftovers(lines: Line[], from: number): number {
  let to = from
  for (; to < lines.length - 1; to += 1) {
    const [line, next] = [lines[to], lines[to + 1]]
    if (!line || line.block === next?.block || !isLeftover(line)) break
  }
  return to
}

/** A column of foods with their amounts below them: the run began at the first amount. */
function beginsWithFood(lines: Line[], { from, to }: Part): boolean {
  const before = lines[from - 1]
  if (!before || roleOf(before) || before.level !== null || stepLook(before.text) > 0) return false
  const [first, second, last] = [lines[from], lines[from + 1], lines[to - 1]]
  const isAmount = (line: Line | undefined) => line !== undefined && isBareAmount(line.text)
  return isAmount(first) && !isAmount(second) && isAmount(last)
}
