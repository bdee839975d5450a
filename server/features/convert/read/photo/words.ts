import type { Box } from './raster.ts'

/** A word as the engine read it; `line` is the same for what it takes for one line. */
export type Word = { text: string; confidence: number; box: Box; line: string }

const WORD_LEVEL = '5'

/**
 * The words of the engine's table (TSV: level, page, block, paragraph, line, word, left, top,
 * width, height, confidence 0–100, text). Rows that are not of words are structure only.
 */
export function wordsOfTable(table: string): Word[] {
  return table.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text] =
      row.split('\t')
    if (level !== WORD_LEVEL || !text?.trim()) return []
    const box = {
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    }
    return [
      {
        text: text.trim(),
        confidence: Number(confidence) / 100,
        box,
        line: `${block} ${paragraph} ${line}`,
      },
    ]
  })
}

export function medianHeight(words: Word[]): number {
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0
}

const CONFIDENT = 0.6
const NOISE_CONFIDENCE = 0.45
const MIN_LETTERS = /\p{L}{3}/u

/** What speaks for a reading: how many words, and which share of them the engine is sure of. */
export type Reading = { words: number; confident: number }

export function judgeReading(words: Word[]): Reading {
  const real = words.filter(({ text }) => MIN_LETTERS.test(text))
  const confident = real.filter(({ confidence }) => confidence >= CONFIDENT).length
  return { words: real.length, confident: real.length === 0 ? 0 : confident / real.length }
}

export function confidentWords({ words, confident }: Reading): number {
  return words * confident
}

/**
 * Whether a line is most likely no text but grain, a rule or a part of a picture: no number, no
 * long word, and nothing else that the engine is sure of.
 */
export function isNoise(words: Word[]): boolean {
  return !words.some(
    ({ text, confidence }) =>
      /\d|°|\p{L}{5}/u.test(text) || (confidence >= NOISE_CONFIDENCE && /\p{L}{2}/u.test(text)),
  )
}
