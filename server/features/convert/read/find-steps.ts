import { findFoodId } from '#shared/quantity/find-food.ts'
import { factsOf } from './facts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import {
  endsWithInfinitive,
  looksLikeSentence,
  namesWork,
  startsWithAmount,
  startsWithVerb,
  stepLook,
  tellsCooking,
} from './line-look.ts'
import {
  isClosing,
  isGroupHeading,
  isInlineNote,
  isPartOfMethod,
  looksLikeHeading,
  roleOf,
} from './line-role.ts'
import {
  headingsOf,
  isOfList,
  type Part,
  runsOf,
  type ScoredPart,
  worthwhile,
} from './line-runs.ts'
import type { Line } from './lines.ts'
import { beginsList } from './next-list.ts'
import { headsItems, isOnlyANumber } from './sections.ts'

/** What may be the method: the lines under each heading, and runs of lines that look like steps. */
export function methods(lines: Line[]): ScoredPart[] {
  const headed = headingsOf(lines, 'method').map((at) => stepsUnder(lines, at))
  const scoreOfHeaded = (part: Part) =>
    Math.max(methodScore(lines, part), isBelowList(lines, part) ? LOWEST_BELOW_LIST : 0)
  return [
    ...worthwhile(headed, scoreOfHeaded, true),
    ...worthwhile(
      runsOf(lines, isStepLike)
        .map((part) => belowOtherTopic(lines, part))
        .map((part) => withNumbersBefore(lines, part)),
      (part) => methodScore(lines, part),
      false,
    ),
  ]
}

/** What stands right below "Equipment" or "Notes" is no step, where others follow in a block of their own. */
function belowOtherTopic(lines: Line[], part: Part): Part {
  const heading = lines[part.from - 1]
  if (!heading || roleOf(heading) !== 'end') return part
  const own = lines.findIndex((line, at) => at >= part.from && line.block !== heading.block)
  const from = own === -1 || own >= part.to ? part.from : own
  return { ...part, headingAt: from, from }
}

/** "1. the meat is washed" above steps whose verbs we know: its number says that it is one of them. */
function withNumbersBefore(lines: Line[], part: Part): Part {
  const block = lines[part.from]?.block
  let from = part.from
  for (; lines[part.from]?.isNumbered; from -= 1) {
    const before = lines[from - 1]
    if (!before?.isNumbered || before.block !== block || startsWithAmount(before.text)) break
  }
  return { ...part, headingAt: from, from }
}

const LOWEST_BELOW_LIST = 1
const MIN_WORDS_OF_HASTE = 3
const MAX_LIST_LENGTH = 120

/** Below the headings of a list and of its method all lines are steps, whatever they look like. */
function isBelowList(lines: Line[], { headingAt, from, to }: Part): boolean {
  if (from === to) return false
  const start = Math.max(0, headingAt - MAX_LIST_LENGTH)
  const roles = lines.slice(start, headingAt).map(roleOf)
  return roles.findLast((role) => role !== null && role !== 'control') === 'ingredients'
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
  if (isBetweenCounters(lines, at, index)) return false
  const goesOn = isOfList(line, lines[index - 1])
  if (index > at + 1 && !goesOn && isOffTopic(lines, index)) return true
  if (index > at + 2 && leavesList(lines, at, index)) return true
  const level = line.level
  // "### 3" counts the third step.
  if (level !== null && isOnlyANumber(line.text)) return false
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
/** Lines between one counter and the next: pictures, settings, foods. */
const MAX_COUNTED = 12
const SENTENCE_BORDER = /[.!?;]\s+/

/** The prose after a list of steps is about other things, unless steps follow it or it is one. */
function leavesList(lines: Line[], at: number, index: number): boolean {
  const isStep = (line: Line) => line.isItem || line.isNumbered || isOnlyANumber(line.text)
  const line = lines[index]
  if (!line || isStep(line) || line.level !== null || tellsWork(line)) return false
  const before = lines.slice(Math.max(at + 1, index - LOOK_BACK), index)
  const last = before.at(-1)
  // Below "3" stands the third step, whatever it begins with.
  if (!last || !isStep(last) || last.block === line.block || isOnlyANumber(last.text)) return false
  const following = lines.slice(index + 1, index + 4)
  if (isGroupHeading(line, 'steps') && isStepLike(following[0])) return false
  if (headsStep(line, following[0])) return false
  const end = following.findIndex((next) => roleOf(next) === 'end')
  const own = end === -1 ? following : following.slice(0, end)
  return before.filter(isStep).length > 1 && !own.some(isStep)
}

/** "Baking", and below it "Put into the cold oven and bake at 240 °C for an hour". */
function headsStep({ text }: Line, next: Line | undefined): boolean {
  const isShort = text.split(' ').length <= MAX_WORDS_OF_TITLE && !/[.!?,]$/.test(text)
  return isShort && next !== undefined && tellsCooking(next.text) && /\d/.test(next.text)
}

const MAX_WORDS_OF_TITLE = 4

const STEP_COUNTER = new RegExp(`^${anyOf(HEADING_WORDS.step)}\\s*(\\d{1,2})`, 'iu')

/** 3 for "Step 3" and "Step 3 / 8" alone in a line; 0 for other lines. */
function counterOf({ text }: Line): number {
  return isOnlyANumber(text) ? Number(STEP_COUNTER.exec(text)?.[1] ?? 0) : 0
}

/** Whether "Step 3" came before and "Step 4" is to come: what stands between is of the method. */
function isBetweenCounters(lines: Line[], at: number, index: number): boolean {
  const start = Math.max(at, index - MAX_COUNTED)
  const last = lines.slice(start, index).map(counterOf).findLast(Boolean)
  if (last === undefined) return false
  return lines.slice(index, index + MAX_COUNTED).some((line) => counterOf(line) === last + 1)
}

/** Three lines in a row that are no steps: menus, tags, links to other pages. */
function isOffTopic(lines: Line[], at: number): boolean {
  const next = lines.slice(at, at + 3)
  const isOther = ({ text, isNumbered }: Line) =>
    !isNumbered && text.length < MAX_TEASER_LENGTH && stepLook(text) < 0.5
  return next.length === 3 && next.every(isOther) && !goesOnBelow(lines, at)
}

const MAX_TEASER_LENGTH = 60
const MAX_TEASER_LINES = 6
const ENDS_STEPS = new Set(['end', 'ingredients', 'method'])

/** Below a teaser in the middle of a method, another paragraph of it follows; a teaser lists nothing. */
function goesOnBelow(lines: Line[], at: number): boolean {
  for (const line of lines.slice(at, at + MAX_TEASER_LINES)) {
    if (line.level !== null || line.isItem || ENDS_STEPS.has(roleOf(line) ?? '')) return false
    if (looksLikeSentence(line.text) && tellsCooking(line.text)) return true
  }
  return false
}

/** Without the greetings, notes and headings that stand after the last step. */
function trimmedSteps(lines: Line[], from: number, to: number): number {
  let end = to
  const closing = lines.findIndex((line, at) => at > from && at < to && isClosing(line.text))
  if (closing !== -1 && !lines.slice(closing + 1, to).some(tellsWork)) end = closing
  const own = lines.slice(from, end)
  const isBeside = areTogether(own) || own.filter((line) => counterOf(line) > 0).length > 1
  while (end > from + 1 && (isNoStep(lines[end - 1]) || (isBeside && isAside(lines, end - 1))))
    end -= 1
  return end > from && lines[end - 1]?.level != null ? from : end
}

/** Whether most lines that tell cooking stand in blocks with others. */
function areTogether(lines: Line[]): boolean {
  const steps = lines.filter((line) => tellsCooking(line.text))
  const blocks = Map.groupBy(steps, (line) => line.block)
  const apart = [...blocks.values()].filter((own) => own.length === 1).length
  return steps.length > 1 && apart * 2 < steps.length
}

/** A paragraph apart from the steps that tells no work: a disclaimer, thanks, an advertisement. */
function isAside(lines: Line[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]]
  if (!before || !line || line.isNumbered || line.isItem || before.block === line.block)
    return false
  if (before.level !== null || isOnlyANumber(before.text)) return false
  return !tellsWork(line)
}

function tellsWork({ text }: Line): boolean {
  const isOrder = (sentence: string) => startsWithVerb(sentence) || endsWithInfinitive(sentence)
  return tellsCooking(text) || text.split(SENTENCE_BORDER).some(isOrder)
}

/** "Teresa Hidalgo Gutiérrez" below the last step. */
const SIGNATURE =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|von|van|di|da))*(?:\s\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|von|van|di|da))*){1,5}$/u
const isSignature = ({ text }: Line) =>
  SIGNATURE.test(text) && !/[.!]$/.test(text) && !namesWork(text) && findFoodId(text) === null

function isNoStep(line: Line | undefined): boolean {
  return (
    !line ||
    isSignature(line) ||
    line.level !== null ||
    isInlineNote(line.text) ||
    roleOf(line) === 'control'
  )
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
  while (from > after && isProseOf(lines[from - 1], lines[from])) from -= 1
  if (lines[from - 1]?.block !== lines[after - 1]?.block) from = startOfHaste(lines, after, from)
  const heading = lines[from - 1]
  const isHeaded = heading && (isGroupHeading(heading, 'steps') || headsItems(heading, lines[from]))
  const start = from > after && isHeaded && !factsOf(heading.text) ? from - 1 : from
  let to = from
  while (to < lines.length && !endsSteps(lines, start, to) && !beginsList(lines, after, to)) to += 1
  return { headingAt: start, from: start, to: trimmedSteps(lines, from, to) }
}

/** "After the couscous has swollen, …", "Stock heated up first.": a first step whose verb comes late. */
function isProseOf(line: Line | undefined, next: Line | undefined): boolean {
  if (line?.level !== null || line.block !== next?.block) return false
  return looksLikeSentence(line.text) || (/[.!]$/.test(line.text) && namesWork(line.text))
}

/**
 * "Sausage in cubes", "onions golden in butter": a step without full stop or verb, in a block of
 * such lines below the list.
 */
function startOfHaste(lines: Line[], after: number, first: number): number {
  let from = first
  while (from > after && isHastyStep(lines[from - 1], lines[first])) from -= 1
  return from
}

function isHastyStep(line: Line | undefined, next: Line | undefined): boolean {
  if (line?.level !== null || line.block !== next?.block || line.isItem !== next.isItem)
    return false
  if (roleOf(line) || factsOf(line.text) || startsWithAmount(line.text)) return false
  return line.text.split(' ').length >= MIN_WORDS_OF_HASTE && !looksLikeHeading(line)
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
