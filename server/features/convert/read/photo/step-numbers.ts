import { inkPatch } from './glyph.ts'
import type { Box, Raster } from './raster.ts'
import type { Line } from './reading-order.ts'
import { medianHeight, type Word } from './words.ts'

const NUMBER = /^(\d{1,2})[.)]$/
/** Of a number there may be left a dot, some sign, or letters that look like it. */
const BROKEN_NUMBER = /^(?:[^\p{L}\p{N}]{1,3}|[IlL|]{1,2}[.,]?|\d?[.,])$/u
/** Shares of a letter's height. */
const ALIGNED = 0.8
const MIN_FIGURE = 0.48
const INK = 0.5

/** Where the numbers of the steps stand and where the text beside them begins. */
type NumberColumn = { left: number; text: number }

/**
 * The engine leaves out numbers that stand alone beside their steps. They follow each other and
 * stand in one column, so where there is ink in that column it is the next number.
 */
export function restoreStepNumbers(raster: Raster, lines: Line[]): Line[] {
  const columns = lines.flatMap(columnOf)
  if (columns.length === 0) return lines

  let last = 0
  const restored: Line[] = []
  for (const [index, line] of lines.entries()) {
    const number = numberOf(line)
    if (number !== null) last = number
    const column = number === null ? columnFor(line, columns) : undefined
    const place = column && numberBox(line, column)
    const isFree = last + 1 < nextNumber(lines.slice(index))
    if (!place || !isFree || !hasFigure(raster, place)) {
      restored.push(line)
      continue
    }
    last += 1
    dropInside(restored, place)
    restored.push(withNumber(line, last, place))
  }
  return restored
}

function numberOf({ words }: Line): number | null {
  const [first, second] = words
  const digits = first && second ? NUMBER.exec(first.text)?.[1] : undefined
  return digits === undefined ? null : Number(digits)
}

function nextNumber(lines: Line[]): number {
  const next = lines.find((line) => numberOf(line) !== null)
  return next ? (numberOf(next) ?? 0) : Number.POSITIVE_INFINITY
}

function columnOf(line: Line): NumberColumn[] {
  const [first, second] = line.words
  if (numberOf(line) === null || !first || !second) return []
  return [{ left: first.box.left, text: second.box.left }]
}

function columnFor(line: Line, columns: NumberColumn[]): NumberColumn | undefined {
  const [first] = textWords(line)
  if (!first) return undefined
  const near = medianHeight(line.words) * ALIGNED
  return columns.find(({ text }) => Math.abs(first.box.left - text) <= near)
}

function textWords({ words }: Line): Word[] {
  const [first] = words
  return first && words.length > 1 && BROKEN_NUMBER.test(first.text) ? words.slice(1) : words
}

function numberBox(line: Line, { left, text }: NumberColumn): Box {
  const height = medianHeight(line.words)
  const [first] = textWords(line)
  const top = (first?.box.top ?? line.box.top) - height * 0.1
  return { left: left - height * 0.2, top, width: text - left - height * 0.1, height: height * 1.2 }
}

function hasFigure(raster: Raster, place: Box): boolean {
  const parts = inkPatch(raster, place, INK)?.parts ?? []
  const figures = parts.filter(({ height, width }) => {
    return height >= place.height * MIN_FIGURE && width < place.height
  })
  return figures.length > 0 && figures.length <= 3
}

function withNumber(line: Line, number: number, box: Box): Line {
  const first: Word = { text: `${number}.`, confidence: 0.5, box, line: '' }
  return { ...line, words: [first, ...textWords(line)] }
}

/** The engine may have made a line of its own of what it took the number for. */
function dropInside(lines: Line[], { left, top, width, height }: Box): void {
  const at = lines.findLastIndex(({ words, box }) => {
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const isInside = x > left && x < left + width && y > top && y < top + height
    return isInside && words.length === 1
  })
  if (at >= 0) lines.splice(at, 1)
}
