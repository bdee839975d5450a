import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'

const MAX_FOOD_WORDS = 5
/** A food is told no further behind its amount. */
const MAX_LENGTH = 100
/** The food stands right after its amount, with at most two words that describe it between. */
const LATEST_FOOD_WORD = 3

const NUMBER = '(?:\\d+(?:[.,/⁄]\\d+)?(?:\\s?[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛])'
/** "Cent", "doscientos" */
const NUMBER_WORDS = LANGUAGES.flatMap((language) =>
  Object.keys(lineWordsOf(language).quantity.numbers).filter((word) => word.length > 2),
)
/** Where an amount may begin: a number in digits or words, a word for a measure, an article. */
const AMOUNT_START = new RegExp(
  `(?<![\\p{L}\\d.,/°]|\\p{L}-)(?:${NUMBER}|${anyOf([...HEADING_WORDS.amounts, ...HEADING_WORDS.articles, ...NUMBER_WORDS])}(?!\\p{L}))`,
  'giu',
)
const ARTICLE = new RegExp(`^${anyOf(HEADING_WORDS.articles)}\\s`, 'iu')
const TIME_OR_SIZE = new RegExp(
  `^(?:[°%:]|(?:cm|mm|${anyOf([...HEADING_WORDS.minutes, ...HEADING_WORDS.hours, ...HEADING_WORDS.days, ...HEADING_WORDS.servings])})(?![\\p{L}]))`,
  'iu',
)
/** "50 gr. de beurre" goes on behind its stop, "2 (400 g) tins" behind its bracket. */
const CLAUSE_END = /,(?!\d)|[;:!?\n]|(?<!\d\s?)\(|\.(?:\s+(?=\p{Lu})|$)|\s[–—-]\s|$/u
const LENGTH = /^[\d.,½¼¾x×\s-]+(?:cm|mm|inch(?:es)?|in|["”])(?!\p{L})/iu
/** An amount behind the food that it counts: "a pumpkin of 1 kg". */
const OF_BEFORE = new RegExp(`\\s${anyOf(HEADING_WORDS.of)}\\s$`, 'iu')
const ENDS_NAME = new Set([
  ...HEADING_WORDS.and,
  ...HEADING_WORDS.amounts,
  ...HEADING_WORDS.articles,
])
/** "2 jaunes d'œufs" */
const KIND = /^ d['’][\p{L}-]+/u
const WORD = /^[\p{L}’'-]+/u
/** Where a name ends, or its amount follows: "a pumpkin of 1 kg". */
const ENDS_FOOD = new RegExp(
  `^\\s*(?:[,.;:!?()]|$|${anyOf(HEADING_WORDS.and)}(?![\\p{L}])|${anyOf(HEADING_WORDS.of)}\\s${NUMBER})`,
  'iu',
)
/** "An onion, chopped" without its comma: "una cebolla picada", "un oignon émincé". */
const TELLS_STATE =
  /^ \p{L}{2,}(?:ed|ée?s?|[aiu]t[aoie]|[ai]d[ao]s?|any|an[ąae]|ony|on[ąae]|ан[уаеі]|ат[ăe])(?!\p{L})/u
/** Beaten "to a cream" no cream is added. */
const BECOMES = new RegExp(`(?<!\\p{L})${anyOf(HEADING_WORDS.becomes)}\\s+$`, 'iu')
const LONGEST_BEFORE = 12

type CountedFood = { line: string; isKnown: boolean; isMeasured: boolean }

/** "200 g of flour", "half a pint of milk": each amount of a text with the food right behind it. */
export function countedFoods(text: string): string[] {
  const starts = [...text.matchAll(AMOUNT_START)].map(({ index }) => index)
  const byLanguage = LANGUAGES.map((language) => foodsAt(text, starts, language))
  // A pan is bread in Spanish: what most of the foods are told in is the text's language.
  const known = (foods: readonly CountedFood[]) => foods.filter(({ isKnown }) => isKnown).length
  return byLanguage
    .reduce((best, own) => (known(own) > known(best) ? own : best), [])
    .map(({ line }) => line)
}

function foodsAt(text: string, starts: readonly number[], language: Language): CountedFood[] {
  const foods: CountedFood[] = []
  let end = 0
  for (const at of starts) {
    if (at < end) continue
    const food = foodAfter(text.slice(at, at + MAX_LENGTH), language)
    if (!food) continue
    const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at)
    if (!food.isMeasured && ARTICLE.test(food.line) && BECOMES.test(before)) continue
    if (!food.isKnown && OF_BEFORE.test(before)) continue
    foods.push({ ...food, line: food.line.replace(/\s+/g, ' ') })
    end = at + food.line.length
  }
  return foods
}

/** The food whose amount the text begins with, as a line of a list would be understood. */
function foodAfter(text: string, language: Language): CountedFood | null {
  const clause = text.slice(0, text.search(CLAUSE_END)).trimEnd()
  const { quantity, unit, name } = parseIngredientLine(clause, language)
  const from = placeOf(WORD.exec(name)?.[0] ?? '', clause)
  const said = clause.slice(Math.max(from, 0))
  if ((!quantity && !unit) || from < 1 || TIME_OR_SIZE.test(said) || LENGTH.test(clause))
    return null
  const found = foodAt(said)
  const isKnown = found !== null && findFood(found, language) !== null
  const food = isKnown ? found : unit ? nameAt(said, name) : null
  if (!food) return null
  const line = clause.slice(0, from) + food
  // "A tomato sauce" counts nothing: an article is an amount only where the food's name ends.
  const isCounted = unit !== null || !ARTICLE.test(line) || endsFood(text.slice(line.length))
  return isCounted ? { line, isKnown, isMeasured: unit !== null } : null
}

/** Where the name begins behind its amount, as a word or behind "d'"; -1 without. */
function placeOf(word: string, clause: string): number {
  const [said, wanted] = [clause.toLowerCase(), word.toLowerCase()]
  let at = wanted === '' ? -1 : said.indexOf(wanted, 1)
  while (at > 0 && /\p{L}/u.test(said[at - 1] ?? '')) at = said.indexOf(wanted, at + 1)
  return at
}

function endsFood(rest: string): boolean {
  if (ENDS_FOOD.test(rest) || TELLS_STATE.test(rest)) return true
  const next = /^ ([\p{L}’'-]+)/u.exec(rest)?.[1]?.toLowerCase() ?? ''
  return endsName(next, 0)
}

/** The name of the food that the text begins with, as far as each further word makes it another food. */
function foodAt(text: string): string | null {
  let length = 0
  let found: string | null = null
  let id: string | null = null
  for (let count = 1; count <= MAX_FOOD_WORDS; count += 1) {
    const gap = count === 1 ? '' : (/^ /.exec(text.slice(length))?.[0] ?? null)
    const word = gap === null ? undefined : WORD.exec(text.slice(length + gap.length))?.[0]
    if (!word || ENDS_NAME.has(word.toLowerCase())) break
    length += (gap ?? '').length + word.length
    const next = findFoodId(text.slice(0, length))
    if (next && next !== id) {
      found = text.slice(0, length)
      id = next
    } else if (id ? !HEADING_WORDS.of.has(word.toLowerCase()) : count >= LATEST_FOOD_WORD) break
  }
  return found && found + (KIND.exec(text.slice(found.length))?.[0] ?? '')
}

/** A food that no list knows, up to what is done with it: "Speckwürfeln" of "Speckwürfeln in Öl". */
function nameAt(text: string, most: string): string | null {
  let length = 0
  for (let count = 1; count <= MAX_FOOD_WORDS; count += 1) {
    const gap = count === 1 ? '' : ' '
    const word = WORD.exec(text.slice(length + gap.length))?.[0] ?? ''
    if (!word || (gap && text[length] !== ' ') || endsName(word.toLowerCase(), count)) break
    if (length + gap.length + word.length > most.length) break
    length += gap.length + word.length
  }
  const name = text.slice(0, length)
  return name === '' ? null : name
}

function endsName(word: string, count: number): boolean {
  if (HEADING_WORDS.of.has(word)) return count === 1
  return [ENDS_NAME, HEADING_WORDS.openEnds, HEADING_WORDS.clauses, HEADING_WORDS.verbs].some(
    (words) => words.has(word),
  )
}
