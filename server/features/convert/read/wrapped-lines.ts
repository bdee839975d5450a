import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithAmount, startsWithVerb, tellsCooking } from './line-look.ts'
import { looksLikeHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

/** Mail programs cut at 72 to 80 characters; a longer line with an amount is a whole ingredient. */
const MIN_WRAP_LENGTH = 60
const MAX_WRAP_LENGTH = 80
/** A column of a book or a photo of it. */
const NARROWEST_COLUMN = 30
const WIDEST_COLUMN = 100
/** So much of a column's width is filled by a line that goes on below. */
const FULL = 0.7
const MIN_LIST_LENGTH = 4
/** A word more would not have fitted. */
const EDGE = 0.8
/** Two lines may be one sentence. */
const MIN_HASTY = 3
/** Where a sentence ends, within a line or with it; the full stop of "min." may be none. */
const HAS_BORDER = /[.!?]["”»)]?(?:\s+\p{Lu}|$)/u
const INNER_BORDER = /\p{L}["”»)]?[.!?]["”»)]?\s+\p{Lu}/u
const ENDS_SENTENCE = /[.!?:;]["”»)]?$/
/** "…mit einem", "Salz,": whatever its first letter, the next line goes on. */
const OPEN_END = new RegExp(`(?:,|\\s${anyOf(HEADING_WORDS.openEnds)})$`, 'iu')
const CUT_WORD = /\p{L}{2}[-‐¬]$/u
/** "Minz- und Koriander": no word cut in two. */
const SHARED_PART = new RegExp(`^${anyOf(HEADING_WORDS.and)}\\s|^(?:oder|or|bzw)\\b`, 'iu')

/** Joins the lines of sentences that a mail program or a column of print cut. */
export function unwrapped(lines: Line[]): Line[] {
  const blocks = Map.groupBy(lines, ({ block }) => block)
  const runs = runsOf(lines)
  const cut = runs.filter((run) => isCut(run) && tellsWork(run))
  const isAny = cut.length > 0
  const column = Math.max(0, ...cut.map(widthOf))
  return runs.flatMap((run) =>
    isCut(run) && (isAny || tellsWork(run))
      ? joinedColumn(run)
      : joinedMail(run, widthOf(blocks.get(run[0]?.block ?? 0) ?? run), column),
  )
}

/** The lines between empty ones; a number, a bullet or a heading begins a run of its own. */
function runsOf(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const isNew = line.isItem || line.isNumbered || line.level !== null
    if (last && before && before.block === line.block && !isNew) last.push(line)
    else runs.push([line])
  }
  return runs
}

const tellsWork = (run: Line[]) => run.some(({ text }) => tellsCooking(text))

/** Prose cut at one width: most of its lines go on below in the middle of a sentence. */
function isCut(lines: Line[]): boolean {
  const block = lines.filter((line) => !roleOf(line) && !looksLikeHeading(line))
  const width = widthOf(block)
  if (block.length < 2 || width < NARROWEST_COLUMN || width > WIDEST_COLUMN) return false
  if (areSteps(block)) return false
  if (!hasSentences(block)) return false
  const breaks = block.slice(1).map((line, at) => ({ before: block[at] as Line, line }))
  const open = breaks.filter(({ before }) => !ENDS_SENTENCE.test(before.text))
  const cut = open.filter(
    ({ before, line }) =>
      CUT_WORD.test(before.text) ||
      ((/^[\p{Ll}(]/u.test(line.text) || OPEN_END.test(before.text)) &&
        before.text.length >= width * FULL),
  )
  return cut.length > 0 && cut.length * 2 >= open.length && isFilled(block, width)
}

/**
 * Prose has sentences that end before its last line, or within it. Where none does, a line each was typed in
 * haste, unless its words go on below: "…and the".
 */
function hasSentences(block: Line[]): boolean {
  const before = block.slice(0, -1)
  const hasBorder = before.some(({ text }) => HAS_BORDER.test(text))
  const isEndOfTwo = INNER_BORDER.test(block.at(-1)?.text ?? '')
  if (block.length < MIN_HASTY || hasBorder || isEndOfTwo) return true
  const open = before.filter(({ text }) => OPEN_END.test(text) || CUT_WORD.test(text))
  return open.length * 2 > before.length || isOneSentence(block)
}

function isOneSentence(block: Line[]): boolean {
  const isEnded = ENDS_SENTENCE.test(block.at(-1)?.text ?? '')
  return isEnded && block.every(({ text }, at) => /^\p{Lu}/u.test(text) === (at === 0))
}

/** Every line begins with a verb, and no sentence ends within one. */
function areSteps(block: Line[]): boolean {
  return block.every(({ text }) => startsWithVerb(text) && !/[.!?]\s/.test(text))
}

/** Most lines but the last of each sentence reach the right edge. */
function isFilled(block: Line[], width: number): boolean {
  const open = block.slice(0, -1).filter(({ text }) => !ENDS_SENTENCE.test(text))
  return open.filter(({ text }) => text.length >= width * FULL).length * 4 >= open.length * 3
}

function joinedColumn(block: Line[]): Line[] {
  const width = widthOf(block)
  const joined: Line[] = []
  let last = ''
  for (const line of block) {
    const before = joined.at(-1)
    const isNew = line.isItem || line.isNumbered || line.level !== null
    const goesOn = !ENDS_SENTENCE.test(last) && last.length >= width * FULL
    if (before && before.level === null && !isNew && goesOn)
      before.text = join(before.text, line.text)
    else joined.push({ ...line })
    last = line.text
  }
  return joined
}

/** The lines that a mail program cut; in the `column` that a book cuts its sentences at, its list is cut too. */
function joinedMail(block: Line[], width: number, column: number): Line[] {
  const joined: Line[] = []
  const isList = looksLikeList(block)
  let last = ''
  for (const line of block) {
    const before = joined.at(-1)
    const isOpen =
      OPEN_END.test(last) || (isFull(last, line.text, width) && !(isList && namesFood(line)))
    const isAtEdge = isFull(last, line.text, column) && !namesFood(line)
    const goesOn = isAtEdge && column > 0 ? continues(before, line, column * EDGE) : false
    if (before && (goesOn || (isOpen && continues(before, line, MIN_WRAP_LENGTH))))
      before.text = join(before.text, line.text)
    else joined.push({ ...line })
    last = line.text
  }
  return joined
}

/** Hardly a line ends like a sentence or tells cooking. */
function looksLikeList(block: Line[]): boolean {
  const told = block.filter(({ text }) => ENDS_SENTENCE.test(text) || tellsCooking(text)).length
  return block.length >= MIN_LIST_LENGTH && told * 10 <= block.length
}

/** In a list, what begins with a food is a line of its own, however long the line above is. */
const namesFood = ({ text }: Line) => findFoodId(text.split(/[,(]/, 1)[0] ?? '') !== null

const widthOf = (block: Line[]) => block.reduce((most, { text }) => Math.max(most, text.length), 0)

function join(before: string, after: string): string {
  if (!CUT_WORD.test(before) || !/^\p{Ll}/u.test(after) || SHARED_PART.test(after))
    return `${before} ${after}`
  return before.slice(0, -1) + after
}

/** Whether the first word of what follows would have made the line longer than all others. */
function isFull(text: string, following: string, width: number): boolean {
  return text.length + 1 + (following.split(' ', 1)[0] ?? '').length > width
}

function continues(before: Line | undefined, line: Line, least: number): boolean {
  if (!before || line.isItem || line.isNumbered || line.level !== null) return false
  const isAfterFood = startsWithAmount(before.text)
  if (isAfterFood && before.text.length > MAX_WRAP_LENGTH) return false
  // "3 eggs" below "1 kg curd (any will do,"
  if (isAfterFood && startsWithAmount(line.text) && namesFood(line)) return false
  return (
    before.text.length >= least &&
    !ENDS_SENTENCE.test(before.text) &&
    (/^\p{Ll}/u.test(line.text) || OPEN_END.test(before.text))
  )
}
