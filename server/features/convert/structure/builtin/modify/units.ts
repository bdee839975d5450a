import { convertIngredient } from '#shared/ingredient-line/ingredient-amount.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { withAmounts } from './retell-amounts.ts'
import type { WordLanguage } from './words/all.ts'

/** The recipe in grams and millilitres, or in the cups and spoons of its language. */
export function convertUnits(
  content: RecipeContent,
  to: 'metric' | 'cups',
  language: WordLanguage,
): RecipeContent {
  return withAmounts(content, (one) => convertIngredient(one, to, language), language)
}
