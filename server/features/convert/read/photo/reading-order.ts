import type { Box } from './raster.ts'
import type { Word } from './words.ts'

/** Words beside each other on one line, and the box around them. */
export type Line = { words: Word[]; box: Box }

/** Shares of the height of the letters. */
const WIDEST_SPACE = 1.9
const MIN_GUTTER = 0.8
const SAME_ROW = 0.5
/** How many times the usual step from line to line it is to where something new begins. */
const NEW_PART = 2
const NEW_NOTE = 1.4
const SHORT_NOTE = 2
const MIN_LINES_BESIDE = 2

/** Lines as a cook reads them: down a column, then the next one; what spans both, in its place. */
export function inReadingOrder(words: Word[]): Line[] {
  const lines = cutLines(words)
  return orderRegion(lines, medianHeight(lines), 0)
}

/** What the engine takes for one line, cut where the space is too wide to be inside one. */
function cutLines(words: Word[]): Line[] {
  const byLine = Map.groupBy(words, ({ line }) => line)
  const lines = [...byLine.values()].flatMap((line) => cutAtGaps(line))
  return joinPieces(lines)
}

function cutAtGaps(words: Word[]): Line[] {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left)
  const letter = median(sorted.map(({ box }) => box.height))
  const pieces: Word[][] = []
  for (const word of sorted) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    const gap = before ? word.box.left - rightOf(before.box) : 0
    // After "1." a wide space is usual: the number of a step stays with its step.
    const widest = before && isMark(before.text) ? WIDEST_SPACE * 2 : WIDEST_SPACE
    if (piece && gap <= letter * widest) piece.push(word)
    else pieces.push([word])
  }
  return pieces.map(lineOf)
}

function isMark(text: string): boolean {
  return /^(?:\d{1,2}[.):]?|[^\p{L}\p{N}]{1,2})$/u.test(text)
}

function lineOf(words: Word[]): Line {
  return { words, box: around(words.map(({ box }) => box)) }
}

/** The engine sometimes tears a line, mostly the number of a step from its words. */
function joinPieces(lines: Line[]): Line[] {
  const sorted = [...lines].sort((a, b) => a.box.left - b.box.left)
  const joined: Line[] = []
  for (const line of sorted) {
    const left = joined.find((other) => continues(other, line))
    if (!left) {
      joined.push(line)
      continue
    }
    left.words.push(...line.words)
    left.box = around([left.box, line.box])
  }
  return joined
}

function continues(left: Line, right: Line): boolean {
  const letter = Math.min(left.box.height, right.box.height)
  const gap = right.box.left - rightOf(left.box)
  const mark = left.words.length === 1 && isMark(left.words[0]?.text ?? '')
  const widest = letter * (mark ? WIDEST_SPACE * 1.5 : MIN_GUTTER)
  return gap > -letter * 0.5 && gap <= widest && overlap(left.box, right.box) >= letter * 0.6
}

function orderRegion(lines: Line[], letter: number, depth: number): Line[] {
  const rows = rowsOf(lines)
  if (rows.length < 2 || depth > 6) return rows.flatMap(({ lines: row }) => row)

  const ordered: Line[] = []
  let at = 0
  while (at < rows.length) {
    const band = findBand(rows, at, letter)
    if (!band) {
      ordered.push(...(rows[at]?.lines ?? []))
      at++
      continue
    }
    const inside = rows.slice(at, band.end).flatMap((row) => row.lines)
    const isLeft = (line: Line) => rightOf(line.box) <= band.gutter
    ordered.push(
      ...orderRegion(inside.filter(isLeft), letter, depth + 1),
      ...orderRegion(
        inside.filter((line) => !isLeft(line)),
        letter,
        depth + 1,
      ),
    )
    at = band.end
  }
  return ordered
}

type Row = { lines: Line[]; top: number; bottom: number }

/** Lines at the same height, from left to right; rows from the top down. */
function rowsOf(lines: Line[]): Row[] {
  const sorted = [...lines].sort((a, b) => middleOf(a.box) - middleOf(b.box))
  const rows: Row[] = []
  for (const line of sorted) {
    const row = rows.at(-1)
    const first = row?.lines[0]
    const letter = Math.min(line.box.height, first?.box.height ?? 0)
    if (row && first && middleOf(line.box) - middleOf(first.box) < letter * SAME_ROW) {
      row.lines.push(line)
      row.top = Math.min(row.top, line.box.top)
      row.bottom = Math.max(row.bottom, bottomOf(line.box))
    } else rows.push({ lines: [line], top: line.box.top, bottom: bottomOf(line.box) })
  }
  for (const row of rows) row.lines.sort((a, b) => a.box.left - b.box.left)
  return rows
}

type Band = { end: number; gutter: number }

/** The rows from `start` on that stand in columns: no line crosses the gutter between them. */
function findBand(rows: Row[], start: number, letter: number): Band | null {
  let best: Band | null = null
  let bestLines = 0
  for (const gutter of guttersFrom(rows, start, letter)) {
    const end = endOfBand(rows, start, gutter, letter)
    const inside = rows.slice(start, end).flatMap((row) => row.lines)
    const left = inside.filter(({ box }) => rightOf(box) <= gutter)
    const right = inside.length - left.length
    if (Math.min(left.length, right) < MIN_LINES_BESIDE) continue
    if (inside.length > bestLines) {
      best = { end, gutter }
      bestLines = inside.length
    }
  }
  return best
}

/** Left edges that lines begin on with something else to the left of them. */
function guttersFrom(rows: Row[], start: number, letter: number): number[] {
  const edges = rows.slice(start).flatMap(({ lines }) => lines.map(({ box }) => box.left))
  const gutters: number[] = []
  for (const edge of edges.sort((a, b) => a - b)) {
    if (edge - (gutters.at(-1) ?? Number.NEGATIVE_INFINITY) > letter * 0.5) gutters.push(edge)
  }
  return gutters.map((edge) => edge - letter * 0.3)
}

function endOfBand(rows: Row[], start: number, gutter: number, letter: number): number {
  const clear = (line: Line) =>
    rightOf(line.box) <= gutter - letter * MIN_GUTTER + letter * 0.3 || line.box.left >= gutter
  let end = start
  while (end < rows.length && rows[end]?.lines.every(clear)) end++
  // It begins where the columns begin.
  if (!hasBoth(rows, start, end, gutter)) return start
  return withoutTail(rows, start, end, gutter)
}

function hasBoth(rows: Row[], start: number, end: number, gutter: number): boolean {
  const first = rows[start]
  const second = rows[Math.min(start + 1, end - 1)]
  const near = [...(first?.lines ?? []), ...(second?.lines ?? [])]
  return (
    near.some(({ box }) => rightOf(box) <= gutter) && near.some(({ box }) => box.left >= gutter)
  )
}

/** Without what follows below both columns, such as a note: it stands off further than lines do. */
function withoutTail(rows: Row[], start: number, end: number, gutter: number): number {
  const both = rows.slice(start, end)
  const isLeft = ({ box }: Line) => rightOf(box) <= gutter
  const lastLeft = both.findLastIndex((row) => row.lines.some(isLeft))
  const lastRight = both.findLastIndex((row) => row.lines.some((line) => !isLeft(line)))
  const shorter = Math.min(lastLeft, lastRight)
  const tailIsLeft = lastLeft > lastRight
  const column = both.filter((row) => row.lines.some((line) => isLeft(line) === tailIsLeft))
  const usual = usualStep(column)
  for (let at = shorter + 1; at < both.length; at++) {
    const row = both[at]
    const above = row && column[column.indexOf(row) - 1]
    if (!row) continue
    // A line or two below both are a note sooner than the rest of a long list.
    const widest = both.length - at <= SHORT_NOTE ? NEW_NOTE : NEW_PART
    if (!above || row.top - above.top > usual * widest) return start + at
  }
  return end
}

/** From the top of one line to the top of the next. */
function usualStep(column: Row[]): number {
  return median(column.slice(1).map((row, index) => row.top - (column[index]?.top ?? 0)))
}

function medianHeight(lines: Line[]): number {
  return median(lines.map(({ box }) => box.height))
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

const rightOf = (box: Box) => box.left + box.width
const bottomOf = (box: Box) => box.top + box.height
const middleOf = (box: Box) => box.top + box.height / 2

function overlap(a: Box, b: Box): number {
  return Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top)
}

function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map(rightOf)) - left
  const height = Math.max(...boxes.map(bottomOf)) - top
  return { left, top, width, height }
}
