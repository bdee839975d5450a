import { endsWithInfinitive, ingredientLook, stepLook, tellsCooking } from './line-look.ts'
import { isGroupHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

/** Lines `from` (inclusive) to `to` (exclusive); `headingAt` is where its heading stands. */
export type Part = { headingAt: number; from: number; to: number }

/** A part, how many of its lines speak for it, and whether a heading names it. */
export type ScoredPart = Part & { score: number; isHeaded: boolean }

const LOWEST_SCORE = 0.9
const MAX_GAP = 2
const MAX_WORDS_OF_FOOD = 7
/** Each fitting line looks back so far at most. */
const MAX_BRIDGE_LENGTH = 20
/** Each costs a look at all that follows, so only so many are looked at. */
export const MAX_PARTS = 12

/** Where the headings of a part stand, the first ones. */
export function headingsOf(lines: Line[], part: 'ingredients' | 'method'): number[] {
  return lines.flatMap((line, at) => (roleOf(line) === part ? [at] : [])).slice(0, MAX_PARTS)
}

/** The parts whose score is good enough, best first; of equals the first in the text. */
export function worthwhile(
  parts: Part[],
  scoreOf: (part: Part) => number,
  isHeaded: boolean,
): ScoredPart[] {
  return parts
    .map((part) => ({ ...part, score: scoreOf(part), isHeaded }))
    .filter(({ score }) => score > LOWEST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PARTS)
}

/**
 * Runs of lines that fit; up to two short lines or headings between fitting ones belong to a run,
 * and the items of one list whatever their number.
 */
export function runsOf(lines: Line[], fits: (line: Line, at: number) => boolean): Part[] {
  const runs: Part[] = []
  lines.forEach((line, index) => {
    if (!fits(line, index)) return
    const run = runs.at(-1)
    if (run && canBridge(lines, run.to, index)) run.to = index + 1
    else runs.push({ headingAt: index, from: index, to: index + 1 })
  })
  return runs
}

function canBridge(lines: Line[], from: number, to: number): boolean {
  if (to - from > MAX_BRIDGE_LENGTH) return false
  const last = lines[from - 1]
  const between = lines.slice(from, to)
  const isOwn = (line: Line) => isOfList(line, last) || endsBlock(line, last, lines[to])
  const isGroup = (line: Line) => line.level === null && isGroupHeading(line, 'ingredients')
  const others = between.filter((line) => !isOwn(line) && !isGroup(line))
  if (others.length > MAX_GAP) return false
  return between.every(
    (line) =>
      ingredientLook(line.text) >= 0 &&
      !roleOf(line) &&
      (isOwn(line) || isGroupHeading(line, 'ingredients') || stepLook(line.text) < 1.5),
  )
}

/** "Flour.", "oil to fry them in." at the end of a block of foods, above another block of them. */
function endsBlock(line: Line, last: Line | undefined, next: Line | undefined): boolean {
  if (line.level !== null || line.block !== last?.block || line.block === next?.block) return false
  if (tellsCooking(line.text) || endsWithInfinitive(line.text)) return false
  return line.text.split(' ').length <= MAX_WORDS_OF_FOOD
}

/** The items of one list are of one kind: a word that is a verb elsewhere begins no step there. */
export function isOfList(line: Line, other: Line | undefined): boolean {
  return line.isItem && other?.isItem === true && line.block === other.block
}
