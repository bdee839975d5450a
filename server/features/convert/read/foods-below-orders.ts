import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoundParts } from './find-recipe.ts'
import { endsWithInfinitive, namesWork, startsWithAmount, startsWithVerb } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'
import { stepSections, withoutEmpty } from './sections.ts'

/** A single list below an order may be the recipe's ingredient list. */
const MIN_LISTS = 2
const MAX_WORDS_OF_HEADING = 6
/** The level of a line that is bold and nothing else. */
const BOLD = 7
const SENTENCE_END = /[.!?…][)"”]?$/

const MAX_LENGTH_OF_FOOD = 80

type Part = { heading: string | null; lines: Line[] }

/**
 * Reads a method whose orders are each followed by a list of their own foods: "In a bowl, combine:",
 * a list, sentences, "Whisk in", the next list. Null when the lists are ordinary ingredient lists.
 */
export function foodsBelowOrders(lines: Line[]): FoundParts | null {
  const orders = lines.flatMap((line, at) => (announcesList(line, lines[at + 1]) ? [at] : []))
  if (orders.length < MIN_LISTS || lines.some((line) => roleOf(line) === 'ingredients')) return null
  const isFollowed = orders.filter((at) => isToldOn(lines, at))
  if (isFollowed.length < MIN_LISTS) return null
  const first = orders[0] ?? 0
  const above = lines[first - 1]
  // Below the title.
  const isHeaded = first > 1 && above && headsPart(above, lines[first - 2], lines[first])
  const start = isHeaded ? first - 1 : first
  const parts = partsOf(lines.slice(start))
  return {
    ingredients: withoutEmpty(parts.map(foodsOf)),
    steps: parts.flatMap(({ heading, lines: own }) =>
      stepSections(withWholeOrders(own)).map((section, at) =>
        at === 0 ? { ...section, heading: section.heading ?? heading } : section,
      ),
    ),
    before: lines.slice(0, start),
    lines,
  }
}

/** "To make the dough, combine" above bullets, "Stir together in a cup:" above amounts. */
function announcesList({ text, isItem, level }: Line, next: Line | undefined): boolean {
  if (isItem || !next || SENTENCE_END.test(text) || (level !== null && level < 7)) return false
  if (!next.isItem && !(text.endsWith(':') && isAmountLine(next))) return false
  // "Bake as follows:" above bullets that are orders themselves
  if (startsWithVerb(next.text) || SENTENCE_END.test(next.text)) return false
  const order = text.replace(/:$/, '')
  const last = order.slice(order.lastIndexOf(',') + 1).trim()
  const isOrder = startsWithVerb(order) || startsWithVerb(last) || endsWithInfinitive(order)
  return isOrder || (text.endsWith(':') && namesWork(order))
}

/** "3 cups flour", with or without a bullet. */
const isFood = (line: Line) => line.isItem || isAmountLine(line)

const isAmountLine = ({ text }: Line) =>
  startsWithAmount(text) && !SENTENCE_END.test(text) && text.length <= MAX_LENGTH_OF_FOOD

/** Whether a sentence stands below the list of an order. */
function isToldOn(lines: Line[], order: number): boolean {
  const below = lines.find((line, at) => at > order && !isFood(line))
  return below !== undefined && SENTENCE_END.test(below.text)
}

/** "Lemon cream filling" alone between blank lines heads a part. */
function partsOf(lines: Line[]): Part[] {
  const parts: Part[] = [{ heading: null, lines: [] }]
  for (const [at, line] of lines.entries()) {
    if (headsPart(line, lines[at - 1], lines[at + 1]))
      parts.push({ heading: line.text.replace(/:$/, ''), lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

function headsPart(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  const { text, level, block } = line
  if (isFood(line) || SENTENCE_END.test(text) || announcesList(line, next)) return false
  // "**Simmer for 10 minutes, or until thick**" is an order, however it is set.
  const isBoldOrder =
    level === BOLD && startsWithVerb(text) && text.split(' ').length > MAX_WORDS_OF_HEADING / 2
  if (level !== null) return !isBoldOrder
  const isApart = before?.block !== block && next !== undefined && next.block !== block
  return isApart && text.split(' ').length <= MAX_WORDS_OF_HEADING && !startsWithVerb(text)
}

/** All items below an order are foods, and those elsewhere that have an amount. */
function foodsOf({ heading, lines }: Part): ReadSection {
  let isAnnounced = false
  const foods = lines.filter((line, at) => {
    if (!isFood(line)) isAnnounced = announcesList(line, lines[at + 1])
    return isFood(line) && (isAnnounced || startsWithAmount(line.text))
  })
  return { heading, lines: foods.map(({ text }) => text) }
}

/** Each order with its foods as one sentence: "Combine: 4 cups flour, 1 tsp salt." */
function withWholeOrders(lines: Line[]): Line[] {
  const told: Line[] = []
  let foods: string[] | null = null
  const close = () => {
    const order = told.at(-1)
    if (order && foods) order.text = `${order.text.replace(/:$/, '')}: ${foods.join(', ')}.`
    foods = null
  }
  for (const [at, line] of lines.entries()) {
    if (isFood(line) && foods) foods.push(shortened(line.text))
    else if (isFood(line) && startsWithAmount(line.text)) close()
    else {
      close()
      told.push({ ...line, level: null, isItem: false })
      if (announcesList(line, lines[at + 1])) foods = []
    }
  }
  close()
  return told
}

/** What stands behind the name is in the list: "4 cups flour, such as King Arthur". */
export function shortened(item: string): string {
  const bare = item.replace(/\s*\([^()]*\)/g, '').trim()
  const name = bare.replace(/[,;].*$/u, '')
  return findFoodId(name) === null ? bare.replace(/,/g, '') : name
}
