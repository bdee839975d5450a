import { DomainError } from '#server/errors.ts'
import type { Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'

/**
 * A recipe in the words of a cook, from a dish or a list of ingredients, by a base formula. Throws
 * `IDEA_NOT_UNDERSTOOD` where none fits.
 */
export function recipeFromIdea(idea: string, _language: Language): ReadRecipe {
  throw new DomainError('IDEA_NOT_UNDERSTOOD', { words: idea })
}
