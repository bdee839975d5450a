import { Parser } from 'htmlparser2'
import { withoutStepNumber } from '../inline-parts.ts'
import { isBareAmount } from '../line-look.ts'
import { type Line, tidy } from '../lines.ts'
import { withoutBullet } from '../marks.ts'
import { isHiddenElement, OpenElements } from './open-elements.ts'

const setOf = (names: string) => new Set(names.split(/\s+/))
const BLOCKS = setOf(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr label legend li main ol option p pre section summary table tbody td th thead tr ul`,
)
/** Where one begins, a row of a list ends even in the middle of it. */
const ROW_BREAKS = setOf('li tr ul ol table h1 h2 h3 h4 h5 h6')
/** Elements that stand within a word: "m<sup>2</sup>". */
const SMALL_SIGNS = setOf('sub sup')
const MAX_ROW_LENGTH = 300
/** No step of a recipe is longer; what is longer costs time without end. */
const MAX_LINE_LENGTH = 10_000
const MAX_BOLD_HEADING_LENGTH = 80
/** Marks where a block inside a list item or table row began; the row may still become one line. */
const SOFT = '\u0001'

/** Collects the visible text as lines; list items and table rows are one line each. */
class LineCollector {
  readonly lines: Line[] = []
  readonly #open = new OpenElements()
  #text = ''
  #boldLength = 0
  /** Whether a tag stands between what was said and what comes. */
  #isNewElement = false

  onOpen(name: string, attributes: Record<string, string>): void {
    if (BLOCKS.has(name) || name === 'br') this.#breakLine(name)
    this.#isNewElement = !SMALL_SIGNS.has(name)
    if (name !== 'br') this.#open.push(name, isHiddenElement(name, attributes))
  }

  onText(data: string): void {
    if (this.#open.isHidden) return
    if (
      this.#isNewElement &&
      this.#text.length < MAX_ROW_LENGTH &&
      isAmountBorder(this.#text, data)
    )
      this.#text += ' '
    this.#isNewElement = false
    this.#text += data
    if (this.#open.isBold) this.#boldLength += data.replace(/\s/g, '').length
  }

  onClose(name: string): void {
    if (BLOCKS.has(name)) this.#breakLine(name)
    this.#isNewElement = !SMALL_SIGNS.has(name)
    this.#open.pop(name)
  }

  onEnd(): void {
    this.#flush()
  }

  #breakLine(name: string): void {
    if (this.#open.isInRow && !ROW_BREAKS.has(name)) this.#text += SOFT
    else this.#flush()
  }

  #flush(): void {
    if (!this.#text) return
    for (const part of rowParts(this.#text)) this.#push(tidy(part.slice(0, MAX_LINE_LENGTH)))
    this.#text = ''
    this.#boldLength = 0
  }

  #push(said: string): void {
    const text = withoutBullet(said)
    if (!/[\p{L}\p{N}]/u.test(text)) return
    const unnumbered = withoutStepNumber(text)
    const { isInRow, isInOrderedList, headingLevel, block } = this.#open
    this.lines.push({
      text: unnumbered,
      level: headingLevel ?? (this.#isBoldHeading(text) ? 7 : null),
      isItem: isInRow,
      isNumbered: unnumbered !== text || (isInRow && isInOrderedList),
      block,
    })
  }

  #isBoldHeading(text: string): boolean {
    const letters = text.replace(/\s/g, '').length
    const isBold = !this.#open.isInRow && this.#boldLength >= letters * 0.95
    return isBold && text.length < MAX_BOLD_HEADING_LENGTH
  }
}

/** "45 g" and "flour" in two elements side by side: styles keep them apart, not spaces. */
function isAmountBorder(before: string, after: string): boolean {
  const signs = before.slice(-1) + after.slice(0, 1)
  return /^(?:\p{L}\d|\d\p{L}|\)[\p{L}\d])$/u.test(signs) || isBareAmount(before.trim())
}

function rowParts(text: string): string[] {
  if (!text.includes(SOFT)) return [text]
  const whole = text.replaceAll(SOFT, ' ')
  return whole.length > MAX_ROW_LENGTH ? text.split(SOFT) : [whole]
}

/** The lines of a piece of HTML or of plain text with entities; nothing of it is run or loaded. */
export function htmlLines(html: string): Line[] {
  const collector = new LineCollector()
  const parser = new Parser({
    onopentag: (name, attributes) => collector.onOpen(name, attributes),
    ontext: (data) => collector.onText(data),
    onclosetag: (name) => collector.onClose(name),
  })
  parser.end(html.replace(/\r\n?|\n/g, '\n'))
  collector.onEnd()
  return collector.lines
}
