import type { TFunction } from 'i18next'
import { formatSettings } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, Recipe } from '#shared/recipe.ts'

/** An ingredient as one line: `400 g potatoes, peeled`. */
export function ingredientText({ quantity, unit, name, notes }: Ingredient): string {
  const amount = [quantity, unit, name].filter(Boolean).join(' ')
  return notes ? `${amount}, ${notes}` : amount
}

/** The whole recipe as plain text, for messages and notes; settings as recipes print them. */
export function recipeText(recipe: Recipe, t: TFunction, language: Language): string {
  const { recipeMetadata, ingredients, steps, sourceUrl } = recipe
  const stepLines = steps.map((step) => {
    const settings = formatSettings(step, language)
    const isTold = step.instructionText.includes(settings)
    return `${step.stepNumber}. ${step.instructionText}${isTold ? '' : ` (${settings})`}`
  })
  const blocks = [
    recipeMetadata.title,
    recipeMetadata.description,
    [t('recipe.ingredients'), ...ingredients.map((line) => `- ${ingredientText(line)}`)].join('\n'),
    [t('recipe.steps'), ...stepLines].join('\n'),
    sourceUrl,
  ]
  return blocks.filter(Boolean).join('\n\n')
}
