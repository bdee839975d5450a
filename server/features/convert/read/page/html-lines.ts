import { Parser } from 'htmlparser2'
import { withoutStepNumber } from '../inline-parts.ts'
import { type Line, tidy } from '../lines.ts'
import { withoutBullet } from '../marks.ts'
import type { Collector } from './scan.ts'

const BLOCKS = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr label legend li main ol option p pre section summary table tbody td th thead tr ul`.split(
    /\s+/,
  ),
)
const GROUPS = new Set(['ul', 'ol', 'table', 'section', 'article', 'div', 'main', 'body'])
const LISTS = new Set(['ul', 'ol', 'table'])
const HIDDEN = new Set(
  'script style noscript template svg nav button select textarea iframe object canvas video audio head footer'.split(
    ' ',
  ),
)
const BOLD = new Set(['b', 'strong'])
const LONGEST_ROW = 300
/** Marks where a block inside a list item or table row began; the row may still become one line. */
const SOFT = '\u0001'

type Open = { name: string; block: number; isHidden: boolean }

/** Collects the visible text as lines; list items and table rows are one line each. */
export function lineCollector(): Collector & { lines: Line[]; allText: () => string } {
  const lines: Line[] = []
  const everything: string[] = []
  const open: Open[] = []
  let text = ''
  let boldLength = 0
  let blocks = 0
  let hidden = 0
  let lists = 0
  let rows = 0
  let bold = 0
  let level: number | null = null

  const flush = (): void => {
    if (!text) return
    for (const part of rowParts(text)) push(part)
    text = ''
    boldLength = 0
  }
  const push = (part: string): void => {
    const tidied = withoutBullet(tidy(part))
    const isBold = rows === 0 && boldLength >= tidied.replace(/\s/g, '').length * 0.95
    if (!/[\p{L}\p{N}]/u.test(tidied)) return
    const unnumbered = withoutStepNumber(tidied)
    lines.push({
      text: unnumbered,
      level: level ?? (isBold && tidied.length < 80 ? 7 : null),
      isItem: rows > 0,
      isNumbered: unnumbered !== tidied || (rows > 0 && isInOrdered(open)),
      block: open.at(-1)?.block ?? 0,
    })
  }
  const breakLine = (name: string): void => {
    const isSoft =
      rows > 0 && !['li', 'tr', 'ul', 'ol', 'table'].includes(name) && !/^h\d$/.test(name)
    if (isSoft) text += SOFT
    else flush()
  }

  return {
    lines,
    allText: () => everything.join(' '),
    onOpen(name, attributes) {
      if (name === 'br') return breakLine(name)
      if (BLOCKS.has(name)) breakLine(name)
      const isHidden = HIDDEN.has(name) || 'hidden' in attributes || isStyledAway(attributes.style)
      if (GROUPS.has(name) && (lists === 0 || LISTS.has(name))) blocks += 1
      const block =
        GROUPS.has(name) && (lists === 0 || LISTS.has(name)) ? blocks : (open.at(-1)?.block ?? 0)
      open.push({ name, block, isHidden })
      if (isHidden) hidden += 1
      if (LISTS.has(name)) lists += 1
      if (name === 'li' || name === 'tr') rows += 1
      if (BOLD.has(name)) bold += 1
      if (/^h[1-6]$/.test(name)) level = Number(name[1])
    },
    onText(data) {
      if (open.some(({ name }) => name === 'script' || name === 'style')) return
      everything.push(data)
      if (hidden > 0) return
      text += data
      if (bold > 0) boldLength += data.replace(/\s/g, '').length
    },
    onClose(name) {
      if (BLOCKS.has(name)) breakLine(name)
      const last = open.at(-1)
      if (last?.name !== name) return
      open.pop()
      if (last.isHidden) hidden -= 1
      if (LISTS.has(name)) lists -= 1
      if (name === 'li' || name === 'tr') rows -= 1
      if (BOLD.has(name)) bold -= 1
      if (/^h[1-6]$/.test(name)) level = null
    },
    onEnd: flush,
  }
}

function isInOrdered(open: Open[]): boolean {
  return open.findLast(({ name }) => LISTS.has(name))?.name === 'ol'
}

function isStyledAway(style: string | undefined): boolean {
  return style !== undefined && /display\s*:\s*none/i.test(style)
}

function rowParts(text: string): string[] {
  if (!text.includes(SOFT)) return [text]
  const whole = text.replaceAll(SOFT, ' ')
  return whole.length > LONGEST_ROW ? text.split(SOFT) : [whole]
}

/** The lines of a piece of HTML or of plain text with entities; nothing of it is run or loaded. */
export function htmlLines(html: string): Line[] {
  const collector = lineCollector()
  const parser = new Parser({
    onopentag: (name, attributes) => collector.onOpen(name, attributes),
    ontext: (data) => collector.onText(data),
    onclosetag: (name) => collector.onClose(name),
  })
  parser.end(html.replace(/\r\n?|\n/g, '\n'))
  collector.onEnd?.()
  return collector.lines
}
