/** Bullets, check boxes, list marks and markdown that stand before a line. */
const LEADING_JUNK = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔➤►*_#>|]|[-–—](?!\d)|\d{1,2}[.)]\s+(?=\d))+/u
const TRAILING_JUNK = new Set(' ,;|*_')
/** "(1 chilli, if you like)". */
const IN_BRACKETS = /^\(\s*([^()]*[^()\s])\s*\)$/
/** Soft hyphens, zero-width characters and byte order marks say nothing. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** No letter of a recipe has more marks; ordering thousands of them takes time by their square. */
const SURPLUS_MARKS = /(\p{M}{8})\p{M}+/gu

/** One line as a cook would type it: one kind of space, no bullets, letters with their accents. */
export function cleanLine(line: string): string {
  const visible = line.replace(SURPLUS_MARKS, '$1').normalize('NFC').replace(INVISIBLE, '')
  const spaced = visible.replace(/[\s\u00A0\u2000-\u200A\u202F\u205F]+/g, ' ')
  const bare = withoutTrailingJunk(spaced.replace(LEADING_JUNK, ''))
  return IN_BRACKETS.exec(bare)?.[1] ?? bare
}

/** A loop, for a pattern at the end of a long line would be tried from each of its characters. */
function withoutTrailingJunk(line: string): string {
  let end = line.length
  while (end > 0 && TRAILING_JUNK.has(line[end - 1] ?? '')) end--
  return line.slice(0, end)
}
