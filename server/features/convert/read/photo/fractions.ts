import { FRACTION_TEMPLATES } from './fraction-templates.ts'
import {
  drawGlyph,
  GLYPH_SIDE,
  type GlyphPicture,
  type InkPatch,
  inkPatch,
  join,
  likeness,
  normalise,
} from './glyph.ts'
import type { Box, Raster } from './raster.ts'
import type { Line } from './reading-order.ts'
import { medianHeight, type Word } from './words.ts'

/** How near a fraction's template has to be, and by how much nearer than any other. */
const MIN_LIKENESS = 0.65
const MIN_LEAD = 0.04
/** Half as dark as the blackest is ink; thin or blurred print is paler. */
const THRESHOLDS = [0.5, 0.35]
/** A fraction is about as wide as high. */
const NARROWEST = 0.6
const WIDEST = 1.7
const MAX_TOKEN_LENGTH = 5
/** An amount is the first word of its line, or stands behind a bullet. */
const AMOUNT_PLACES = 2
const SURE = 0.9
/** Shares of a letter's height. */
const SPECK = 0.3
const MIN_HEIGHT = 0.6
const LARGEST_BULLET = 0.5
const MARGIN = 0.12
const LARGEST_WHOLE = 2
const FRACTION_END = /[½¼¾⅓⅔]$/u
/** What the engine takes a bullet before an amount for. */
const LIST_SIGN = /^[^\p{L}\p{N}½¼¾⅓⅔](?=.)/u

/** Their figures: what stands above the stroke and what below it. */
const FRACTIONS = [
  { sign: '½', above: '1', below: '2' },
  { sign: '¼', above: '1', below: '4' },
  { sign: '¾', above: '3', below: '4' },
  { sign: '⅓', above: '1', below: '3' },
  { sign: '⅔', above: '2', below: '3' },
]

/** A glyph whole, and its corners above and below the stroke, which goes from bottom to top right. */
type Drawn = { whole: GlyphPicture; above: GlyphPicture; below: GlyphPicture }

type Template = Drawn & { figures: { above: string; below: string } | null }

const TEMPLATES: Template[] = FRACTION_TEMPLATES.map(({ sign, cells }) => ({
  ...cutCorners(Float32Array.from(cells, (digit) => Number.parseInt(digit, 16))),
  figures: FRACTIONS.find((fraction) => fraction.sign === sign) ?? null,
}))

function cutCorners(cells: Float32Array): Drawn {
  const corner = (isIn: (way: number) => boolean) =>
    normalise(cells.filter((_, at) => isIn((at % GLYPH_SIDE) + Math.floor(at / GLYPH_SIDE))))
  return {
    whole: normalise(cells),
    above: corner((way) => way < GLYPH_SIDE - 1),
    below: corner((way) => way > GLYPH_SIDE - 1),
  }
}

/**
 * Fractions (½ ¼ ¾ ⅓ ⅔) are in no character set the engine knows: it reads them as %, Ya, 1/ or
 * leaves them out. So short words are looked at again, in the picture itself.
 */
export function restoreFractions(raster: Raster, lines: Line[]): Line[] {
  return lines.map((line) => {
    const page = { raster, letter: medianHeight(line.words) }
    const words: Word[] = []
    for (const [at, word] of line.words.entries()) {
      // No fraction follows another.
      const isNext = FRACTION_END.test(words.at(-1)?.text ?? '')
      const next = at < AMOUNT_PLACES ? line.words[at + 1] : undefined
      words.push(isNext || !isDoubtful(word, at) ? word : restoreWord(page, word, next))
    }
    const lost = findLost(page, line)
    return { ...line, words: lost ? [lost, ...words] : words }
  })
}

/** Where is looked, and how high the letters of the line are. */
type Page = { raster: Raster; letter: number }

function restoreWord(page: Page, word: Word, next: Word | undefined): Word {
  const text =
    readFraction(page, grow(word.box, MARGIN), word.text) ??
    (next ? readFraction(page, upTo(word.box, next.box), word.text) : null)
  return text === null ? word : { ...word, text }
}

/** The box of what it does not understand the engine places badly; that of the next word is right. */
function upTo({ left }: Box, next: Box): Box {
  const margin = next.height * MARGIN
  return {
    left: left - margin,
    top: next.top - margin,
    width: next.left - left,
    height: next.height + 2 * margin,
  }
}

/** `place` counts the words before it: where an amount stands, two sure letters may be one too. */
function isDoubtful({ text, confidence }: Word, place: number): boolean {
  if (text.length > MAX_TOKEN_LENGTH) return false
  const isWord = place < AMOUNT_PLACES ? /^\p{L}{3,}$/u : /^\p{L}{2,}$/u
  return confidence < SURE || !isWord.test(text)
}

/** The word with its fraction; null when there is none in the picture. */
function readFraction(page: Page, box: Box, text: string): string | null {
  for (const threshold of THRESHOLDS) {
    const patch = inkPatch(page.raster, box, threshold)
    const found = patch && readFractionIn(patch, text, page.letter)
    if (found) return found
  }
  return null
}

function readFractionIn(patch: InkPatch, text: string, letter: number): string | null {
  const tallest = Math.max(...patch.parts.map(({ height }) => height), 0)
  const inked = patch.parts.filter(({ height }) => height > tallest * SPECK)
  const isListed = LIST_SIGN.test(text) && (inked[0]?.height ?? 0) < tallest * LARGEST_BULLET
  const [bullet, digits] = isListed ? ['• ', text.slice(1)] : ['', text]
  const parts = isListed ? inked.slice(1) : inked
  const lowest = Math.max(tallest, letter) * MIN_HEIGHT
  for (let first = 0; first < parts.length; first++) {
    const sign = signOf(patch, parts.slice(first), lowest)
    const whole = sign === null ? null : wholePart(digits, parts.slice(0, first))
    if (whole !== null) return bullet + whole + sign
  }
  return null
}

function signOf(patch: InkPatch, parts: Box[], lowest: number): string | null {
  const box = parts.reduce(join)
  const ratio = box.width / box.height
  if (ratio < NARROWEST || ratio > WIDEST || box.height < lowest) return null
  const drawn = cutCorners(drawGlyph(patch, box))
  return isFraction(drawn) ? nearestFraction(drawn) : null
}

function isFraction({ whole }: Drawn): boolean {
  let fraction = 0
  let other = 0
  for (const template of TEMPLATES) {
    const near = likeness(whole, template.whole)
    if (template.figures) fraction = Math.max(fraction, near)
    else other = Math.max(other, near)
  }
  return fraction >= MIN_LIKENESS && fraction >= other + MIN_LEAD
}

/**
 * By its two figures, each on its own: a 3 looks much the same above a 4 in another typeface, and
 * the two in one typeface may be unlike any pair that is known.
 */
function nearestFraction(drawn: Drawn): string | null {
  const nearest = (corner: 'above' | 'below', figure: string) =>
    TEMPLATES.reduce(
      (most, { figures, [corner]: picture }) =>
        figures?.[corner] === figure ? Math.max(most, likeness(drawn[corner], picture)) : most,
      0,
    )
  const likely = FRACTIONS.map(({ sign, above, below }) => ({
    sign,
    near: nearest('above', above) + nearest('below', below),
  })).sort((a, b) => b.near - a.near)
  return likely[0]?.sign ?? null
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
function findLost(page: Page, { words, box }: Line): Word | null {
  const [first] = words
  if (!first || /^[\d½¼¾⅓⅔]/.test(first.text)) return null
  const height = Math.min(first.box.height, box.height)
  const before = {
    left: first.box.left - height * 2.2,
    top: first.box.top - height * 0.2,
    width: height * 2.1,
    height: height * 1.3,
  }
  const text = readFraction(page, before, '')
  return text === null ? null : { ...first, text, confidence: 0.5, box: before }
}

function grow({ left, top, width, height }: Box, share: number): Box {
  const by = height * share
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}
