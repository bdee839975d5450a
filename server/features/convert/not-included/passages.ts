import { tidy } from '../read/lines.ts'

/** A line of a text, or one of the sentences of a long one, and where it stands. */
export type Passage = {
  text: string
  from: number
  to: number
  /** Which line it is of, counted from 0. */
  line: number
}

/** No recipe has more; what is longer costs time. */
const MAX_LINES = 2_000
/** No sentence is longer; the rest of such a line is not looked at. */
const MAX_LINE_LENGTH = 10_000
/** From so many characters on a line may have been cut where the page ended. */
const MIN_CUT_LENGTH = 40
/** "1 Pck." and "Set aside." are no sentences by themselves. */
const MIN_WORDS = 3

const LINE = /[^\r\n\u2028\u2029]+/g
/** Up to a full stop that the next sentence begins behind. */
const SENTENCE = /\S.*?(?:[.!?…]{1,4}["'»”)\]]{0,3}(?=\s{1,4}["'«„“([¿¡]{0,3}\p{Lu})|$)/gsu
/** Bullets, numbers of steps and marks of headings say nothing by themselves. */
const LEAD = /^(?:\s|[-–—*•·#>|_~▢☐□✓✔▪►→]|\d{1,2}[.)](?=\s)|\p{Extended_Pictographic}\uFE0F?)+/u

type Row = { from: number; to: number }

/** The lines of a text, and the sentences of lines that have more than one. */
export function passagesOf(text: string): Passage[] {
  return rowsOf(text).flatMap((row, line) => {
    const said = text.slice(row.from, Math.min(row.to, row.from + MAX_LINE_LENGTH))
    return sentencesOf(said).flatMap(([start, end]) => {
      const lead = LEAD.exec(said.slice(start, end))?.[0].length ?? 0
      const [from, to] = [row.from + start + lead, row.from + end]
      return from < to ? [{ text: tidy(text.slice(from, to)), from, to, line }] : []
    })
  })
}

/** Lines, and as one those that go on in the next: "simmer for 20 minutes, stirring⏎from time to". */
function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  for (const { 0: said, index } of text.matchAll(LINE)) {
    const row = { from: index, to: index + said.length }
    const last = rows.at(-1)
    if (last && goesOn(text, last, row)) last.to = row.to
    else if (rows.length < MAX_LINES) rows.push(row)
    else break
  }
  return rows
}

function goesOn(text: string, before: Row, row: Row): boolean {
  const isNext = /^\r?\n$/.test(text.slice(before.to, row.from))
  if (!isNext || !/^\s*\p{Ll}/u.test(text.slice(row.from, row.to))) return false
  const end = text.slice(Math.max(before.from, before.to - MIN_CUT_LENGTH), before.to).trimEnd()
  return end.length >= MIN_CUT_LENGTH - 1 && !/[.!?:;…]$/.test(end)
}

/** Where the sentences of a line begin and end. */
function sentencesOf(row: string): [number, number][] {
  const sentences: [number, number][] = []
  let start: number | null = null
  for (const { 0: said, index } of row.matchAll(SENTENCE)) {
    const end = index + said.trimEnd().length
    const last = sentences.at(-1)
    start ??= index
    const isShort = (row.slice(start, end).match(/\p{L}{2,}/gu) ?? []).length < MIN_WORDS
    if (isShort && end < row.trimEnd().length) continue
    if (isShort && last) last[1] = end
    else sentences.push([start, end])
    start = null
  }
  return sentences
}
