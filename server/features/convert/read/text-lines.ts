import { withoutLooseNumbers, withoutStepNumber } from './inline-parts.ts'
import { startsWithAmount } from './line-look.ts'
import { type Line, tidy } from './lines.ts'
import { withoutBullet, withoutEmphasis } from './marks.ts'
import { isTableRule, rowLines } from './table-rows.ts'

const MARKDOWN_HEADING = /^#{1,6}\s+/
const BOLD_LINE = /^(\*\*|__)(.+?)\1:?$/
/** No recipe has more; what is longer costs time without end. */
const MOST_ROWS = 10_000
const CHAT_STAMP =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–]?\s*[^:]{1,30}:\s*/iu

/** Pasted text as lines: bullets, markdown, chat stamps and step numbers become marks. */
export function textLines(rawText: string): Line[] {
  const lines: Line[] = []
  let block = 0
  const rows = rawText.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n', MOST_ROWS)
  for (const raw of rows) {
    if (isTableRule(raw)) continue
    if (isDivider(tidy(raw))) block += 1
    else for (const text of rowLines(raw)) lines.push(textLine(tidy(text), block))
  }
  return unwrapped(withoutLooseNumbers(lines))
}

/** An empty line or one drawn of signs: "---", "MMMMM". */
function isDivider(text: string): boolean {
  return /^[-*_=~#\s]*$/.test(text) || /^(\S)\1{3,}$/.test(text)
}

function textLine(raw: string, block: number): Line {
  const said = raw.replace(CHAT_STAMP, '').replace(/^>\s+/, '')
  const heading = MARKDOWN_HEADING.exec(said)
  const plain = said.replace(MARKDOWN_HEADING, '')
  const bold = BOLD_LINE.exec(plain)
  const unmarked = withoutEmphasis(bold?.[2] ?? plain)
  const unbulleted = withoutBullet(unmarked)
  const text = withoutStepNumber(unbulleted)
  return {
    text,
    level: heading ? heading[0].trim().length : bold ? 7 : null,
    isItem: unbulleted !== unmarked && !heading,
    isNumbered: text !== unbulleted,
    block,
  }
}

const SHORTEST_WRAP = 60
const LONGEST_WRAP = 80

/** Joins sentences that a mail program cut at a fixed width. */
function unwrapped(lines: Line[]): Line[] {
  const widths = new Map<number, number>()
  for (const { block, text } of lines)
    widths.set(block, Math.max(widths.get(block) ?? 0, text.length))
  const joined: Line[] = []
  let last = ''
  for (const line of lines) {
    const before = joined.at(-1)
    const isCut = isFull(last, line.text, widths.get(line.block) ?? 0)
    if (before && isCut && continues(before, line)) before.text = `${before.text} ${line.text}`
    else joined.push({ ...line })
    last = line.text
  }
  return joined
}

/** Whether the first word of what follows would have made the line longer than all others. */
function isFull(text: string, following: string, width: number): boolean {
  return text.length + 1 + (following.split(' ', 1)[0] ?? '').length > width
}

function continues(before: Line, line: Line): boolean {
  if (before.block !== line.block || line.isItem || line.isNumbered || line.level !== null)
    return false
  // Mail programs cut at 72 to 80 characters; a longer line with an amount is a whole ingredient.
  if (startsWithAmount(before.text) && before.text.length > LONGEST_WRAP) return false
  return (
    before.text.length >= SHORTEST_WRAP &&
    !/[.!?:;]$/.test(before.text) &&
    /^\p{Ll}/u.test(line.text)
  )
}
