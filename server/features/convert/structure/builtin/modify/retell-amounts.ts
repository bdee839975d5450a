import type { Ingredient, RecipeContent } from '#shared/recipe.ts'
import { amountsIn } from './amounts-in-text.ts'
import { edited } from './edit-text.ts'
import type { WordLanguage } from './words/all.ts'

/** Changes an amount of an ingredient; what it is of tells the rest. */
export type ChangeAmount = (ingredient: Ingredient) => Ingredient

/**
 * The recipe with its amounts changed alike in the list and in the steps' texts, where they may be
 * a part of what the list says.
 */
export function withAmounts(
  content: RecipeContent,
  change: ChangeAmount,
  language: WordLanguage,
): RecipeContent {
  const { ingredients } = content
  const steps = content.steps.map((step) => {
    const edits = amountsIn(step, ingredients, language).map(
      ({ start, end, quantity, unit, mention }) => {
        const now = change({ ...mention.ingredient, quantity, unit })
        const isSame = now.quantity === quantity && now.unit === unit
        const words = [now.quantity, now.unit].filter(Boolean).join(' ')
        return { start, end, text: isSame ? step.instructionText.slice(start, end) : words }
      },
    )
    return { ...step, instructionText: edited(step.instructionText, edits) }
  })
  return { ...content, ingredients: ingredients.map(change), steps }
}
