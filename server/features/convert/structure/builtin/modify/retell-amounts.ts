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
        const text = isSame ? step.instructionText.slice(start, end) : words
        // "1 onion", "2 onions": the name behind it, where it is written as in the list.
        const between = step.instructionText.slice(end, mention.start)
        const said = step.instructionText.slice(mention.start, mention.end)
        return said === mention.ingredient.name
          ? { start, end: mention.end, text: `${text}${between}${now.name}` }
          : { start, end, text }
      },
    )
    return { ...step, instructionText: edited(step.instructionText, edits) }
  })
  return { ...content, ingredients: ingredients.map(change), steps }
}
