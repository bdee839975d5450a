import { factsOf } from './facts.ts'
import type { FoundParts } from './find-recipe.ts'
import { shortened } from './foods-below-orders.ts'
import { HEADING_WORDS } from './heading-words.ts'
import {
  endsWithInfinitive,
  hasAmount,
  ingredientLook,
  namesWork,
  startsWithAmount,
  startsWithVerb,
  tellsCooking,
} from './line-look.ts'
import { isGroupHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import { isOnlyANumber, stepSections } from './sections.ts'

const MIN_LISTS = 2
const MAX_WORDS_OF_FOOD = 8
const MAX_LENGTH_OF_FOOD = 80
const MIN_WORD = 4
/** What a line of a list looks like. */
const LOOKS_LISTED = 1.5
const SENTENCE_END = /[.!?…][)"”]?$/

/** Foods, and the orders that say what is done with them. */
type Block = { foods: Line[]; orders: Line[] }

/**
 * "500 g onions, 3 tbsp butter" and below it "Fry golden brown.", then the next foods and their orders: how
 * card files and old household books write. Null where the lists have headings.
 */
export function foodsAboveOrders(lines: Line[]): FoundParts | null {
  const start = lines.findIndex((line) => isCounted(line))
  if (start < 1 || lines.some((line) => ['ingredients', 'method'].includes(roleOf(line) ?? '')))
    return null
  const blocks = blocksOf(lines.slice(start))
  if (!blocks || blocks.length < MIN_LISTS || !blocks.some(({ foods }) => foods.length > 1))
    return null
  return {
    ingredients: [{ heading: null, lines: blocks.flatMap(({ foods }) => foods.map(textOf)) }],
    steps: stepSections(blocks.flatMap(wholeOrders)),
    before: lines.slice(0, start),
    lines,
  }
}

const textOf = ({ text }: Line) => text

/** Null where something else stands between: a remark, a menu, foods that no order follows. */
function blocksOf(lines: Line[]): Block[] | null {
  const blocks: Block[] = [{ foods: [], orders: [] }]
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1) as Block
    if (roleOf(line) === 'end') break
    const isOpen = block.orders.length === 0
    const before = isOpen ? block.foods.at(-1) : undefined
    const isNew =
      isCounted(line) || (line.isItem && lines[at - 1]?.isItem !== true && isShort(line))
    if (isNew || (before && isFoodBeside(line, before))) {
      if (isOpen) block.foods.push(line)
      else blocks.push({ foods: [line], orders: [] })
    } else if (headsFoods(line, lines[at + 1]) || (isOpen && !isOrder(line))) return null
    else block.orders.push(line)
  }
  const last = blocks.at(-1)
  const isWhole = blocks.every(({ foods, orders }) => foods.length > 0 && orders.length > 0)
  return last && isWhole ? blocks : null
}

/** Below headings the lists are those of parts, each with a method of its own. */
function headsFoods(line: Line, next: Line | undefined): boolean {
  if (line.level !== null || isGroupHeading(line, 'ingredients')) return true
  return !SENTENCE_END.test(line.text) && !isOrder(line) && isCounted(next)
}

/** "500 g onions", with or without a bullet. */
function isCounted(line: Line | undefined): boolean {
  if (!line || line.isNumbered || line.level !== null || isOnlyANumber(line.text)) return false
  if (factsOf(line.text)) return false
  return hasAmount(line.text) && isShort(line) && !tellsCooking(line.text)
}

function isShort({ text }: Line): boolean {
  if (SENTENCE_END.test(text) || text.length > MAX_LENGTH_OF_FOOD) return false
  return startsWithAmount(text) || text.split(' ').length <= MAX_WORDS_OF_FOOD
}

/** "Salt" right below "3 l stock". */
function isFoodBeside(line: Line, before: Line): boolean {
  if (line.block !== before.block || line.isItem !== before.isItem || !isShort(line)) return false
  // "Pinch of cream of tartar"
  if (ingredientLook(line.text) >= LOOKS_LISTED) return true
  return !startsWithVerb(line.text) && !endsWithInfinitive(line.text) && !namesWork(line.text)
}

const isOrder = ({ text }: Line) =>
  startsWithVerb(text) || endsWithInfinitive(text.replace(/[.!,;:]$/, '')) || namesWork(text)

/** Whether the orders say all the foods again, so that nothing has to be told. */
function namesItsFoods({ foods, orders }: Block): boolean {
  const told = orders.map(({ text }) => text.toLowerCase()).join(' ')
  return foods.every(({ text }) => {
    const words =
      shortened(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    const long = words.filter((word) => word.length >= MIN_WORD && !HEADING_WORDS.units.has(word))
    return long.length === 0 || long.some((word) => told.includes(word.slice(0, -1)))
  })
}

/** "500 g onions, 3 tbsp butter: Fry golden brown."; German goes on: "250 g Butter schaumig rühren." */
function wholeOrders(block: Block): Line[] {
  const [first, ...others] = block.orders
  if (!first || namesItsFoods(block)) return block.orders
  // The full stop of "1 Pck." ends no sentence here.
  const foods = block.foods.map(({ text }) => shortened(text).replace(/(\p{L})\./gu, '$1'))
  const between = /^\p{Ll}/u.test(first.text) ? ' ' : ': '
  return [{ ...first, text: `${foods.join(', ')}${between}${first.text}` }, ...others]
}
