import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { forModel } from '../builtin/modify/for-model.ts'
import { withOneSetting } from './settings-in-text.ts'

/**
 * An answer with settings that the chosen model has, by the tables that the rules use: models know
 * the newest machine best and write its 120 °C for every other.
 */
export function fitToModel(
  content: RecipeContent,
  model: ApplianceModel,
  language: Language,
): RecipeContent {
  const fitted = forModel(content, model)
  return { ...fitted, steps: fitted.steps.map((step) => withOneSetting(step, language)) }
}
