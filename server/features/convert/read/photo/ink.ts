import type { Raster } from './raster.ts'

/** Ink is this much darker than the mean of what surrounds it (Bradley & Roth 2007). */
const DARKER = 0.85
/** Half the side of the surroundings, as a part of the picture's longer side. */
const REACH = 1 / 60

/**
 * Which pixels are ink (1) on the paper around them, however that is lit. A pixel counts as the
 * mean of itself and its eight neighbours, so that the grain of a dark photo is not taken for ink.
 */
export function findInk({ pixels, width, height }: Raster): Uint8Array {
  const sums = sumTable(pixels, width, height)
  const reach = Math.max(8, Math.round(Math.max(width, height) * REACH))
  const stride = width + 1
  const ink = new Uint8Array(pixels.length)
  for (let y = 1; y < height - 1; y++) {
    const top = Math.max(0, y - reach) * stride
    const bottom = Math.min(height, y + reach + 1) * stride
    const share = DARKER * 9 * (stride / (bottom - top))
    const above = (y - 1) * stride
    const below = (y + 2) * stride
    for (let x = 1; x < width - 1; x++) {
      const left = x < reach ? 0 : x - reach
      const right = x + reach + 1 > width ? width : x + reach + 1
      const around = boxSum(sums, top, bottom, left, right)
      const here = boxSum(sums, above, below, x - 1, x + 2)
      if (here * (right - left) < around * share) ink[y * width + x] = 1
    }
  }
  return ink
}

/** `top` and `bottom` are where their rows begin in the table. */
function boxSum(
  sums: Int32Array,
  top: number,
  bottom: number,
  left: number,
  right: number,
): number {
  return (
    ((sums[bottom + right] as number) -
      (sums[bottom + left] as number) -
      (sums[top + right] as number) +
      (sums[top + left] as number)) |
    0
  )
}

/**
 * Sums over all that is above and to the left: the sum of any box is four look-ups. They may run
 * over; a box's own sum is right all the same as long as that does not.
 */
function sumTable(pixels: Uint8Array, width: number, height: number): Int32Array {
  const stride = width + 1
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    const at = y * width
    const above = y * stride + 1
    const here = above + stride
    let row = 0
    for (let x = 0; x < width; x++) {
      row += pixels[at + x] as number
      sums[here + x] = (sums[above + x] as number) + row
    }
  }
  return sums
}
