import { factsOf } from './facts.ts'
import { startsWithVerb } from './line-look.ts'
import { isChatter, isClosing, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import { isNutrition } from './nutrition.ts'
import type { ReadSection } from './read-recipe.ts'

const MAX_PARAGRAPHS = 2
const MIN_PARAGRAPH_LENGTH = 30
const TEMPERATURE = /\d\s?(?:°|º|[CF](?!\p{L}))/u
const MAX_ORDER_LENGTH = 120

/** The steps, after an order that stands above the list already: "Heat the oven to 165 °C." */
export function withOrdersAbove(steps: ReadSection[], before: readonly Line[]): ReadSection[] {
  const orders = before.slice(1).filter(isOvenOrder)
  if (orders.length === 0) return steps
  return [{ heading: null, lines: orders.map(({ text }) => text) }, ...steps]
}

function isOvenOrder({ text, level, isItem }: Line): boolean {
  if (level !== null || isItem || text.length > MAX_ORDER_LENGTH) return false
  return startsWithVerb(text) && TEMPERATURE.test(text)
}

/** The sentences right below the last step, which the list of steps does not hold. */
export function paragraphsBelow(lines: readonly Line[], steps: readonly ReadSection[]): string[] {
  const last = steps.at(-1)?.lines.at(-1)
  const at = last ? lines.findLastIndex(({ text }) => text.includes(last)) : -1
  if (at === -1) return []
  const below = lines.slice(at + 1, at + 1 + MAX_PARAGRAPHS)
  const end = below.findIndex((line) => !isOfDish(line))
  return (end === -1 ? below : below.slice(0, end)).map(({ text }) => text)
}

function isOfDish(line: Line): boolean {
  const { text, level, isItem } = line
  if (level !== null || isItem || text.length < MIN_PARAGRAPH_LENGTH || !/[.!?]$/.test(text))
    return false
  if (roleOf(line) || isChatter(text) || isClosing(text) || isNutrition(text)) return false
  return !factsOf(text) && !/https?:|www\./.test(text)
}
