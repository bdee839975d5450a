import { DomainError } from '#server/errors.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { ForModel } from '../../converter.ts'

/**
 * Changes a recipe as a sentence says. Throws `MODIFICATION_NOT_UNDERSTOOD` with the words that
 * mean nothing to it, and `MODIFICATION_NO_…`; then nothing has been changed.
 */
export function modifyRecipe(
  _content: RecipeContent,
  instruction: string,
  _options: { language: Language; model: ApplianceModel },
): ForModel {
  throw new DomainError('MODIFICATION_NOT_UNDERSTOOD', { words: instruction })
}
