import { withoutBareNumbers, withoutLooseNumbers, withoutStepNumber } from './inline-parts.ts'
import { type Line, tidy } from './lines.ts'
import { withoutBullet, withoutEmphasis } from './marks.ts'
import { isTableRule, rowLines } from './table-rows.ts'
import { unwrapped } from './wrapped-lines.ts'

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
  return unwrapped(withoutBareNumbers(withoutLooseNumbers(lines)))
}

/** An empty line or one drawn of signs: "---", "MMMMM". */
function isDivider(text: string): boolean {
  return /^[-*_=~#>\s]*$/.test(text) || /^(\S)\1{3,}$/.test(text)
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
