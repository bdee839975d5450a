import type { Blob } from './blobs.ts'
import type { Box } from './raster.ts'

/** Blobs that follow each other as the letters of a line do, from left to right. */
export type LineChain = Box[]

const SMALLEST_LETTER_PX = 6
const LARGEST_LETTER_PX = 160
/** Letters melt together where a photo is blurred: a blob may be a whole word. */
const WIDEST_LETTER = 12
const MIN_FILLED = 0.08
/** All of these are shares of a letter's height. */
const WIDEST_GAP = 1.3
const MAX_RAISED = 0.55
const MAX_TALLER = 2.6
const CELL_PX = 32
/** What is compared with one blob at most, so that a speckled picture stays quick. */
const MAX_NEIGHBOURS = 60

export function isLetterLike({ width, height, area }: Blob): boolean {
  return (
    height >= SMALLEST_LETTER_PX &&
    height <= LARGEST_LETTER_PX &&
    width >= 2 &&
    width <= height * WIDEST_LETTER &&
    area >= width * height * MIN_FILLED
  )
}

/** Links every blob to its nearest right neighbour of like size and height. */
export function chainLines(letters: Box[], leastLength: number): LineChain[] {
  const grid = gridOf(letters)
  const next = letters.map((letter) => nearestRight(letter, letters, grid))
  const previous = new Map<number, number>()
  next.forEach((right, left) => {
    if (right === undefined) return
    const rival = previous.get(right)
    if (rival === undefined || gap(letters, left, right) < gap(letters, rival, right)) {
      previous.set(right, left)
    }
  })
  const chains: LineChain[] = []
  for (let first = 0; first < letters.length; first++) {
    if (previous.has(first)) continue
    const chain: LineChain = []
    let at: number | undefined = first
    while (at !== undefined) {
      const letter: Box | undefined = letters[at]
      if (letter) chain.push(letter)
      const right: number | undefined = next[at]
      at = right !== undefined && previous.get(right) === at ? right : undefined
    }
    if (chain.length >= leastLength) chains.push(chain)
  }
  return chains
}

function gap(letters: Box[], left: number, right: number): number {
  const a = letters[left]
  const b = letters[right]
  return a && b ? Math.abs(b.left - (a.left + a.width)) : Number.POSITIVE_INFINITY
}

type Grid = Map<number, number[]>

const ROW = 1 << 16
const cellKey = (x: number, y: number) => Math.floor(y / CELL_PX) * ROW + Math.floor(x / CELL_PX)

/** Where blobs begin, by cells. */
function gridOf(letters: Box[]): Grid {
  const grid: Grid = new Map()
  letters.forEach((letter, index) => {
    const key = cellKey(letter.left, letter.top + letter.height / 2)
    const cell = grid.get(key)
    if (cell) cell.push(index)
    else grid.set(key, [index])
  })
  return grid
}

function nearestRight(letter: Box, letters: Box[], grid: Grid): number | undefined {
  const reach = letter.height * WIDEST_GAP
  const middle = letter.top + letter.height / 2
  let best: number | undefined
  let bestGap = Number.POSITIVE_INFINITY
  let seen = 0
  const lastX = letter.left + letter.width + reach
  for (let y = middle - letter.height; y < middle + letter.height + CELL_PX; y += CELL_PX) {
    for (let x = letter.left; x < lastX + CELL_PX; x += CELL_PX) {
      for (const index of grid.get(cellKey(x, y)) ?? []) {
        const other = letters[index]
        if (!other || seen++ > MAX_NEIGHBOURS || !follows(letter, other)) continue
        const between = Math.abs(other.left - (letter.left + letter.width))
        if (between < bestGap) {
          bestGap = between
          best = index
        }
      }
    }
  }
  return best
}

function follows(letter: Box, other: Box): boolean {
  const taller = Math.max(letter.height, other.height)
  const smaller = Math.min(letter.height, other.height)
  const between = other.left - (letter.left + letter.width)
  const raised = other.top + other.height / 2 - (letter.top + letter.height / 2)
  return (
    other.left > letter.left &&
    other.left + other.width > letter.left + letter.width &&
    taller <= smaller * MAX_TALLER &&
    between > -taller * 0.5 &&
    between <= taller * WIDEST_GAP &&
    Math.abs(raised) <= taller * MAX_RAISED
  )
}

/** How many blobs stand in chains; what text there is when read this way. */
export function chainedCount(chains: LineChain[]): number {
  return chains.reduce((sum, chain) => sum + chain.length, 0)
}

/** The same boxes as seen after swapping rows and columns. */
export function transpose({ left, top, width, height, area }: Blob): Blob {
  return { left: top, top: left, width: height, height: width, area }
}
