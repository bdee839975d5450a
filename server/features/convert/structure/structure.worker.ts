import { DomainError } from '#server/errors.ts'
import type { Started } from '#server/jobs/thread-pool.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { ReadRecipe } from '../read/read-recipe.ts'
import { createBuiltinConverter } from './builtin/builtin.ts'

export type StructureTask = { source: ReadRecipe; language: Language; model: ApplianceModel }

/** Errors lose their class between threads, so a refusal travels as data. */
export type StructureAnswer =
  | { content: RecipeContent }
  | { refusal: { code: ErrorCode; params: ErrorParams } }

const converter = createBuiltinConverter()

/** Understands one recipe in a thread of the pool. */
export async function structure({ source, language, model, started }: StructureTask & Started) {
  started.postMessage(null)
  started.close()
  const { signal } = new AbortController()
  try {
    const options = { language, model, signal, report: () => {} }
    return { content: await converter.structure(source, options) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, params: error.params } }
  }
}
