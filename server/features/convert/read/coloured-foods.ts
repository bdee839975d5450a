import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'

const AND = anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).and)))
const HAS_AND = new RegExp(`\\s${AND}\\s`, 'iu')
const COLOUR = anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).colours ?? [])))
const COUNT = `(?:\\d{1,2}|${anyOf([...HEADING_WORDS.amounts, ...HEADING_WORDS.articles])})`
const EACH = `(?:${anyOf(HEADING_WORDS.each)}\\s+)?`
/** "1 red and 1 green pepper", "a red pepper and a green pepper" */
const COLOUR_FIRST = new RegExp(
  `^${EACH}(${COUNT})\\s+(${COLOUR})(?:\\s(\\p{L}+))?\\s+${AND}\\s+(${COUNT})\\s+(${COLOUR})\\s+(\\p{L}.*)$`,
  'iu',
)
/** "1 poivron rouge et 1 vert" */
const COLOUR_LAST = new RegExp(
  `^${EACH}(${COUNT})\\s+(\\p{L}+)\\s+(${COLOUR})\\s+${AND}\\s+(${COUNT})\\s+(${COLOUR})(?=$|\\s*[,(])(.*)$`,
  'iu',
)

/** The two foods of a line that counts each of two colours; null for other lines. */
export function colouredFoods(line: string): string[] | null {
  if (!HAS_AND.test(line)) return null
  const before = COLOUR_FIRST.exec(line)
  if (before) {
    const [, count, colour, name, otherCount, otherColour, food = ''] = before
    if (name && !food.startsWith(name)) return null
    return [`${count} ${colour} ${food}`, `${otherCount} ${otherColour} ${food}`]
  }
  const behind = COLOUR_LAST.exec(line)
  if (!behind) return null
  const [, count, food, colour, otherCount, otherColour, rest = ''] = behind
  return [`${count} ${food} ${colour}${rest}`, `${otherCount} ${food} ${otherColour}${rest}`]
}
