import { FRACTION_TEMPLATES } from './fraction-templates.ts'
import {
  drawGlyph,
  type GlyphPicture,
  type InkPatch,
  inkPatch,
  join,
  likeness,
  normalise,
} from './glyph.ts'
import type { Box, Raster } from './raster.ts'
import type { Line } from './reading-order.ts'
import type { Word } from './words.ts'

/** How near a fraction's template has to be, and by how much nearer than any other. */
const LEAST_LIKENESS = 0.55
const LEAST_LEAD = 0.04
/** Half as dark as the blackest is ink; thin or blurred print is paler. */
const THRESHOLDS = [0.5, 0.35]
/** A fraction is about as wide as high. */
const NARROWEST = 0.6
const WIDEST = 1.7
const LONGEST_TOKEN = 5
const SURE = 0.9
/** Shares of a letter's height. */
const SPECK = 0.3
const LEAST_HEIGHT = 0.6
const MARGIN = 0.12
const LARGEST_WHOLE = 2

type Template = { sign: string | null; picture: GlyphPicture }

const TEMPLATES: Template[] = FRACTION_TEMPLATES.map(({ sign, cells }) => ({
  sign,
  picture: normalise(Float32Array.from(cells, (digit) => Number.parseInt(digit, 16))),
}))

/**
 * Fractions (½ ¼ ¾ ⅓ ⅔) are in no character set the engine knows: it reads them as %, Ya, 1/ or
 * leaves them out. So short words are looked at again, in the picture itself.
 */
export function restoreFractions(raster: Raster, lines: Line[]): Line[] {
  return lines.map((line) => {
    const words = line.words.map((word) => restoreWord(raster, word))
    const lost = findLost(raster, line)
    return { ...line, words: lost ? [lost, ...words] : words }
  })
}

function restoreWord(raster: Raster, word: Word): Word {
  if (!isDoubtful(word)) return word
  const text = readFraction(raster, grow(word.box, MARGIN), word.text)
  return text === null ? word : { ...word, text }
}

function isDoubtful({ text, confidence }: Word): boolean {
  if (text.length > LONGEST_TOKEN) return false
  return confidence < SURE || !/^\p{L}{2,}$/u.test(text)
}

/** The word with its fraction; null when there is none in the picture. */
function readFraction(raster: Raster, box: Box, text: string): string | null {
  for (const threshold of THRESHOLDS) {
    const found = readFractionAt(raster, box, text, threshold)
    if (found !== null) return found
  }
  return null
}

function readFractionAt(raster: Raster, box: Box, text: string, threshold: number): string | null {
  const patch = inkPatch(raster, box, threshold)
  if (!patch) return null
  const tallest = Math.max(...patch.parts.map(({ height }) => height), 0)
  const parts = patch.parts.filter(({ height }) => height > tallest * SPECK)
  for (let first = 0; first < parts.length; first++) {
    const sign = signOf(patch, parts.slice(first), tallest)
    const whole = sign === null ? null : wholePart(text, parts.slice(0, first))
    if (whole !== null) return whole + sign
  }
  return null
}

function signOf(patch: InkPatch, parts: Box[], tallest: number): string | null {
  const box = parts.reduce(join)
  const ratio = box.width / box.height
  if (ratio < NARROWEST || ratio > WIDEST || box.height < tallest * LEAST_HEIGHT) return null
  const picture = drawGlyph(patch, box)
  let best: Template | undefined
  let nearest = 0
  let other = 0
  for (const template of TEMPLATES) {
    const near = likeness(picture, template.picture)
    if (template.sign === null) other = Math.max(other, near)
    else if (near > nearest) {
      nearest = near
      best = template
    }
  }
  return nearest >= LEAST_LIKENESS && nearest >= other + LEAST_LEAD ? (best?.sign ?? null) : null
}

/** The digits before a fraction; null when what stands there is no number. */
function wholePart(text: string, parts: Box[]): string | null {
  if (parts.length === 0) return ''
  if (parts.length > LARGEST_WHOLE) return null
  const digits = text.slice(0, parts.length).replace(/[Il|!tri]/g, '1')
  if (/^\d+$/.test(digits)) return digits
  const [only] = parts
  return parts.length === 1 && only && only.width < only.height * 0.7 ? '1' : null
}

/** A fraction before the first word of a line that the engine did not see at all. */
function findLost(raster: Raster, { words, box }: Line): Word | null {
  const [first] = words
  if (!first || /^[\d½¼¾⅓⅔]/.test(first.text)) return null
  const height = Math.min(first.box.height, box.height)
  const before = {
    left: first.box.left - height * 2.2,
    top: first.box.top - height * 0.2,
    width: height * 2.1,
    height: height * 1.3,
  }
  const text = readFraction(raster, before, '')
  return text === null ? null : { ...first, text, confidence: 0.5, box: before }
}

function grow({ left, top, width, height }: Box, share: number): Box {
  const by = height * share
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}
