/** Bullets, check boxes, list marks and markdown that stand before a line. */
const LEADING_JUNK = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔➤►*_#>|]|[-–—](?!\d)|\d{1,2}[.)]\s+(?=\d))+/u
const TRAILING_JUNK = /[\s,;|*_]+$/
/** Soft hyphens, zero-width characters and byte order marks say nothing. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** One line as a cook would type it: one kind of space, no bullets. */
export function cleanLine(line: string): string {
  const visible = line.replace(INVISIBLE, '').replace(/[\s\u00A0\u2000-\u200A\u202F\u205F]+/g, ' ')
  return visible.replace(LEADING_JUNK, '').replace(TRAILING_JUNK, '')
}
