import { LANGUAGES } from '#shared/language.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { looksLikeSentence, startsWithAmount, tellsCooking } from './line-look.ts'
import type { Line } from './lines.ts'

/** A recipe told as a story: the foods that its sentences name with an amount, and the sentences. */
export type ToldRecipe = { title: string | null; ingredients: string[]; method: string[] }

const MAX_STORY_LENGTH = 10_000
const MAX_TITLE_WORDS = 9
const MAX_FOOD_WORDS = 5
/** The food stands right after its amount, with at most two words that describe it between. */
const LATEST_FOOD_WORD = 3
const MIN_FOODS = 2
const MIN_OF_PAST = 4

const NUMBER = '(?:\\d+(?:[.,/⁄]\\d+)?(?:\\s?[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛])'
const RANGE = `${NUMBER}(?:\\s?(?:[-–]|to|bis|à|a|do|до|până la)\\s?${NUMBER})?`
const UNITS = `(?:${anyOf(HEADING_WORDS.units)}(?:\\(\\p{L}{1,3}\\))?\\.?(?![\\p{L}]))`
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,/°]|\\p{L}-)(?:(${RANGE}|${anyOf(HEADING_WORDS.amounts)}(?![\\p{L}]))|${anyOf(HEADING_WORDS.articles)}(?![\\p{L}]))\\s*(${UNITS})?\\s*`,
  'giu',
)
const TIME_OR_SIZE = new RegExp(
  `^(?:[°%:]|(?:cm|mm|${anyOf([...HEADING_WORDS.minutes, ...HEADING_WORDS.hours, ...HEADING_WORDS.days, ...HEADING_WORDS.servings])})(?![\\p{L}]))`,
  'iu',
)
const OF = new RegExp(`^${anyOf(HEADING_WORDS.of)}(?:\\s|(?<=['’]))`, 'iu')
const ENDS_NAME = new Set([
  ...HEADING_WORDS.and,
  ...HEADING_WORDS.amounts,
  ...HEADING_WORDS.articles,
])
const WORD = /^[\p{L}’'-]+/u
/** Where a name ends, or its amount follows: "a pumpkin of 1 kg". */
const ENDS_FOOD = new RegExp(
  `^\\s*(?:[,.;:!?()]|$|${anyOf(HEADING_WORDS.and)}(?![\\p{L}])|${anyOf(HEADING_WORDS.of)}\\s${NUMBER})`,
  'iu',
)

/** Reads the foods out of sentences that tell cooking; null where fewer than two have an amount. */
export function findToldRecipe(lines: Line[]): ToldRecipe | null {
  const told = lines.map((line) => line.text)
  const text = told.join('\n')
  if (text.length > MAX_STORY_LENGTH) return null
  const ingredients = [...new Set(foodsOf(text))]
  // "Am tăiat un dovleac": a past whose verbs we do not know is told by its foods.
  const isPast = !told.some(tellsCooking)
  if (isPast && !told.some(looksLikeSentence)) return null
  if (ingredients.length < (isPast ? MIN_OF_PAST : MIN_FOODS)) return null
  const [first = ''] = told
  const hasTitle = told.length > 1 && isTitle(first)
  return {
    title: hasTitle ? first.replace(/\s*:$/, '') : null,
    ingredients,
    method: hasTitle ? told.slice(1) : told,
  }
}

function isTitle(text: string): boolean {
  const isSentence = /[.!?,;]$/.test(text) || tellsCooking(text) || startsWithAmount(text)
  return !isSentence && text.split(' ').length <= MAX_TITLE_WORDS
}

/** "200 g of flour", "two eggs": each amount of a text with the food right after it, in one language. */
export function foodsOf(text: string): string[] {
  const named = namedFoods(text)
  const byLanguage = LANGUAGES.map((language) =>
    named.filter(({ food }) => findFood(food, language)),
  )
  // A pan is bread in Spanish: what most of the foods are told in is the text's language.
  return byLanguage
    .reduce((best, own) => (own.length > best.length ? own : best), [])
    .map(({ line }) => line)
}

function namedFoods(text: string): { line: string; food: string }[] {
  const foods: { line: string; food: string }[] = []
  for (const match of text.matchAll(AMOUNT)) {
    const [amount, number, unit] = match
    const rest = text.slice(match.index + amount.length)
    if (!unit && TIME_OR_SIZE.test(rest)) continue
    const of = OF.exec(rest)?.[0] ?? ''
    const food = foodAt(rest.slice(of.length))
    // "A tomato sauce" counts nothing: an article is an amount only where the food's name ends.
    if (!food || (!number && !unit && !ENDS_FOOD.test(rest.slice(of.length + food.length))))
      continue
    foods.push({ line: `${amount}${of}${food}`.replace(/\s+/g, ' '), food })
  }
  return foods
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
  return found
}
