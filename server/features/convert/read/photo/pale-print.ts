import type { Box, Raster } from './raster.ts'

/** By so many grey levels print stands out from its paper at least, or it is darkened to that. */
const MIN_CONTRAST = 130
const MAX_GAIN = 3
/** Most of a page is paper. */
const PAPER_SHARE = 0.7

/** Darkens thin or blurred print that is so pale that the engine takes it for paper. */
export function darkenPalePrint(page: Raster, letters: Box[]): Raster {
  const contrast = quantile(
    letters.map((letter) => contrastOf(page, letter)),
    0.5,
  )
  if (contrast === 0 || contrast >= MIN_CONTRAST) return page
  const gain = Math.min(MAX_GAIN, MIN_CONTRAST / contrast)
  const paper = quantile(sample(page.pixels), PAPER_SHARE)
  const dark = new Uint8ClampedArray(page.pixels.length)
  for (let at = 0; at < dark.length; at++) {
    dark[at] = paper + ((page.pixels[at] as number) - paper) * gain
  }
  return { ...page, pixels: new Uint8Array(dark.buffer) }
}

function contrastOf({ pixels, width }: Raster, { left, top, ...box }: Box): number {
  let darkest = 255
  let lightest = 0
  for (let y = top; y < top + box.height; y++) {
    for (let x = left; x < left + box.width; x++) {
      const value = pixels[y * width + x] as number
      if (value < darkest) darkest = value
      if (value > lightest) lightest = value
    }
  }
  return lightest - darkest
}

const SAMPLED = 10_000

function sample(pixels: Uint8Array): number[] {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLED))
  return Array.from({ length: Math.floor(pixels.length / step) }, (_, at) => pixels[at * step] ?? 0)
}

function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
