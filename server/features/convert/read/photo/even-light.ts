import type { Raster } from './raster.ts'

const BLOCK_PX = 32
/** Most of a block is paper, even where it is printed on. */
const PAPER_SHARE = 0.85
/** Darker paper than this share of the lightest lies in a shadow. */
const SHADOW = 0.72
/** How much of a page lies in a shadow at least for its light to be evened out. */
const MIN_SHADOWED = 0.08
const MAX_GAIN = 4
const WHITE = 235

/**
 * The page as if it were lit alike everywhere: shadows take so much contrast that the engine would
 * take thin strokes in them for paper. Evenly lit pages stay as they are.
 */
export function evenLight(raster: Raster): Raster {
  const paper = paperOf(raster)
  if (!isShadowed(paper)) return raster
  const { pixels, width, height } = raster
  const even = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.max(y / BLOCK_PX - 0.5, 0), paper.rows - 1)
    for (let x = 0; x < width; x++) {
      const column = Math.min(Math.max(x / BLOCK_PX - 0.5, 0), paper.columns - 1)
      const gain = WHITE / between(paper, column, row)
      even[y * width + x] = (pixels[y * width + x] as number) * Math.min(gain, MAX_GAIN)
    }
  }
  return { pixels: new Uint8Array(even.buffer), width, height }
}

/** How light the paper is, block by block. */
type Paper = { grey: Float32Array; columns: number; rows: number }

function paperOf({ pixels, width, height }: Raster): Paper {
  const columns = Math.ceil(width / BLOCK_PX)
  const rows = Math.ceil(height / BLOCK_PX)
  const grey = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256)
      let count = 0
      for (let y = row * BLOCK_PX; y < Math.min(height, (row + 1) * BLOCK_PX); y += 2) {
        const end = Math.min(width, (column + 1) * BLOCK_PX)
        for (let x = column * BLOCK_PX; x < end; x += 2) {
          const value = pixels[y * width + x] as number
          counts[value] = (counts[value] as number) + 1
          count++
        }
      }
      grey[row * columns + column] = quantile(counts, count * PAPER_SHARE)
    }
  }
  return smooth({ grey, columns, rows })
}

function quantile(counts: Uint32Array, rank: number): number {
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value] as number
    if (sum >= rank) return Math.max(1, value)
  }
  return 255
}

/** The mean over each block and its neighbours, so that no edge of a block shows. */
function smooth({ grey, columns, rows }: Paper): Paper {
  const smoothed = grey.map((_, at) => {
    const row = Math.floor(at / columns)
    const column = at % columns
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        sum += grey[y * columns + x] as number
        count++
      }
    }
    return sum / count
  })
  return { grey: smoothed, columns, rows }
}

function isShadowed({ grey }: Paper): boolean {
  const sorted = grey.slice().sort()
  const lightest = sorted[Math.floor(sorted.length * 0.9)] ?? 0
  const shadowed = sorted.filter((value) => value < lightest * SHADOW).length
  return shadowed > sorted.length * MIN_SHADOWED
}

function between({ grey, columns, rows }: Paper, column: number, row: number): number {
  const x = Math.floor(column)
  const y = Math.floor(row)
  const right = Math.min(x + 1, columns - 1)
  const below = Math.min(y + 1, rows - 1)
  const fx = column - x
  const fy = row - y
  const upper =
    (grey[y * columns + x] as number) * (1 - fx) + (grey[y * columns + right] as number) * fx
  const lower =
    (grey[below * columns + x] as number) * (1 - fx) +
    (grey[below * columns + right] as number) * fx
  return upper * (1 - fy) + lower * fy
}
