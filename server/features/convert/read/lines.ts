/** One line of a text or a page, with what its surroundings say about it. */
export type Line = {
  text: string
  /** 1–6 for headings, 7 for a line that is all bold or ends in a colon; null otherwise. */
  level: number | null
  /** It was a list item or had a bullet. */
  isItem: boolean
  /** It had a number of its own: "3." or "Step 3:". */
  isNumbered: boolean
  /** Lines of the same list or paragraph group share a number. */
  block: number
}

const INVISIBLE = /\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad|\ufe0f/g

/** UTF-8 read as Latin-1 leaves this before "½", "°" and spaces that do not break. */
const MISREAD = /Â(?=[\s°¼½¾])/g

/** A line with every run of white space made one space and invisible characters removed. */
export function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(MISREAD, '').replace(/\s+/g, ' ').trim()
}

/** Letters and digits only, lower case: for asking whether two texts say the same. */
export function loose(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The lines without those that were already said, in whatever punctuation. */
export function withoutRepeats(lines: string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = loose(line)
    if (!key || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The lines once where the whole list was written twice, as for a second screen size. */
export function withoutRepeatedHalf(lines: string[]): string[] {
  const half = lines.length / 2
  if (half < 2 || !Number.isInteger(half)) return lines
  const isTwice = lines
    .slice(0, half)
    .every((line, index) => loose(line) === loose(lines[index + half] ?? ''))
  return isTwice ? lines.slice(0, half) : lines
}
