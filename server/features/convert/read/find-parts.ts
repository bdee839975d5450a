import { factsOf } from './facts.ts'
import { splitIngredients } from './inline-parts.ts'
import { ingredientLook, isBareAmount, stepLook } from './line-look.ts'
import { isGroupHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

/** Lines `from` (inclusive) to `to` (exclusive); `headingAt` is where its heading stands. */
export type Part = { headingAt: number; from: number; to: number }

const SURE = 2

/** The best list of ingredients: one under a heading, else the longest run of lines that look so. */
export function findIngredients(lines: Line[]): Part | null {
  const headed = lines.flatMap((line, at) =>
    roleOf(line) === 'ingredients' ? [ingredientsUnder(lines, at)] : [],
  )
  const best = bestOf(headed, (part) => listScore(lines, part))
  if (best) return best
  return bestOf(runsOf(lines, isIngredientLike), (part) => listScore(lines, part) - 1)
}

function bestOf(parts: Part[], score: (part: Part) => number): Part | null {
  let best: Part | null = null
  let highest = 0.9
  for (const part of parts) {
    const own = score(part)
    if (own <= highest) continue
    best = part
    highest = own
  }
  return best
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
  return endsByLevel(lines, at, index)
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

/** Runs of lines that fit; up to two short lines or headings between fitting ones belong to a run. */
function runsOf(lines: Line[], fits: (line: Line) => boolean): Part[] {
  const runs: Part[] = []
  let run: Part | null = null
  lines.forEach((line, index) => {
    if (!fits(line)) return
    if (run && index - run.to <= 2 && canBridge(lines.slice(run.to, index))) run.to = index + 1
    else {
      run = { headingAt: index, from: index, to: index + 1 }
      runs.push(run)
    }
  })
  return runs.map((part) => withEdges(lines, part))
}

function canBridge(between: Line[]): boolean {
  return between.every(
    (line) => ingredientLook(line.text) >= 0 && !roleOf(line) && stepLook(line.text) < 1.5,
  )
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
    if (!line || line.block !== block || line.isNumbered || roleOf(line)) break
    if (ingredientLook(line.text) < 0.5 || stepLook(line.text) >= 1.5) break
  }
  const from = isGroup ? part.from - 1 : part.from
  return { headingAt: from, from, to }
}

/** The method: under a heading after the ingredients if there is one, else the steps that follow them. */
export function findSteps(lines: Line[], list: Part | null): Part | null {
  const headed = lines.flatMap((line, at) =>
    roleOf(line) === 'method' ? [stepsUnder(lines, at)] : [],
  )
  const usable = headed.filter((part) => !list || part.to <= list.headingAt || part.from >= list.to)
  const best = bestOf(usable, (part) => methodScore(lines, part) + nearness(part, list))
  if (best) return best
  const after = list ? unheadedSteps(lines, list.to) : null
  return after ?? bestOf(runsOfSteps(lines, list), (part) => methodScore(lines, part))
}

/** Between equals, the first method after the ingredients is theirs. */
function nearness(part: Part, list: Part | null): number {
  if (!list || part.from < list.to) return 0
  return 2 / (1 + (part.headingAt - list.to) / 10)
}

function stepsUnder(lines: Line[], at: number): Part {
  let to = at + 1
  while (to < lines.length && !endsSteps(lines, at, to)) to += 1
  return { headingAt: at, from: at + 1, to: trimmedSteps(lines, at + 1, to) }
}

function endsSteps(lines: Line[], at: number, index: number): boolean {
  const line = lines[index]
  if (!line) return true
  const role = roleOf(line)
  if (role === 'end' || role === 'ingredients') return true
  if (index > at + 1 && isOffTopic(lines.slice(index, index + 3))) return true
  const level = line.level
  const own = lines[at]?.level ?? 7
  if (level === null || level > own || level === 7) return false
  return index > at + 1 && !(line.isNumbered && own === level)
}

/** Three lines in a row that are no steps: menus, tags, links to other pages. */
function isOffTopic(next: Line[]): boolean {
  return (
    next.length === 3 &&
    next.every((line) => !line.isNumbered && line.text.length < 60 && stepLook(line.text) < 0.5)
  )
}

function trimmedSteps(lines: Line[], from: number, to: number): number {
  let end = to
  while (end > from && lines[end - 1]?.level != null) end -= 1
  return end
}

function methodScore(lines: Line[], part: Part): number {
  return lines
    .slice(part.from, part.to)
    .map((line) => (stepLook(line.text) >= 1 || line.isNumbered ? 1 : -0.1))
    .reduce((sum, score) => sum + score, 0)
}

/** Steps without a heading: from the first line after the list that looks like one to the end. */
function unheadedSteps(lines: Line[], after: number): Part | null {
  let from = after
  while (from < lines.length && !isStepLike(lines[from])) {
    if (roleOf(lines[from] as Line) === 'end') return null
    from += 1
  }
  if (from === lines.length) return null
  const heading = lines[from - 1]
  const start =
    from > after && heading && isGroupHeading(heading, 'steps') && !factsOf(heading.text)
      ? from - 1
      : from
  let to = from
  while (to < lines.length && !endsSteps(lines, start, to)) to += 1
  return { headingAt: start, from: start, to: trimmedSteps(lines, from, to) }
}

function isStepLike(line: Line | undefined): boolean {
  if (!line || line.level !== null) return false
  return stepLook(line.text) >= 1.5 || (line.isNumbered && stepLook(line.text) >= 0.5)
}

function runsOfSteps(lines: Line[], list: Part | null): Part[] {
  return runsOf(lines, isStepLike).filter((part) => !list || part.to <= list.from)
}
