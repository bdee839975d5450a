/** Converts what has been read as the product does, with the built-in rules. */

import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/language.ts'
import type { RecipeContent, Step } from '#shared/recipe.ts'

/** The model that the techniques are written for. */
export const MODEL = 'TM6'

const converter = createBuiltinConverter()
const { signal } = new AbortController()

/** A recipe as the library keeps it. */
export type ConvertedRecipe = {
  recipeMetadata: RecipeContent['metadata']
  ingredients: RecipeContent['ingredients']
  steps: Step[]
}

/** From what was read to checked steps, in its own language unless told otherwise. */
export async function convertRead(
  recipe: ReadRecipe,
  language: Language = languageOf(recipe.language),
): Promise<ConvertedRecipe> {
  const options = { language, model: MODEL, signal, report() {} } as const
  const content = await converter.structure(recipe, options)
  const { steps } = repairRecipe(content, MODEL, toRawText(recipe))
  return { recipeMetadata: content.metadata, ingredients: content.ingredients, steps }
}

/** "de-AT" is German; what we do not write is converted into the language that we start in. */
export function languageOf(tag: string | null | undefined): Language {
  return LANGUAGES.find((one) => one === tag?.slice(0, 2)) ?? DEFAULT_LANGUAGE
}
