import { factsOf } from './facts.ts'
import { splitIngredients } from './inline-parts.ts'
import { ingredientLook, isBareAmount, startsWithAmount, stepLook } from './line-look.ts'
import { isGroupHeading, roleOf } from './line-role.ts'
import { bestOf, headingsOf, type Part, runsOf } from './line-runs.ts'
import type { Line } from './lines.ts'

const SURE = 2
/** Under a heading, three short lines without amounts are a list. */
const HEADING_SCORE = 0.4

/** The best list of ingredients: one under a heading, else the longest run of lines that look so. */
export function findIngredients(lines: Line[]): Part | null {
  const headed = headingsOf(lines, 'ingredients').map((at) => ingredientsUnder(lines, at))
  const best = bestOf(headed, (part) => listScore(lines, part) + HEADING_SCORE)
  if (best) return best
  const runs = runsOf(lines, isIngredientLike).map((part) => withEdges(lines, part))
  return bestOf(runs, (part) => listScore(lines, part) - 1)
}

function ingredientsUnder(lines: Line[], at: number): Part {
  let to = at + 1
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || endsIngredients(lines, at, to)) break
  }
  return {
    headingAt: at,
    from: isNamed(lines[at]) ? at : at + 1,
    to: trimmedEnd(lines, at + 1, to),
  }
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
  if (!line || !start) return true
  const role = roleOf(line)
  if (role === 'method' || role === 'end') return true
  if (role === 'ingredients') return line.text === start.text
  if (ingredientLook(line.text) < 0 && stepLook(line.text) >= 1.5 && !line.isItem) return true
  if (ingredientLook(line.text) < 0 && line.isNumbered) return true
  return startsNumbering(lines, at, index) || endsByLevel(lines, at, index)
}

/** Numbers that begin below a list without any, after an empty line, count steps. */
function startsNumbering(lines: Line[], at: number, index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]]
  if (!line?.isNumbered || startsWithAmount(line.text) || index === at + 1) return false
  return !before?.isNumbered && before?.block !== line.block
}

/** A heading as high as the list's own ends it, unless ingredients follow under it. */
function endsByLevel(lines: Line[], at: number, index: number): boolean {
  const level = lines[index]?.level ?? null
  const own = lines[at]?.level ?? 7
  if (level === null || level > own || (level === 7 && own === 7)) return false
  const next = lines[index + 1]
  return !next || ingredientLook(next.text) < 1.5
}

/** Drops trailing lines that are headings or prose of what comes next. */
function trimmedEnd(lines: Line[], from: number, to: number): number {
  let end = to
  while (end > from) {
    const line = lines[end - 1]
    if (
      !line ||
      (line.level === null && !line.text.endsWith(':') && ingredientLook(line.text) >= 0)
    )
      break
    if (line.isItem && line.level === null) break
    end -= 1
  }
  return end
}

function listScore(lines: Line[], part: Part): number {
  let score = 0
  for (const line of lines.slice(part.from, part.to)) {
    const pieces = splitIngredients(line.text)
    if (pieces.length > 1) score += pieces.length
    else score += lineScore(line)
  }
  return score
}

function lineScore(line: Line): number {
  if (line.level !== null) return 0
  const look = ingredientLook(line.text) + (isBareAmount(line.text) ? 1 : 0)
  if (look >= SURE) return 1
  if (look > 0) return line.isItem ? 0.6 : 0.3
  return look < -1 ? -1 : -0.3
}

function isIngredientLike(line: Line): boolean {
  if (line.isNumbered && stepLook(line.text) >= 1) return false
  if (factsOf(line.text) || roleOf(line)) return false
  return ingredientLook(line.text) >= 1.5 || splitIngredients(line.text).length > 1
}

/** Takes in the short lines after a run ("salt") and the group heading before it. */
function withEdges(lines: Line[], part: Part): Part {
  const before = lines[part.from - 1]
  const isGroup =
    before !== undefined &&
    part.from > 1 &&
    !roleOf(before) &&
    isGroupHeading(before, 'ingredients')
  let to = part.to
  const block = lines[part.to - 1]?.block
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || line.block !== block || roleOf(line)) break
    if (line.isNumbered && stepLook(line.text) >= 1) break
    if (ingredientLook(line.text) < 0.5 || stepLook(line.text) >= 1.5) break
  }
  const from = isGroup ? part.from - 1 : part.from
  return { headingAt: from, from, to }
}
