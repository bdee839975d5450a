import { findBlobs } from './blobs.ts'
import { enlarge } from './enlarge.ts'
import { evenLight } from './even-light.ts'
import { join } from './glyph.ts'
import { findInk } from './ink.ts'
import { findBars, negateBoxes } from './light-bars.ts'
import { chainedCount, chainLines, isLetterLike, type LineChain, transpose } from './line-chains.ts'
import { findMargins, type Margin } from './margins.ts'
import { darkenPalePrint } from './pale-print.ts'
import { baseLine, type Fan, fitFan, type SeenLine } from './perspective.ts'
import { cropRaster, negateRaster, type Raster, turnRaster } from './raster.ts'
import { GRAINY, grainOf, sharpen } from './sharpen.ts'
import { warp } from './warp.ts'

/** A chain this long is a line of text and not some grain of the table. */
const MIN_LETTERS = 5
const MIN_LINES = 3
/** Fewer letters than this do not show where a page's text is. */
const MIN_TEXT = 60
/** How many letters' heights around the text are kept, for short lines and numbers beside it. */
const TEXT_MARGIN = 7
/** Smaller letters (a median of all, in pixels) are enlarged to this: the engine reads more of them. */
const LEGIBLE_PX = 22
const MIN_ENLARGED = 1.15
const MAX_ENLARGED = 2
/** More would take the engine seconds and hundreds of megabytes. */
const MAX_PIXELS = 6_000_000
/** How much more must speak for the unusual (sideways, light on dark). */
const CLEARLY_MORE = 1.3
/** What is not worth moving every pixel for: a line drifts less than a letter's stroke. */
const NEGLIGIBLE = 0.003

/**
 * A picture made ready to be read: text lines level and upright as far as can be seen, perspective
 * undone, dark text on light paper, blurred strokes sharpened, pale print darkened and small print
 * enlarged.
 */
export async function straighten(picture: Raster): Promise<Raster> {
  const dark = findLines(picture)
  const negated = negateRaster(picture)
  const light = findLines(negated)
  const isLight = light.count > dark.count * CLEARLY_MORE
  const best = isLight ? light : dark
  const raster = isLight ? negated : picture
  // Moving pixels smooths the grain, so it is looked for before.
  const isGrainy = grainOf(picture) >= GRAINY
  if (best.isSideways) {
    const turned = turnRaster(raster, 1)
    return finish(level(turned, findLines(turned).chains), { mayHaveBars: true, isGrainy })
  }
  const others = isLight ? dark : light
  const mayHaveBars = findBars(raster, others.chains).length > 0
  return finish(level(raster, best.chains), { mayHaveBars, isGrainy })
}

type Page = { mayHaveBars: boolean; isGrainy: boolean }

async function finish(straight: Raster, page: Page): Promise<Raster> {
  const dark = page.mayHaveBars ? darkenBars(straight) : straight
  const { chains } = findLines(dark)
  // Grain would be darkened and enlarged to spots.
  if (page.isGrainy) return sharpen(evenLight(cropToText(dark, chains)))
  const print = darkenPalePrint(dark, chains.flat())
  const text = evenLight(cropToText(print, chains))
  return sharpen(await enlargeSmallPrint(text, medianLetter(chains)))
}

async function enlargeSmallPrint(page: Raster, letter: number): Promise<Raster> {
  const room = Math.sqrt(MAX_PIXELS / (page.width * page.height))
  const times = Math.min(MAX_ENLARGED, room, LEGIBLE_PX / letter)
  return letter > 0 && times >= MIN_ENLARGED ? enlarge(page, times) : page
}

/** How high letters are, in pixels; 0 where there are none. */
function medianLetter(chains: LineChain[]): number {
  const heights = chains.flatMap((chain) => chain.map(({ height }) => height))
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0
}

/** Bars are looked for again on the straightened picture, where their edges are level. */
function darkenBars(raster: Raster): Raster {
  const bars = findBars(raster, findLines(negateRaster(raster)).chains)
  return bars.length > 0 ? negateBoxes(raster, bars) : raster
}

/** Without what lies around the text: the grain of a table is read as letters easily. */
function cropToText(raster: Raster, chains: LineChain[]): Raster {
  const letters = chains.flat()
  const margin = medianLetter(chains) * TEXT_MARGIN
  const [first, ...rest] = letters
  if (!first || letters.length < MIN_TEXT) return raster
  const box = rest.reduce(join, first)
  return cropRaster(raster, {
    left: box.left - margin,
    top: box.top - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  })
}

type Lines = { chains: LineChain[]; count: number; isSideways: boolean }

function findLines({ pixels, width, height }: Raster): Lines {
  const blobs = findBlobs(findInk({ pixels, width, height }), width, height)
  const chains = chainLines(blobs.filter(isLetterLike), MIN_LETTERS)
  const count = chainedCount(chains)
  const sideways = chainedCount(chainLines(blobs.map(transpose).filter(isLetterLike), MIN_LETTERS))
  const isSideways = sideways > count * CLEARLY_MORE
  return { chains, count: isSideways ? sideways : count, isSideways }
}

type Point = { x: number; y: number }
/** One line of text, from its first letter to its last; in units of half the longer side. */
type TextLine = SeenLine & { start: Point; end: Point }

function level(raster: Raster, chains: LineChain[]): Raster {
  const lines = measureLines(raster, chains)
  const rows = fitFan(lines, MIN_LINES)
  if (!rows) return raster

  const left = findMargins(lines.map(({ start }) => start))
  const right = findMargins(lines.map(({ end }) => end))
  const isUpsideDown = linesOn(right) > linesOn(left) * CLEARLY_MORE
  const columns = fitColumns(isUpsideDown ? right : left, rows)
  const moves = [rows.base, rows.fan, columns.base + rows.base, columns.fan]
  const isStraight = moves.every((move) => Math.abs(move) <= NEGLIGIBLE)
  const straight = isStraight ? raster : warp(raster, { rows, columns })
  return isUpsideDown ? turnRaster(straight, 2) : straight
}

/** The longest lines first. */
function measureLines({ width, height }: Raster, chains: LineChain[]): TextLine[] {
  const unit = Math.max(width, height) / 2
  const toUnits = (x: number, y: number) => ({
    x: (x - width / 2) / unit,
    y: (y - height / 2) / unit,
  })
  const lines = chains.flatMap((chain): TextLine[] => {
    const line = baseLine(chain)
    const first = chain[0]
    const last = chain.at(-1)
    if (!line || !first || !last) return []
    const start = toUnits(first.left, first.top + first.height / 2)
    const end = toUnits(last.left + last.width, last.top + last.height / 2)
    const weight = (end.x - start.x) ** 2
    return [{ ...toUnits(line.x, line.y), slope: line.slope, weight, start, end }]
  })
  return lines.sort((a, b) => b.weight - a.weight)
}

/** Lines are mostly set flush left, so where their ends are in line the page is upside down. */
function linesOn(margins: Margin[]): number {
  return margins.reduce((sum, { lines }) => sum + lines, 0)
}

/**
 * Margins show how columns lean. In the middle of a photo they stand square on the rows as far as
 * the margins allow: cameras are turned and tipped, but paper does not shear.
 */
function fitColumns(margins: Margin[], rows: Fan): Fan {
  const weight = margins.reduce((sum, margin) => sum + margin.weight, 0)
  const square = { base: -rows.base, fan: 0 }
  const middle = { x: 0, y: 0, slope: square.base, weight }
  return fitFan([...margins, middle], 2) ?? square
}
