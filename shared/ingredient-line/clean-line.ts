/** Bullets, check boxes, list marks and markdown that stand before a line. */
const LEADING_JUNK = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔➤►*_#>|]|[-–—](?!\d)|\d{1,2}[.)]\s+(?=\d))+/u
const TRAILING_JUNK = new Set(' ,;|*_')
/** "(1 chilli, if you like)". */
const IN_BRACKETS = /^[([]\s*([^()[\]]*[^()[\]\s])\s*[)\]]$/
/** Soft hyphens, zero-width characters and byte order marks say nothing. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** No letter of a recipe has more marks; ordering thousands of them takes time by their square. */
const SURPLUS_MARKS = /(\p{M}{8})\p{M}+/gu

/** Stars that point at a footnote: "1 tablespoon* of oil"; those of "4*100 g" stay. */
const FOOTNOTE_STARS = /(?<!\d)\*+|\*+(?!\d)/g
/** "1 1/4 1b. chicken": what text recognition makes of "lb". */
const MISREAD_POUND = /(?<=\d\s)1bs?(?=[\s.])/g
/** "35o g", "1OO ml": a letter typed for a nought. */
const LETTER_FOR_NOUGHT =
  /(?<![\p{L}\d])(?=[\doO]*\d)(?=\d*[oO])[\doO]+(?=\s?(?:k?g|gr|ml|cl|dl|l)(?![\p{L}\d]))/gu
/** "2 cups cups water" */
const DOUBLED_UNIT = /(?<=\d\s)(\p{L}{3,})\s\1(?=\s\p{L})/giu
/** ".5 cup": a number without its zero, which is no list mark either. */
const BARE_DECIMAL = /(?<![\d.,\p{L}])[.,](?=\d{1,2}(?!\d))/gu
/** "1--2 onions" */
const DOUBLE_DASH = /(?<=\d)\s?--\s?(?=\d)/g
/** "ok.950 ml", "ca.200 g" */
const GLUED_ABOUT = /(?<![\p{L}.])(ok|ca|env|aprox|approx|circa|бл)\.(?=\d)/giu
/** A broken number behind a line: "Salt and pepper (to taste)11/". */
const TRAILING_SCRAP = /(?<=[\p{L})]\s?)\d{1,3}\/$/u

/** One line as a cook would type it: one kind of space, no bullets, letters with their accents. */
export function cleanLine(line: string): string {
  const visible = line.replace(SURPLUS_MARKS, '$1').normalize('NFC').replace(INVISIBLE, '')
  const spaced = visible.replace(/[\s\u00A0\u2000-\u200A\u202F\u205F]+/g, ' ')
  const numbers = spaced
    .replace(BARE_DECIMAL, '0.')
    .replace(DOUBLE_DASH, '-')
    .replace(GLUED_ABOUT, '$1. ')
  const whole = numbers
    .replace(FOOTNOTE_STARS, '')
    .replace(MISREAD_POUND, 'lb')
    .replace(LETTER_FOR_NOUGHT, (number) => number.replace(/o/gi, '0'))
    .replace(DOUBLED_UNIT, '$1')
  const bare = withoutTrailingJunk(whole.replace(LEADING_JUNK, '').replace(TRAILING_SCRAP, ''))
  return IN_BRACKETS.exec(bare)?.[1] ?? bare
}

/** A loop, for a pattern at the end of a long line would be tried from each of its characters. */
function withoutTrailingJunk(line: string): string {
  let end = line.length
  while (end > 0 && TRAILING_JUNK.has(line[end - 1] ?? '')) end--
  return line.slice(0, end)
}
