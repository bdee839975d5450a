import { findBlobs } from './blobs.ts'
import { type Box, cropRaster, type Raster } from './raster.ts'

/** Glyphs are compared as pictures of this many cells a side. */
export const GLYPH_SIDE = 12

/** How dark each cell is against the mean of all, scaled to the length 1. */
export type GlyphPicture = Float32Array

/** A part of a picture as ink and paper, with the patches of ink in it from left to right. */
export type InkPatch = { ink: Float32Array; width: number; height: number; parts: Box[] }

const PAPER_SHARE = 0.85
const INK_SHARE = 0.03
const MIN_CONTRAST = 30

/**
 * @param threshold how dark ink is at least, between paper (0) and the blackest (1)
 * @returns null where there is nothing but paper
 */
export function inkPatch(raster: Raster, box: Box, threshold: number): InkPatch | null {
  const { pixels, width, height } = cropRaster(raster, box)
  if (width < 3 || height < 3) return null
  const counts = countGreys(pixels)
  const paper = quantile(counts, Math.floor(pixels.length * PAPER_SHARE))
  const black = quantile(counts, Math.floor(pixels.length * INK_SHARE))
  if (paper - black < MIN_CONTRAST) return null

  const ink = new Float32Array(pixels.length)
  const binary = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const dark = (paper - (pixels[at] as number)) / (paper - black)
    ink[at] = Math.min(1, Math.max(0, dark))
    if (dark > threshold) binary[at] = 1
  }
  return { ink, width, height, parts: joinColumns(findBlobs(binary, width, height)) }
}

function countGreys(pixels: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of pixels) counts[value] = (counts[value] as number) + 1
  return counts
}

/** The grey at a place when all are sorted. */
function quantile(counts: Uint32Array, place: number): number {
  let sum = 0
  return counts.findIndex((count) => {
    sum += count
    return sum > place
  })
}

/** Patches that stand above each other are one: a numerator, its stroke and what is under it. */
function joinColumns(blobs: Box[]): Box[] {
  const parts: Box[] = []
  for (const blob of [...blobs].sort((a, b) => a.left - b.left)) {
    const part = parts.at(-1)
    if (part && blob.left < part.left + part.width) parts[parts.length - 1] = join(part, blob)
    else parts.push(blob)
  }
  return parts
}

export function join(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  const width = Math.max(a.left + a.width, b.left + b.width) - left
  const height = Math.max(a.top + a.height, b.top + b.height) - top
  return { left, top, width, height }
}

/** What is inside a box, drawn into the cells: each cell is the mean of what falls into it. */
export function drawGlyph({ ink, width }: InkPatch, box: Box): GlyphPicture {
  const picture = new Float32Array(GLYPH_SIDE * GLYPH_SIDE)
  for (let row = 0; row < GLYPH_SIDE; row++) {
    for (let column = 0; column < GLYPH_SIDE; column++) {
      picture[row * GLYPH_SIDE + column] = cellMean(ink, width, box, row, column)
    }
  }
  return normalise(picture)
}

export function normalise(cells: Float32Array): GlyphPicture {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length
  const centred = cells.map((value) => value - mean)
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? centred : centred.map((value) => value / length)
}

function cellMean(ink: Float32Array, width: number, box: Box, row: number, column: number): number {
  const x0 = box.left + (column * box.width) / GLYPH_SIDE
  const x1 = box.left + ((column + 1) * box.width) / GLYPH_SIDE
  const y0 = box.top + (row * box.height) / GLYPH_SIDE
  const y1 = box.top + ((row + 1) * box.height) / GLYPH_SIDE
  let sum = 0
  let area = 0
  for (let y = Math.floor(y0); y < y1; y++) {
    const high = Math.min(y + 1, y1) - Math.max(y, y0)
    for (let x = Math.floor(x0); x < x1; x++) {
      const part = high * (Math.min(x + 1, x1) - Math.max(x, x0))
      sum += part * (ink[y * width + x] ?? 0)
      area += part
    }
  }
  return area === 0 ? 0 : sum / area
}

/** How alike two pictures are: their correlation, 1 for the same and about 0 for unrelated ones. */
export function likeness(a: GlyphPicture, b: GlyphPicture): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}
