import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'
import type { ConverterName, RecipeContent } from '#shared/recipe.ts'
import type { ReadRecipe } from '../read/read-recipe.ts'

export type ConvertOptions = {
  /** The language that the result is written in. */
  language: Language
  model: ApplianceModel
  /** Called with what is known so far; may be called often. */
  report: (partial: Partial<RecipeContent>) => void
  signal: AbortSignal
}

/**
 * The port behind which the recipe is understood. Implementations throw a `DomainError` when they
 * cannot do their work; what they answer still goes through the appliance check.
 */
export type Converter = {
  name: ConverterName
  structure: (source: ReadRecipe, options: ConvertOptions) => Promise<RecipeContent>
}
