import type { Engine } from './engine.ts'
import { join } from './glyph.ts'
import type { PhotoLanguage } from './language-data.ts'
import { type Box, cropRaster, type Raster } from './raster.ts'
import { medianHeight, type Word } from './words.ts'

/** How many times as high as the others a word is that stands over several lines. */
const TALL = 1.8
/** A heading is as high, but the engine is sure of it. */
const UNSURE = 0.5
/** What is around the words is paper: a share of a letter's height. */
const MARGIN = 0.4
const WIDEST_SPACE = 1.5
const MAX_BLOCKS = 4
/** How many letters' heights a line at least, and how many times its width, that runs upwards. */
const UPRIGHT = 2.5
/** What is larger than this share of the picture is no text but a picture in it. */
const MAX_AREA = 0.1

/**
 * Where print leans or numbers stand below each other, the engine takes several lines for one and
 * makes one nonsense word of them. Such places are read again as blocks of lines of their own, and
 * that reading is taken where the engine is surer of it. What stays nonsense is left out: it would
 * take the words of its line out of their place.
 */
export async function readAgain(
  engine: Engine,
  picture: Raster,
  language: PhotoLanguage,
  words: Word[],
): Promise<Word[]> {
  const letter = medianHeight(words)
  const largest = picture.width * picture.height * MAX_AREA
  const blocks = tallBlocks(words, letter).filter(({ width, height }) => width * height < largest)
  let result = words
  for (const box of blocks.slice(0, MAX_BLOCKS)) {
    const area = grow(box, letter * MARGIN)
    const read = await engine.read(cropRaster(picture, area), language, 'block')
    const old = result.filter((word) => isInside(word, box))
    // Outside of the box only pieces of the next lines are seen.
    const now = read.map((word) => placeIn(word, area)).filter((word) => isInside(word, box))
    if (sureLetters(now) <= sureLetters(old)) continue
    result = [...result.filter((word) => !old.includes(word)), ...now]
  }
  const lines = Map.groupBy(result, ({ line }) => line)
  return result.filter(({ line }) => !isUpright(lines.get(line) ?? [], letter))
}

/** Boxes around such words and what stands close beside them; those that touch are one. */
function tallBlocks(words: Word[], letter: number): Box[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()]
  const boxes = lines.flatMap((line) =>
    phrasesOf(line, letter)
      .filter((phrase) => phrase.some((word) => isTall(word, letter)) || isUpright(phrase, letter))
      .map((phrase) => phrase.map(({ box }) => box).reduce(join)),
  )
  const blocks: Box[] = []
  for (const box of boxes) {
    const at = blocks.findIndex((block) => touch(block, box))
    const block = blocks[at]
    if (block) blocks[at] = join(block, box)
    else blocks.push(box)
  }
  return blocks
}

/** A line cut where the space is wider than between words. */
function phrasesOf(line: Word[], letter: number): Word[][] {
  const phrases: Word[][] = []
  for (const word of [...line].sort((a, b) => a.box.left - b.box.left)) {
    const before = phrases.at(-1)?.at(-1)?.box
    const gap = before ? word.box.left - before.left - before.width : Number.POSITIVE_INFINITY
    if (gap <= letter * WIDEST_SPACE) phrases.at(-1)?.push(word)
    else phrases.push([word])
  }
  return phrases
}

function isTall({ box, confidence }: Word, letter: number): boolean {
  return box.height > letter * TALL && confidence < UNSURE
}

/** Numbers below each other are taken for a line that runs upwards. */
function isUpright(line: Word[], letter: number): boolean {
  if (line.length === 0) return false
  const { width, height } = line.map(({ box }) => box).reduce(join)
  return height > letter * UPRIGHT && height > width * UPRIGHT
}

function touch(a: Box, b: Box): boolean {
  const isBeside = a.left < b.left + b.width && b.left < a.left + a.width
  return isBeside && a.top < b.top + b.height && b.top < a.top + a.height
}

function isInside({ box }: Word, { left, top, width, height }: Box): boolean {
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  return x >= left && x <= left + width && y >= top && y <= top + height
}

function sureLetters(words: Word[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
}

function placeIn(word: Word, { left, top }: Box): Word {
  const { box } = word
  const placed = { ...box, left: box.left + left, top: box.top + top }
  return { ...word, box: placed, line: `${left} ${top} ${word.line}` }
}

function grow({ left, top, width, height }: Box, by: number): Box {
  const x = Math.max(0, Math.floor(left - by))
  const y = Math.max(0, Math.floor(top - by))
  return {
    left: x,
    top: y,
    width: Math.ceil(left + width + by) - x,
    height: Math.ceil(top + height + by) - y,
  }
}
