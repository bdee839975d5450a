import { LANGUAGES, type Language } from '#shared/language.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import { foodsOf } from './foods-in-sentences.ts'
import { endsWithInfinitive, startsWithVerb, tellsCooking } from './line-look.ts'
import { isClosing } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_LENGTH = 6_000
const MAX_FOOD_WORDS = 2
const MIN_NAME_LENGTH = 3
const MAX_TITLE_WORDS = 9
const MIN_FOODS = 3
const MIN_ORDERS = 3
/** So many sentences of a method give orders; those of a story hardly any. */
const LEAST_ORDERS = 0.4
const SENTENCE_BORDER = /(?<=[.!?…])\s+/u
const WORD = /[\p{L}’'-]+/gu

/** A title and sentences that give orders, whose foods hardly have amounts; null for other texts. */
export function findUncountedRecipe(
  lines: Line[],
): { ingredients: string[]; method: string[] } | null {
  const [title, ...rest] = lines
  if (!title || !isTitle(title.text)) return null
  const method = rest.filter(({ text }) => !isClosing(text)).map(({ text }) => text)
  const text = method.join(' ')
  if (text.length > MAX_LENGTH || !givesOrders(text)) return null
  const ingredients = foodsIn(text)
  return ingredients.length < MIN_FOODS ? null : { ingredients, method }
}

/** Whether sentences name so many foods of a list that they are its method. */
export function tellsOfFoods(sentences: readonly string[], list: readonly string[]): boolean {
  const listed = new Set(list.map((line) => findFoodId(line)))
  const text = sentences.join(' ').slice(0, MAX_LENGTH)
  const ids = foodsIn(text).map((food) => findFoodId(food))
  const named = ids.filter((id) => id !== null && listed.has(id))
  return named.length >= MIN_FOODS
}

function isTitle(text: string): boolean {
  return !/[.!?,;]$/.test(text) && !tellsCooking(text) && text.split(' ').length <= MAX_TITLE_WORDS
}

function givesOrders(text: string): boolean {
  const sentences = text.split(SENTENCE_BORDER)
  const orders = sentences.filter(
    (one) => startsWithVerb(one) || endsWithInfinitive(one) || tellsCooking(one),
  )
  return orders.length >= MIN_ORDERS && orders.length >= sentences.length * LEAST_ORDERS
}

/** The foods with their amounts where they have some, each once, in the language of most of them. */
function foodsIn(text: string): string[] {
  const counted = foodsOf(text)
  const byLanguage = LANGUAGES.map((language) => namesIn(text, language))
  const names = byLanguage.reduce((most, own) => (own.length > most.length ? own : most), [])
  const seen = new Set(counted.map((food) => findFoodId(food)))
  const others = names.filter((name) => {
    const id = findFoodId(name)
    const isNew = id !== 'water' && !seen.has(id)
    seen.add(id)
    return isNew
  })
  return [...counted, ...others]
}

/** Each word that names a food, with those behind it that make it another one. */
function namesIn(text: string, language: Language): string[] {
  const words = text.match(WORD) ?? []
  return words.flatMap((word, at) => {
    if (word.length < MIN_NAME_LENGTH || !findFood(word, language)) return []
    const longer = words.slice(at, at + MAX_FOOD_WORDS).join(' ')
    const isOther = findFoodId(longer) !== findFoodId(word) && findFood(longer, language) !== null
    return [isOther ? longer : word]
  })
}
