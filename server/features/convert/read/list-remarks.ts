import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithAmount } from './line-look.ts'
import type { ReadSection } from './read-recipe.ts'
import { withoutEmpty } from './sections.ts'
import { tellsYield } from './yields.ts'

const MIN_REMARK_LENGTH = 80
const TWO_SENTENCES = /\p{Ll}{2}[)"”]?[.!?]\s+\p{Lu}/u

const SERVED_WITH = new RegExp(`^${anyOf(HEADING_WORDS.servedWith)}(?!\\p{L})`, 'iu')

/** A list without the remarks among its foods, and these: "For a richer dough, take more butter. It …". */
export function withoutRemarks(
  sections: ReadSection[],
  isOtherRemark: (line: string) => boolean = () => false,
): { ingredients: ReadSection[]; remarks: string[] } {
  const isRemark = (line: string) => tellsRemark(line) || isOtherRemark(line)
  const remarks = sections.flatMap(({ lines }) => lines.filter(isRemark))
  const ingredients = withoutEmpty(
    sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.filter((line) => !isRemark(line)),
    })),
  )
  return ingredients.length > 0 ? { ingredients, remarks } : { ingredients: sections, remarks: [] }
}

/** "1 szklanka = 250 ml": how the author measures. */
const MEASURE =
  /^\W*\d[\d.,/ ½¼¾]*\s?\p{L}+\.?\s?=\s?(?:ok\.|ca\.|about)?\s?\d[\d.,]*\s?\p{L}+\W*$/u

/** "What do you need?" */
const QUESTION = /^[^\d(]{1,60}\?$/u

/** No food is told in two sentences, but for what is said of it in parentheses; "Serve with the sauce" is none. */
function tellsRemark(line: string): boolean {
  if (SERVED_WITH.test(line) && !line.includes(':')) return true
  if (MEASURE.test(line) || QUESTION.test(line) || tellsYield(line)) return true
  const plain = line.replace(/\([^()]*\)/g, '')
  return plain.length >= MIN_REMARK_LENGTH && !startsWithAmount(plain) && TWO_SENTENCES.test(plain)
}
