import { withFootnotes, withoutStarBullets } from './footnotes.ts'
import { HEADING_WORDS } from './heading-words.ts'
import {
  stepRows,
  withoutBareNumbers,
  withoutLooseNumbers,
  withoutNumbersBefore,
  withoutStepNumber,
} from './inline-parts.ts'
import { hasAmount, startsWithAmount, startsWithVerb, stepLook } from './line-look.ts'
import { headingKey } from './line-role.ts'
import { type Line, tidy } from './lines.ts'
import { itemRows, withoutBullet, withoutEmphasis, withoutHeadingSigns } from './marks.ts'
import { isTableHead, isTableRule, rowLines } from './table-rows.ts'
import { withWholeItems } from './wrapped-items.ts'
import { unwrapped } from './wrapped-lines.ts'

const MARKDOWN_HEADING = /^#{1,6}\s+/
const BOLD_LINE = /^(\*\*|__)(.+?)\1:?$/
const LINE_BREAK = /\r\n?|\u2028|\u2029|<br\s?\/?>\n?/gi
/** "![The dough](dough.jpg)" */
const PICTURE = /!\[[^[\]]{0,200}\]\([^()\s]{1,500}\)/g
/** "`3 min`" */
const CODE = /`([^`]{1,100})`/g
const PICTOGRAM = /^\p{Extended_Pictographic}/u
/** "314. Polpette": a cookery book counts its recipes. */
const RECIPE_NUMBER = /^\s*\d{3,4}\.\s+(?=\p{Lu}\p{L})/u
/** "941. INGREDIENTS.--1 fowl", "_Mode_.--Put the butter": labels as old books print them. */
const PRINTED_LABEL = /^\s*(?:\d{1,4}\.\s+)?_?(\p{Lu}[\p{L} ]{2,30})_?\._?(?:--|—)\s?(?=[\p{L}\d])/u
/** No recipe has more; what is longer costs time without end. */
const MAX_ROWS = 10_000
const CHAT_STAMP =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–]?\s*[^:]{1,30}:\s*/iu

/** Pasted text as lines: bullets, markdown, chat stamps and step numbers become marks. */
export function textLines(rawText: string): Line[] {
  const lines: Line[] = []
  let block = 0
  const written = rawText
    .replace(LINE_BREAK, '\n')
    .replace(RECIPE_NUMBER, '')
    .split('\n', MAX_ROWS)
    .map((row) => row.replace(PRINTED_LABEL, '$1: '))
    .flatMap(itemRows)
    .flatMap(stepRows)
  const rows = withWholeItems(withoutStarBullets(withFootnotes(written)))
  for (const [at, row] of rows.entries()) {
    const raw = row.replace(PICTURE, '').replace(CODE, '$1')
    if (isTableRule(raw) || isTableHead(raw, rows[at + 1]) || (raw !== row && raw.trim() === ''))
      continue
    if (isUnderline(lines, block, tidy(raw), rows[at - 1])) markHeading(lines.at(-1), 2)
    if (isDivider(tidy(raw))) block += 1
    else for (const text of rowLines(raw)) lines.push(textLine(tidy(text), block))
    if (headsNested(raw, rows[at + 1])) {
      const heading = lines.at(-1)
      if (heading?.isItem && namesPart(heading.text, textLine(tidy(rows[at + 1] ?? ''), block)))
        markHeading(heading, 7)
    }
  }
  return unwrapped(withoutBareNumbers(withoutLooseNumbers(withoutNumbersBefore(lines))))
}

const NESTED = /^(\s*)[-*+•]\s/u
const MAX_WORDS_OF_PART = 5
const MAX_WORDS_ABOVE_FOOD = 8

/** "- Seasonings" above "  - 1 tsp salt": the bullets below stand further in. */
function headsNested(row: string, next = ''): boolean {
  const [own, below] = [NESTED.exec(row)?.[1], NESTED.exec(next)?.[1]]
  return own !== undefined && below !== undefined && below.length >= own.length + 2
}

/** "Garnish" is a part above foods, and an order above orders. */
function namesPart(text: string, { text: below }: Line): boolean {
  if (/[.!?;,]$|\d/.test(text)) return false
  if (startsWithVerb(text) && (startsWithVerb(below) || stepLook(below) >= 1)) return false
  return (
    text.split(' ').length <= (startsWithAmount(below) ? MAX_WORDS_ABOVE_FOOD : MAX_WORDS_OF_PART)
  )
}

function markHeading(line: Line | undefined, level: number): void {
  if (!line) return
  line.level = level
  line.isItem = false
}

const UNDERLINE = /^([=─━═_-])\1{2,}$/u
const MAX_UNDERLINED = 60

/** "Preparation" alone above "-----------" is a heading; "title: Cake" above "---" is not. */
function isUnderline(lines: Line[], block: number, text: string, above = ''): boolean {
  const [before, line] = lines.slice(-2).length > 1 ? lines.slice(-2) : [undefined, lines.at(-1)]
  if (!UNDERLINE.test(text) || above.trim() === '' || line?.block !== block) return false
  if (before?.block === block || line.isItem || line.isNumbered) return false
  if (line.text.length > MAX_UNDERLINED || /[.!?,;]$/.test(line.text)) return false
  return !hasAmount(line.text) && !(text.startsWith('-') && line.text.includes(':'))
}

/** An empty line or one drawn of signs: "---", "MMMMM". */
function isDivider(text: string): boolean {
  return /^[-*_=~#>\s]*$/.test(text) || /^(\S)\1{3,}$/.test(text)
}

/** "💡 Tips and tricks": a picture before a heading is no bullet. */
const isMarkedHeading = (raw: string, text: string) =>
  PICTOGRAM.test(raw) && HEADING_WORDS.end.has(headingKey(text))

function textLine(raw: string, block: number): Line {
  const said = raw.replace(CHAT_STAMP, '').replace(/^>\s+/, '')
  const heading = MARKDOWN_HEADING.exec(said)
  const plain = heading ? withoutHeadingSigns(said.replace(MARKDOWN_HEADING, '')) : said
  const bold = BOLD_LINE.exec(plain)
  const unmarked = withoutEmphasis(bold?.[2] ?? plain)
  const unbulleted = withoutBullet(unmarked)
  const text = withoutStepNumber(unbulleted)
  return {
    text,
    level: heading ? heading[0].trim().length : bold ? 7 : null,
    isItem: unbulleted !== unmarked && !heading && !isMarkedHeading(unmarked, text),
    isNumbered: text !== unbulleted,
    block,
  }
}
