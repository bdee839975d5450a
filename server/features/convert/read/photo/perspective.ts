import type { LineChain } from './line-chains.ts'

/**
 * Where a page's rows and columns run in a picture: the direction (1, slope) at a point (x, y) of
 * one family of lines is slope = base + fan · (slope · x − y), which is exact for lines that meet
 * in one vanishing point. Columns are the same with x and y swapped. Measured from the middle of
 * the picture, in units of half its longer side.
 */
export type Fan = { base: number; fan: number }
export type Perspective = { rows: Fan; columns: Fan }

/** A line that was seen: it passes (x, y) with this slope; its weight says how sure that is. */
export type SeenLine = { x: number; y: number; slope: number; weight: number }

const ROUNDS = 8
/** Slopes off by more than this are of something else than the page's text. */
const TOLERANCE = 0.012
/** Sharper perspective than this is no photo anybody could read. */
const STEEPEST_FAN = 0.8
/**
 * Weighted least squares, ever less impressed by what does not fit (Cauchy weights).
 * @returns null for fewer lines than asked for, and for a perspective no camera makes
 */
export function fitFan(lines: SeenLine[], leastLines: number): Fan | null {
  if (lines.length < leastLines) return null
  let fit: Fan = { base: weightedMedian(lines), fan: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    // Wide at first, so that a strong perspective is not taken for stray lines.
    const width = TOLERANCE * (1 + (10 * (ROUNDS - 1 - round)) / ROUNDS)
    fit = solve(lines, fit, width)
  }
  return Math.abs(fit.fan) > STEEPEST_FAN ? null : fit
}

function solve(lines: SeenLine[], fit: Fan, width: number): Fan {
  // The fan is only believed as far as lines speak for it: a small prior towards parallel lines.
  let one = 0
  let arm = 0
  let armArm = 0
  let value = 0
  let armValue = 0
  for (const { x, y, slope, weight } of lines) {
    const lever = slope * x - y
    const off = (slope - fit.base - fit.fan * lever) / width
    const trust = weight / (1 + off * off)
    one += trust
    arm += trust * lever
    armArm += trust * lever * lever
    value += trust * slope
    armValue += trust * lever * slope
  }
  armArm += one * 0.004
  const determinant = one * armArm - arm * arm
  if (determinant <= 0) return fit
  return {
    base: (value * armArm - armValue * arm) / determinant,
    fan: (one * armValue - arm * value) / determinant,
  }
}

function weightedMedian(lines: SeenLine[]): number {
  const sorted = [...lines].sort((a, b) => a.slope - b.slope)
  const half = sorted.reduce((sum, line) => sum + line.weight, 0) / 2
  let sum = 0
  for (const line of sorted) {
    sum += line.weight
    if (sum >= half) return line.slope
  }
  return 0
}

/** The base line under a chain of letters, those that hang below or are raised left out. */
export function baseLine(chain: LineChain): { x: number; y: number; slope: number } | null {
  let points = chain.map(({ left, top, width, height }) => ({
    x: left + width / 2,
    y: top + height,
  }))
  const heights = chain.map(({ height }) => height).sort((a, b) => a - b)
  const letter = heights[heights.length >> 1] ?? 0
  let line = fitLine(points)
  for (let round = 0; line && round < 4; round++) {
    const { x, y, slope } = line
    const off = points.map((point) => point.y - y - slope * (point.x - x))
    const limit = letter * (round < 2 ? 0.3 : 0.15)
    // Hanging letters pull downwards only, so the middle of what is left moves up.
    const centre = median(off)
    const kept = points.filter((_, index) => Math.abs((off[index] ?? 0) - centre) <= limit)
    if (kept.length < Math.max(4, points.length / 3)) break
    points = kept
    line = fitLine(points)
  }
  return line
}

function fitLine(points: { x: number; y: number }[]) {
  if (points.length < 2) return null
  let x = 0
  let y = 0
  for (const point of points) {
    x += point.x / points.length
    y += point.y / points.length
  }
  let across = 0
  let both = 0
  for (const point of points) {
    across += (point.x - x) ** 2
    both += (point.x - x) * (point.y - y)
  }
  return across === 0 ? null : { x, y, slope: both / across }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
