import type { Raster } from './raster.ts'

/** How strongly to sharpen by the grain of the photo (its standard deviation in grey levels). */
const STRENGTHS = [
  { grain: 1, strength: 2.5 },
  { grain: 4, strength: 0.7 },
]

/**
 * Brings back thin strokes that a blurred or pale photo has lost, which the engine takes for paper
 * otherwise. A grainy photo stays as it is: sharpening would make letters of the grain.
 */
export function sharpen(picture: Raster): Raster {
  const grain = grainOf(picture)
  const strength = STRENGTHS.find((step) => grain < step.grain)?.strength
  return strength === undefined ? picture : unsharpMask(picture, strength)
}

/** The grain of a photo (standard deviation in grey levels) from which its strokes drown in it. */
export const GRAINY = 8

/** The mean of each pixel and its neighbours (binomial, three wide): half of the grain is gone. */
export function soften({ pixels, width, height }: Raster): Raster {
  const soft = new Uint8Array(pixels)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const p = (offset: number) => pixels[at + offset] as number
      const corners = p(-width - 1) + p(-width + 1) + p(width - 1) + p(width + 1)
      const sides = p(-width) + p(width) + p(-1) + p(1)
      soft[at] = (corners + 2 * sides + 4 * p(0) + 8) >> 4
    }
  }
  return { pixels: soft, width, height }
}

/**
 * Standard deviation of the noise (Immerkær 1996), from the median instead of the mean: most of a
 * page is blank, so the median is of paper.
 */
export function grainOf({ pixels, width, height }: Raster): number {
  const counts = new Uint32Array(8 * 256)
  let count = 0
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 3) {
      const at = y * width + x
      const p = (offset: number) => pixels[at + offset] as number
      const corners = p(-width - 1) + p(-width + 1) + p(width - 1) + p(width + 1)
      const sides = p(-width) + p(width) + p(-1) + p(1)
      const laplacian = Math.abs(corners - 2 * sides + 4 * p(0))
      counts[laplacian] = (counts[laplacian] ?? 0) + 1
      count++
    }
  }
  let sum = 0
  const median = counts.findIndex((size) => {
    sum += size
    return sum * 2 >= count
  })
  return (median * 1.4826) / 6
}

/** Adds what a picture differs by from its blurred self (binomial, seven pixels wide). */
function unsharpMask({ pixels, width, height }: Raster, strength: number): Raster {
  const across = new Uint16Array(pixels.length)
  blur(pixels, across, 1, 1)
  const blurred = new Uint16Array(pixels.length)
  // In 64ths of a grey level: finer than any change of it.
  blur(across, blurred, width, 64)
  const sharp = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const value = pixels[at] as number
    sharp[at] = value + strength * (value - (blurred[at] as number) / 64)
  }
  return { pixels: new Uint8Array(sharp.buffer), width, height }
}

/**
 * 64 times the mean of what is `step` apart, divided by `scale`. Rows run into each other at their
 * ends, three pixels of margin that nobody reads.
 */
function blur(from: Uint8Array | Uint16Array, to: Uint16Array, step: number, scale: number): void {
  const { length } = from
  const reach = 3 * step
  const plain = 64 / scale
  for (let at = 0; at < Math.min(reach, length); at++) to[at] = (from[at] as number) * plain
  for (let at = Math.max(reach, length - reach); at < length; at++) {
    to[at] = (from[at] as number) * plain
  }
  for (let at = reach; at < length - reach; at++) {
    const far = (from[at - reach] as number) + (from[at + reach] as number)
    const middle = (from[at - 2 * step] as number) + (from[at + 2 * step] as number)
    const near = (from[at - step] as number) + (from[at + step] as number)
    to[at] = (far + 6 * middle + 15 * near + 20 * (from[at] as number)) / scale
  }
}
