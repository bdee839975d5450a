import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithVerb } from './line-look.ts'

const DEFINITION = /^\s*\[\^(\w{1,20})\]:\s+(\S.*)$/
const MARK = /\[\^(\w{1,20})\]/g
/** "*majar: to crush": what a star in the text points at. */
const STARRED = /^\*{1,3}\s?\p{L}[^*]*$/u
const MIN_WORDS = 4
/** "*Mix all": a bullet without a blank behind it. */
const GLUED_BULLET = /^\s*\*(?=[\p{L}\d])(?![^*]*\*)/u
/** Two could be two notes. */
const MIN_BULLETS = 3

/** "(1) Short rib": below the recipe; "beef (1)": what points at it. */
const NUMBERED = /^\s*\((\d{1,2})\)\s+(\S.{1,60})$/u
const NUMBER_MARK = /(?<=\p{L}\s?)\((\d{1,2})\)(?=\s*(?:$|[,.;]))/gu
/** "* if you have some"; "white wine*". */
const STAR_ROW = /^\s*\*\s?(\p{L}[^*]{1,60})$/u
const STAR_MARK = /(?<=\p{L})\*(?![\p{L}\d*])/u
const SERVED_WITH = new RegExp(`^${anyOf(HEADING_WORDS.servedWith)}(?!\\p{L})`, 'iu')
const CHATTER = new RegExp(`^${anyOf(HEADING_WORDS.chatter)}(?!\\p{L})`, 'iu')

/** Rows whose footnotes stand in brackets where they are pointed at: "starch[^1]" as "starch (of maize)". */
export function withFootnotes(rows: string[]): string[] {
  return withStarredWord(withNumberedNotes(withMarkdownNotes(rows)))
}

/** Where each of the notes below is pointed at above; steps "(1) Mix" are not. */
function withNumberedNotes(rows: string[]): string[] {
  const notes = new Map<string, string>()
  for (const row of rows) {
    const [, number, note] = NUMBERED.exec(row) ?? []
    if (number && note) notes.set(number, note.trim())
  }
  const marked = rows
    .filter((row) => !NUMBERED.test(row))
    .flatMap((row) => [...row.matchAll(NUMBER_MARK)].map(([, number = '']) => number))
  if (notes.size === 0 || ![...notes.keys()].every((number) => marked.includes(number))) return rows
  if ([...notes.values()].some(isOrder) || isMethodAbove(rows)) return rows
  return rows
    .filter((row) => !NUMBERED.test(row))
    .map((row) =>
      row.replace(NUMBER_MARK, (mark, number: string) =>
        notes.has(number) ? `(${notes.get(number)})` : mark,
      ),
    )
}

/** "Chop the onion", "The onion is chopped.": a step, whatever the counts of the list look like. */
const isOrder = (note: string) => startsWithVerb(note) || /[.!]$/.test(note)

/** Whether what is numbered stands right below "Method". */
function isMethodAbove(rows: readonly string[]): boolean {
  const above = rows.slice(
    0,
    rows.findIndex((row) => NUMBERED.test(row)),
  )
  const heading = above.findLast((row) => row.trim() !== '') ?? ''
  return HEADING_WORDS.method.has(heading.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
}

/** One star in the text and one row that begins with one. */
function withStarredWord(rows: string[]): string[] {
  const notes = rows.filter((row) => STAR_ROW.test(row))
  const marked = rows.filter((row) => STAR_MARK.test(row))
  const note = STAR_ROW.exec(notes[0] ?? '')?.[1]?.trim() ?? ''
  const isPair = notes.length === 1 && marked.length === 1 && notes[0] !== marked[0]
  if (!isPair || rows.indexOf(notes[0] ?? '') < rows.indexOf(marked[0] ?? '')) return rows
  // "* Serve with jam" is a step.
  if (startsWithVerb(note) || SERVED_WITH.test(note)) return rows
  if (CHATTER.test(note) || rows.some((row) => GLUED_BULLET.test(row) && row !== notes[0]))
    return rows
  return rows
    .filter((row) => row !== notes[0])
    .map((row) => (row === marked[0] ? row.replace(STAR_MARK, ` (${note})`) : row))
}

function withMarkdownNotes(rows: string[]): string[] {
  const notes = new Map<string, string>()
  for (const row of rows) {
    const [, mark, text] = DEFINITION.exec(row) ?? []
    if (mark && text) notes.set(mark, text.trim())
  }
  return rows
    .filter((row) => !DEFINITION.test(row))
    .map((row) =>
      row.replace(MARK, (_, mark: string) => (notes.has(mark) ? ` (${notes.get(mark)})` : '')),
    )
}

/** Rows without stars that are bullets. */
export function withoutStarBullets(rows: string[]): string[] {
  if (rows.filter((row) => GLUED_BULLET.test(row)).length < MIN_BULLETS) return rows
  return rows.map((row) => row.replace(GLUED_BULLET, '* '))
}

/** Whether a line explains a word that has a star. */
export function isStarredNote(text: string): boolean {
  return STARRED.test(text) && text.split(' ').length >= MIN_WORDS
}
