import type { Perspective } from './perspective.ts'
import type { Raster } from './raster.ts'

/** Straightening may make a picture larger, within reason. */
const MAX_GROWTH = 1.6

type Point = { x: number; y: number }

/** The picture as if the camera had looked straight at the page: rows level, columns upright. */
export function warp(raster: Raster, perspective: Perspective): Raster {
  const { width, height } = raster
  const unit = Math.max(width, height) / 2
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map((point) => {
    const flat = toPage(perspective, (point.x - width / 2) / unit, (point.y - height / 2) / unit)
    return { x: flat.x * unit, y: flat.y * unit }
  })
  const [left, right] = span(
    corners.map(({ x }) => x),
    width,
  )
  const [top, bottom] = span(
    corners.map(({ y }) => y),
    height,
  )
  const target = { width: Math.round(right - left), height: Math.round(bottom - top) }
  return { ...target, pixels: sample(raster, perspective, unit, { x: left, y: top }, target) }
}

/** From least to most, cut to what may be kept around the middle. */
function span(values: number[], size: number): [number, number] {
  const most = (size * MAX_GROWTH) / 2
  return [Math.max(-most, Math.min(...values)), Math.min(most, Math.max(...values))]
}

/** A point of the picture → where it lies on the straightened page (both from the middle). */
function toPage({ rows, columns }: Perspective, x: number, y: number): Point {
  // The inverse of what `sample` does: two linear equations.
  const a = 1 - rows.fan * x
  const b = columns.base - columns.fan * x
  const c = rows.base - rows.fan * y
  const d = 1 - columns.fan * y
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 0.05) return { x, y }
  return { x: (x * d - b * y) / determinant, y: (a * y - c * x) / determinant }
}

function sample(
  { pixels, width, height }: Raster,
  { rows, columns }: Perspective,
  unit: number,
  origin: Point,
  target: { width: number; height: number },
): Uint8Array {
  const out = new Uint8Array(target.width * target.height)
  for (let row = 0; row < target.height; row++) {
    const v = (row + origin.y) / unit
    for (let column = 0; column < target.width; column++) {
      const u = (column + origin.x) / unit
      const depth = 1 + rows.fan * u + columns.fan * v
      if (depth < 0.1) continue
      const x = ((u + columns.base * v) / depth) * unit + width / 2
      const y = ((rows.base * u + v) / depth) * unit + height / 2
      // Beyond the edge the edge goes on: a black border would be taken for ink.
      const left = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
      const top = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
      const x0 = left | 0
      const y0 = top | 0
      const at = y0 * width + x0
      const fx = left - x0
      const upper = (pixels[at] as number) * (1 - fx) + (pixels[at + 1] as number) * fx
      const below =
        (pixels[at + width] as number) * (1 - fx) + (pixels[at + width + 1] as number) * fx
      const fy = top - y0
      out[row * target.width + column] = upper * (1 - fy) + below * fy + 0.5
    }
  }
  return out
}
