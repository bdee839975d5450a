import { findFoodId } from '#shared/quantity/find-food.ts'
import { startsWithAmount, startsWithVerb } from './line-look.ts'
import { isChatter, roleOf } from './line-role.ts'
import { type Line, loose } from './lines.ts'

/** A few lines above a list are a title and what a cook says of it; more are a page's. */
const MIN_LINES = 6
const MAX_LINES = 400
const MIN_WORD_LENGTH = 4
const STEM_LENGTH = 5
const MAX_WORDS = 14
/** What a line must have over the first one to be the title in its place. */
const LEAST_LEAD = 0.75
/** A menu says its entries twice as well; the card says the name of the dish again above its list. */
const REPEATED = 0.75
const REPEATED_ON_CARD = 2
const PART_OF_OTHER = 0.75
const NAMES_FOOD = 0.75
const NEAR_LIST = 0.75
const NEAR = 25
const ORDER = 1
const ECHOED = 0.4
const MAX_ECHO = 3
const ALONE = 0.5
const WORD = /\p{L}+/gu

/** List and method, whose words tell what the dish is. */
export type Told = { foods: readonly string[]; steps: readonly string[] }

/**
 * Where the name of the dish stands among the lines above the list of a whole page, between menus and
 * stories: it is told more than once, and list and method speak of the same things. Null where the
 * first line is as likely.
 */
export function titleOfPage(
  lines: readonly Line[],
  isTitle: (line: Line) => boolean,
  told: Told,
): number | null {
  if (lines.length < MIN_LINES || lines.length > MAX_LINES) return null
  const said = stemsOf([...told.foods, ...told.steps].join(' '))
  const foods = told.foods.map(stemsOf)
  const keys = lines.map(({ text }) => loose(text))
  const scores = lines.map((line, at) => {
    const stems = [...stemsOf(line.text)]
    if (!isName(line) || !isTitle(line) || stems.length === 0) return 0
    const echo = stems.filter((stem) => said.has(stem)).length
    // "Rolled oats" is what the list has.
    if (echo === 0 || foods.some((food) => stems.every((stem) => food.has(stem)))) return 0
    const key = keys[at] ?? ''
    const others = keys.filter((other, index) => index !== at && other.includes(key))
    const isRepeated = others.includes(key)
    const isNear = lines.length - at < NEAR
    // A word alone may be a food of a menu.
    const weight = stems.length === 1 ? ALONE : 1
    return (
      weight *
      ((2 * echo) / stems.length +
        ECHOED * Math.min(echo, MAX_ECHO) +
        (isRepeated ? repeatedWorth(isNear) : others.length > 0 ? PART_OF_OTHER : 0) +
        (namesFood(line.text) ? NAMES_FOOD : 0) +
        (isNear ? NEAR_LIST : 0) -
        (startsWithVerb(line.text) ? ORDER : 0))
    )
  })
  const best = Math.max(...scores)
  const first = lines.findIndex(isTitle)
  return best > (scores[first] ?? 0) + LEAST_LEAD ? scores.lastIndexOf(best) : null
}

const repeatedWorth = (isNear: boolean) => (isNear ? REPEATED_ON_CARD : REPEATED)

function isName(line: Line): boolean {
  const { text, isItem, isNumbered } = line
  // "In a large saucepan, sauté:", "Filling ingredients"
  const last = text.slice(text.lastIndexOf(' ') + 1)
  if (text.endsWith(':') || roleOf({ ...line, text: last }) === 'ingredients') return false
  if (isItem || isNumbered || startsWithAmount(text) || isBareFact(text) || isChatter(text))
    return false
  if (/^\p{Ll}/u.test(text) || (/[.!?…]$/.test(text) && text.split(' ').length > MAX_WORDS / 2))
    return false
  return text.split(' ').length <= MAX_WORDS
}

/** "4.5 from 12 votes", "30 minutes" */
const isBareFact = (text: string) =>
  /^[\d★☆⭐]/u.test(text) && !/\p{L}{3}.*\p{L}{3}.*\p{L}{3}/u.test(text)

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(WORD) ?? []
  return new Set(
    words
      .filter(({ length }) => length >= MIN_WORD_LENGTH)
      .map((word) => word.slice(0, STEM_LENGTH)),
  )
}

/** Whether list or method speak of what a line names. */
export function echoes(text: string, { foods, steps }: Told): boolean {
  const said = stemsOf([...foods, ...steps].join(' '))
  return [...stemsOf(text)].some((stem) => said.has(stem))
}

const namesFood = (text: string) => findFoodId(text) !== null
