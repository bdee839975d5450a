import type { SeenLine } from './perspective.ts'

type Point = { x: number; y: number }

/** A margin and how many lines begin on it. */
export type Margin = SeenLine & { lines: number }

/** How far from upright a left margin may lean. */
const MAX_LEANING = 0.6
const MIN_ON_MARGIN = 5
/** How far apart two lines are at least whose beginnings are taken for a margin, in our units. */
const MIN_APART = 0.12
const NEAR = 0.006
const MAX_MARGINS = 4
const MAX_POINTS = 80

/**
 * The left margins of a page: straight lines that many text lines begin on. Their slopes are
 * columns' slopes (x for y), as `fitFan` takes them with x and y swapped.
 */
export function findMargins(starts: Point[]): Margin[] {
  let left = starts.slice(0, MAX_POINTS)
  const margins: Margin[] = []
  while (margins.length < MAX_MARGINS) {
    const best = fullestMargin(left)
    if (best.length < MIN_ON_MARGIN) break
    margins.push(marginThrough(best))
    left = left.filter((point) => !best.includes(point))
  }
  return margins
}

function fullestMargin(points: Point[]): Point[] {
  let best: Point[] = []
  for (const a of points) {
    for (const b of points) {
      const rise = b.y - a.y
      if (rise < MIN_APART || Math.abs(b.x - a.x) > rise * MAX_LEANING) continue
      const slope = (b.x - a.x) / rise
      const on = points.filter(({ x, y }) => Math.abs(x - a.x - slope * (y - a.y)) < NEAR)
      if (on.length > best.length) best = on
    }
  }
  return best
}

function marginThrough(points: Point[]): Margin {
  const x = mean(points.map((point) => point.x))
  const y = mean(points.map((point) => point.y))
  const down = points.reduce((sum, point) => sum + (point.y - y) ** 2, 0)
  const both = points.reduce((sum, point) => sum + (point.y - y) * (point.x - x), 0)
  const slope = down === 0 ? 0 : both / down
  return { x: y, y: x, slope, weight: down * points.length, lines: points.length }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
