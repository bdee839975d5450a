const DEFINITION = /^\s*\[\^(\w{1,20})\]:\s+(\S.*)$/
const MARK = /\[\^(\w{1,20})\]/g
/** "*majar: to crush": what a star in the text points at. */
const STARRED = /^\*{1,3}\s?\p{L}[^*]*$/u
const MIN_WORDS = 4
/** "*Mix all": a bullet without a blank behind it. */
const GLUED_BULLET = /^\s*\*(?=[\p{L}\d])(?![^*]*\*)/u
/** Two could be two notes. */
const MIN_BULLETS = 3

/** Rows whose footnotes stand in brackets where they are pointed at: "starch[^1]" as "starch (of maize)". */
export function withFootnotes(rows: string[]): string[] {
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
