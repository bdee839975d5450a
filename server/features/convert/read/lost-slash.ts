/** "14 cup": a fraction whose slash a page lost. */
const FRACTIONS: Record<string, string> = {
  '12': '1/2',
  '13': '1/3',
  '14': '1/4',
  '18': '1/8',
  '23': '2/3',
  '34': '3/4',
}
/** Measures in the form that stands behind a half, and never behind twelve. */
const SINGULAR =
  'cup|teaspoon|tablespoon|Tasse|tasse|taza|cucharada|cucharadita|tazza|tazzina|cucchiaio|cucchiaino|cană|lingură|linguriță'
/** Behind 12 to 14 these languages have another form; behind 23 and 34 it would be this. */
const FEW = 'szklanki|łyżki|łyżeczki|склянки|ложки'
/** Nobody measures a hundred of them. */
const SPOONS_AND_CUPS = 'cups?|tsp|tbsp|teaspoons?|tablespoons?'

const LOST = new RegExp(
  `^(?:(12|13|14|18|23|34) (?:${SINGULAR})|(12|13|14) (?:${FEW}))(?!\\p{L})`,
  'u',
)
const LOST_BEHIND_WHOLE = new RegExp(
  `^([1-9]) ?(12|13|14|18|23|34) (?=(?:${SPOONS_AND_CUPS})(?!\\p{L}))`,
  'iu',
)
/** Some sites write "2 cup" for all numbers. */
const UNINFLECTED = new RegExp(`^(?:[2-9]|1[015-79]|[2-9]\\d) (?:${SINGULAR})(?!\\p{L})`, 'u')

/** "2-21/2 pounds": the blank between a whole number and its fraction is lost. */
const GLUED = /(?<![\d.,/])([1-9])(1\/[2348]|2\/3|3\/[48])(?![\d/])/g

/** The lines of a list with the slashes that they must have had: "14 cup" is ¼, "112 cups" are 1½, "21/2" is 2½. */
export function withSlashes(lines: string[]): string[] {
  const areInflected = !lines.some((line) => UNINFLECTED.test(line) && !LOST.test(line))
  return lines.map((told) => {
    const line = told.replace(GLUED, '$1 $2')
    const [whole, one = '', digits = ''] = LOST_BEHIND_WHOLE.exec(line) ?? []
    if (whole) return `${one} ${FRACTIONS[digits]} ${line.slice(whole.length)}`
    const number = areInflected ? /^\d\d/.exec(LOST.exec(line)?.[0] ?? '')?.[0] : undefined
    return number ? `${FRACTIONS[number]}${line.slice(number.length)}` : line
  })
}
