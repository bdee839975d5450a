/** Latin, Greek and Cyrillic letters; long lists compile many times faster than with `\p{L}`. */
export const LETTERS = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f'
const WORD_START = `(?<![${LETTERS}\\d])`

/** Longest gap, in characters, that `...` bridges inside one clause, `....` across a row of foods. */
export const LONGEST_GAPS: ReadonlyMap<string, number> = new Map([
  ['...', 45],
  ['....', 90],
])

/**
 * Lower case without accents, one character for one, so that positions in the folded text are
 * positions in the text itself. `Crème` → `creme`, `łyżka` → `lyzka`.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (let index = 0; index < text.length; index++) folded += foldUnit(text.charAt(index))
  return folded
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/

const FOLDED_LETTERS: Record<string, string> = {
  ł: 'l',
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  '’': "'",
  '´': "'",
  '′': "'",
  ʼ: "'",
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase()
  const letter = unit.toLowerCase().normalize('NFD').charAt(0)
  return FOLDED_LETTERS[letter] ?? letter
}

/**
 * The alternatives of a phrase list as the source of an expression over folded text. `*` at an end
 * of a word matches any letters, `...` and `....` bridge a gap, a blank any white space.
 */
export function alternatives(phrases: readonly string[]): string {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return `(?:${longestFirst.map(phraseSource).join('|')})`
}

function phraseSource(phrase: string): string {
  return (
    phrase
      .split(' ')
      .map((word) => gapSource(word) ?? wordSource(word))
      .join('\\s+')
      // A comma may open the gap: "fry, stirring, until set".
      .replace(/\\s\+(?=\[\^)/g, '(?=[\\s,])')
      .replace(/(?<=\]\{0,\d+\}\?)\\s\+/g, WORD_START)
  )
}

function gapSource(word: string): string | null {
  const longest = LONGEST_GAPS.get(word)
  return longest === undefined ? null : `[^.;!?]{0,${longest}}?`
}

/** Bounded, so that a long row of letters and hyphens is not read again from each of them. */
export const ANY_LETTERS = `[${LETTERS}'-]{0,40}`

function wordSource(word: string): string {
  const letters = word.replace(/^\*|\*$/g, '')
  const escaped = letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `${word.startsWith('*') ? ANY_LETTERS : ''}${escaped}${word.endsWith('*') ? ANY_LETTERS : ''}`
}

/** A stretch of text, end exclusive. */
export type Span = { start: number; end: number }

/** Whether a stretch of text lies inside another one. */
export const isWithin = (one: Span, { start, end }: Span): boolean =>
  one.start >= start && one.end <= end

/** Where an expression with the flag `g` matches. */
export function findMatches(pattern: RegExp, folded: string): Span[] {
  return [...folded.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
