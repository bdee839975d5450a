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

/** A recipe with the appliance that it is for; a change may ask for another one. */
export type ForModel = { content: RecipeContent; model: ApplianceModel }

/**
 * The port behind which recipes are understood, changed and made. Implementations throw a
 * `DomainError` when they cannot do their work; what they answer still goes through the appliance
 * check.
 */
export type Converter = {
  name: ConverterName
  structure: (source: ReadRecipe, options: ConvertOptions) => Promise<RecipeContent>
  /** Changes a converted recipe as a sentence says; the sentence is in any of our languages. */
  modify: (recipe: RecipeContent, instruction: string, options: ConvertOptions) => Promise<ForModel>
  /** Makes a recipe from a dish or a list of ingredients. */
  generate: (idea: string, options: ConvertOptions) => Promise<RecipeContent>
}
