import { tidy } from '../lines.ts'
import { withoutBullet, withoutEmphasis } from '../marks.ts'
import { htmlLines } from './html-lines.ts'

const MARKED = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);|<\/?[a-z][^>]*>/i

/** A string of structured data as lines of plain text: tags and (doubly encoded) entities are read. */
export function plainLines(value: string): string[] {
  return value
    .split(/\r\n?|\n|\\n|\u2028/)
    .flatMap((part) => unmarked(part))
    .map((line) => withoutBullet(withoutEmphasis(tidy(line))))
    .filter(Boolean)
}

function unmarked(text: string, depth = 0): string[] {
  if (depth > 2 || !MARKED.test(text)) return [text]
  return htmlTexts(text).flatMap((line) => unmarked(line, depth + 1))
}

function htmlTexts(text: string): string[] {
  return htmlLines(text).map((line) => line.text)
}

/** The same as one line. */
export function plainText(value: string): string {
  return plainLines(value).join(' ')
}
