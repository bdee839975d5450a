import { countedFoods } from './counted-foods.ts'
import { looksLikeSentence, namesWork, tellsCooking } from './line-look.ts'
import type { Line } from './lines.ts'
import { storyTitle } from './story-title.ts'

/** A recipe told as a story: the foods that its sentences name with an amount, and the sentences. */
export type ToldRecipe = { title: string | null; ingredients: string[]; method: string[] }

const MAX_STORY_LENGTH = 10_000
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
  const { title, rest } = storyTitle(lines)
  return { title, ingredients, method: aboutCooking(rest) }
}

/** Without the paragraphs around it that tell neither work nor foods: "The garden is over for the year." */
function aboutCooking(paragraphs: string[]): string[] {
  const isTold = (text: string) => namesWork(text) || countedFoods(text).length > 0
  const first = paragraphs.findIndex(isTold)
  const last = paragraphs.findLastIndex(isTold)
  return first === -1 ? paragraphs : paragraphs.slice(first, last + 1)
}
