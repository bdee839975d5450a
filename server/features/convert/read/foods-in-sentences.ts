import { countedFoods } from './counted-foods.ts'
import { looksLikeSentence, startsWithAmount, tellsCooking } from './line-look.ts'
import type { Line } from './lines.ts'

/** A recipe told as a story: the foods that its sentences name with an amount, and the sentences. */
export type ToldRecipe = { title: string | null; ingredients: string[]; method: string[] }

const MAX_STORY_LENGTH = 10_000
const MAX_TITLE_WORDS = 9
const MIN_FOODS = 2
const MIN_OF_PAST = 4

/** Reads the foods out of sentences that tell cooking; null where fewer than two have an amount. */
export function findToldRecipe(lines: Line[]): ToldRecipe | null {
  const told = lines.map((line) => line.text)
  const text = told.join('\n')
  if (text.length > MAX_STORY_LENGTH) return null
  const ingredients = [...new Set(countedFoods(text))]
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
