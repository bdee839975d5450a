import type { SaveRecipe } from '#shared/recipe.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { anEditedRecipe } from './recipes.ts'

const INGREDIENTS = RECIPE_LIMITS.ingredients
const STEPS = RECIPE_LIMITS.steps
const TEXT = 'Heat the onions with oil, then blend the hot soup 10 min/100°C/speed 5 and steam it. '

/**
 * A recipe of so many bytes of content that takes long to check: many ingredients, each of another
 * name, in many steps that the appliance cannot do.
 */
export function aHeavyRecipe(bytes: number = RECIPE_LIMITS.contentBytes): SaveRecipe {
  const withTexts = (length: number): SaveRecipe => {
    const { metadata } = anEditedRecipe()
    return {
      metadata,
      ingredients: Array.from({ length: INGREDIENTS }, (_, at) => ({
        id: undefined,
        ingredientJsonId: at + 1,
        name: `${at} chopped onions with garlic, number ${at}`,
        quantity: '500',
        unit: 'g',
        notes: undefined,
      })),
      steps: Array.from({ length: STEPS }, (_, at) => ({
        stepNumber: at + 1,
        type: 'OPERATE' as const,
        instructionText: TEXT.repeat(50).slice(0, length).trim(),
        durationSeconds: 600,
        speed: '10',
        temperature: '120',
        reverse: true,
        ingredientRefs: [(at % INGREDIENTS) + 1],
        tools: ['whisk' as const],
      })),
    }
  }
  const bare = Buffer.byteLength(JSON.stringify(withTexts(1)))
  // A degree sign is two bytes.
  return withTexts(Math.floor(((bytes - bare) / STEPS) * 0.98))
}
