import { LANGUAGES, type Language } from '#shared/language.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import { countedFoods } from './counted-foods.ts'
import { endsWithInfinitive, startsWithVerb, tellsCooking } from './line-look.ts'
import { isClosing } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_LENGTH = 6_000
const MIN_NAME_LENGTH = 3
const MAX_TITLE_WORDS = 9
const MIN_FOODS = 3
const MIN_ORDERS = 3
/** So many sentences of a method give orders; those of a story hardly any. */
const LEAST_ORDERS = 0.4
const SENTENCE_BORDER = /(?<=[.!?…])\s+/u
/** Without the article of "l'ail". */
const WORD = /(?<![\p{L}-])(?!\p{L}['’])[\p{L}’'-]+|(?<=\P{L}\p{L}['’])[\p{L}-]+/gu
const NEXT_WORD = /^ [\p{L}’'-]+/u
/** "minced meat (500 g)" */
const IN_BRACKETS = /^ \((\d[^()]{0,15})\)/u

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
  const counted = countedFoods(text)
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

/** Each word that names a food, with the one behind it that makes it another, and an amount in brackets. */
function namesIn(text: string, language: Language): string[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (word.length < MIN_NAME_LENGTH || !findFood(word, language)) return []
    const next = NEXT_WORD.exec(text.slice(index + word.length))?.[0] ?? ''
    const longer = word + next
    const isOther = findFoodId(longer) !== findFoodId(word) && findFood(longer, language) !== null
    const name = isOther ? longer : word
    const amount = IN_BRACKETS.exec(text.slice(index + name.length))?.[1]
    return [amount ? `${amount} ${name}` : name]
  })
}
