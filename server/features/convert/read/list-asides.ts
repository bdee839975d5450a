import { findFoodId } from '#shared/quantity/find-food.ts'
import { namesGroup } from './group-lines.ts'
import { HEADING_WORDS } from './heading-words.ts'
import { ingredientLook, isBareAmount, tellsMeasureBehind } from './line-look.ts'
import { headingKey, isGroupHeading, looksLikeHeading } from './line-role.ts'
import type { Line } from './lines.ts'

/** No recipe has more lines; to ask of each whether it names a food would take seconds. */
const MAX_LINES = 500
const MIN_SURE = 2
const MAX_OF = 0.6
/** Longer lines are lists in one line, or prose that the ends of the list are found by. */
const MAX_ASIDE_LENGTH = 200
const LOOKS_LISTED = 1.5
const MAX_NAME_WORDS = 6
/** A food whose name we do not know rarely has more words. */
const MIN_WORDS_OF_ASIDE = 4

/**
 * The lines of a list without what pages print around and between its blocks: "Units", "Add to
 * shopping list". A short one between two blocks names the second.
 */
export function withoutAsides(lines: Line[]): Line[] {
  if (lines.length > MAX_LINES) return lines
  const homes = homeBlocks(lines)
  const own = homes ? withinHomes(lines, homes) : lines
  const first = own.findIndex((_, at) => !isEdge(own, at, own[at + 1]))
  const last = own.findLastIndex((_, at) => !isEdge(own, at, own[at - 1]))
  return own.slice(Math.max(first, 0), last === -1 ? own.length : last + 1)
}

function withinHomes(lines: Line[], homes: Set<number>): Line[] {
  const start = lines.findIndex((line) => line.isItem && homes.has(line.block))
  return lines.flatMap((line, at) => {
    const isShort = line.text.length <= MAX_ASIDE_LENGTH
    const isApart = !line.isItem && line.block !== lines[start]?.block
    const isBefore = at < start && isShort && isApart && !couldHead(line, lines[at + 1])
    if (!isAside(lines, at, homes) && !(isBefore && !namesFood(line.text))) return [line]
    return !isBefore && namesNextBlock(lines, at, homes) ? [{ ...line, level: 7 }] : []
  })
}

/** What stands before or after a list, apart from its lines: "persons", "Buy all of it in our shop". */
function isEdge(lines: Line[], at: number, inside: Line | undefined): boolean {
  const line = lines[at]
  if (!line || line.text.length > MAX_ASIDE_LENGTH) return false
  if (HEADING_WORDS.servings.has(headingKey(line.text))) return true
  if (line.block === inside?.block) return false
  if (isListed(line) || couldHead(line, lines[at + 1]) || isBareAmount(lines[at - 1]?.text ?? ''))
    return false
  return line.text.split(' ').length >= MIN_WORDS_OF_ASIDE && !namesFood(line.text)
}

/** The blocks that hold most of the list; null where it is spread over many. */
function homeBlocks(lines: Line[]): Set<number> | null {
  const rows = lines.filter((line, at) => !couldHead(line, lines[at + 1]))
  const blocks = Map.groupBy(rows, (line) => line.block)
  const isHome = (own: Line[]) => own.filter(isListed).length >= MIN_SURE
  const homes = new Set([...blocks].filter(([, own]) => isHome(own)).map(([block]) => block))
  const inside = rows.filter((line) => homes.has(line.block)).length
  return inside >= rows.length * MAX_OF ? homes : null
}

function isListed(line: Line): boolean {
  if (line.isItem || /\d/.test(line.text) || tellsMeasureBehind(line.text)) return true
  return ingredientLook(line.text) >= LOOKS_LISTED
}

function isAside(lines: Line[], at: number, homes: Set<number>): boolean {
  const line = lines[at]
  if (
    !line ||
    line.text.length > MAX_ASIDE_LENGTH ||
    homes.has(line.block) ||
    isListed(line) ||
    couldHead(line, lines[at + 1])
  )
    return false
  const isAlone = lines[at - 1]?.block !== line.block && lines[at + 1]?.block !== line.block
  const isBetweenItems = lines.some((other) => other.isItem && homes.has(other.block))
  const isFoodOfAmount = at > 0 && isBareAmount(lines[at - 1]?.text ?? '')
  return (isAlone || isBetweenItems) && !isFoodOfAmount && !namesFood(line.text)
}

function namesNextBlock(lines: Line[], at: number, homes: Set<number>): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || !homes.has(next.block) || !/^\p{L}.*\p{L}$/u.test(line.text)) return false
  return at > 0 && line.text.split(' ').length <= MAX_NAME_WORDS
}

function couldHead(line: Line, next: Line | undefined): boolean {
  return looksLikeHeading(line) || isGroupHeading(line, 'ingredients') || namesGroup(line, next)
}

function namesFood(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  return words.length <= MAX_NAME_WORDS && words.some((word) => findFoodId(word) !== null)
}
