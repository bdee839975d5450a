import { factsOf } from './facts.ts'
import { startsWithAmount, startsWithVerb, stepLook, tellsCooking } from './line-look.ts'
import { isClosing, isGroupHeading, isInlineNote, isPartOfMethod, roleOf } from './line-role.ts'
import { headingsOf, type Part, runsOf, type ScoredPart, worthwhile } from './line-runs.ts'
import type { Line } from './lines.ts'
import { isOnlyANumber } from './sections.ts'

/** What may be the method: the lines under each heading, and runs of lines that look like steps. */
export function methods(lines: Line[]): ScoredPart[] {
  const headed = headingsOf(lines, 'method').map((at) => stepsUnder(lines, at))
  const score = (part: Part) => methodScore(lines, part)
  return [
    ...worthwhile(headed, score, true),
    ...worthwhile(runsOf(lines, isStepLike), score, false),
  ]
}

/** The steps that follow a list without a heading; null where none do. */
export function methodAfter(lines: Line[], list: Part): ScoredPart | null {
  const part = unheadedSteps(lines, list.to)
  return part && { ...part, score: methodScore(lines, part), isHeaded: false }
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
  if (index > at + 2 && leavesList(lines, at, index)) return true
  const level = line.level
  const own = lines[at]?.level ?? 7
  if (level === null || level > own || level === 7) return false
  if (isPartOfMethod(line) && lines[at] && isPartOfMethod(lines[at])) return false
  return index > at + 1 && !(own === level && (line.isNumbered || beginsStep(lines[index + 1])))
}

/** Below the heading of a part, the first line is a step; below another topic's it is prose. */
function beginsStep(line: Line | undefined): boolean {
  if (!line || line.level !== null) return false
  return line.isNumbered || isOnlyANumber(line.text) || startsWithVerb(line.text)
}

const LOOK_BACK = 8

/** The prose after a list of steps is about other things, unless steps follow it or it is one. */
function leavesList(lines: Line[], at: number, index: number): boolean {
  const isStep = (line: Line) => line.isItem || line.isNumbered || isOnlyANumber(line.text)
  const line = lines[index]
  if (!line || isStep(line) || line.level !== null || tellsCooking(line.text)) return false
  const before = lines.slice(Math.max(at + 1, index - LOOK_BACK), index)
  const last = before.at(-1)
  if (!last || !isStep(last) || last.block === line.block) return false
  const following = lines.slice(index + 1, index + 4)
  const end = following.findIndex((next) => roleOf(next) === 'end')
  const own = end === -1 ? following : following.slice(0, end)
  return before.filter(isStep).length > 1 && !own.some(isStep)
}

/** Three lines in a row that are no steps: menus, tags, links to other pages. */
function isOffTopic(next: Line[]): boolean {
  return (
    next.length === 3 &&
    next.every((line) => !line.isNumbered && line.text.length < 60 && stepLook(line.text) < 0.5)
  )
}

/** Without the greetings, notes and headings that stand after the last step. */
function trimmedSteps(lines: Line[], from: number, to: number): number {
  let end = to
  const closing = lines.findIndex((line, at) => at > from && at < to && isClosing(line.text))
  if (closing !== -1 && !lines.slice(closing + 1, to).some(isStepLike)) end = closing
  while (end > from + 1 && isNoStep(lines[end - 1])) end -= 1
  return end > from && lines[end - 1]?.level != null ? from : end
}

function isNoStep(line: Line | undefined): boolean {
  return !line || line.level !== null || isInlineNote(line.text) || roleOf(line) === 'control'
}

function methodScore(lines: Line[], part: Part): number {
  return lines
    .slice(part.from, part.to)
    .map(lineScore)
    .reduce((sum, score) => sum + score, 0)
}

/** Steps without a heading: from the first line after the list that looks like one to the end. */
function unheadedSteps(lines: Line[], after: number): Part | null {
  let from = after
  while (from < lines.length && !couldBeFirstStep(lines[from])) {
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

/** Right after a list, a number says that a line is a step, however short it is. */
function couldBeFirstStep(line: Line | undefined): boolean {
  if (line?.isNumbered && line.level === null && !startsWithAmount(line.text)) return true
  return isStepLike(line)
}

function isStepLike(line: Line | undefined): boolean {
  if (!line || line.level !== null) return false
  return stepLook(line.text) >= 1.5 || (line.isNumbered && stepLook(line.text) >= 0.5)
}

function lineScore(line: Line): number {
  if (tellsCooking(line.text)) return 1
  if (line.isNumbered) return 0.8
  return stepLook(line.text) >= 1 ? 0.5 : -0.1
}
