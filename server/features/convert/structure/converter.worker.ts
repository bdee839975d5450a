import { DomainError } from '#server/errors.ts'
import type { Clock } from '#server/jobs/thread-pool.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { ReadRecipe } from '../read/read-recipe.ts'
import { readText } from '../read/text.ts'
import { createBuiltinConverter } from './builtin/builtin.ts'
import type { ForModel, RuleOptions } from './builtin/rule-options.ts'
import type { Draft } from './converter.ts'

type Work = { draft: Draft } | { recipe: RecipeContent; instruction: string } | { idea: string }
export type ConverterTask = { work: Work; language: Language; model: ApplianceModel }

/** Errors lose their class between threads, so a refusal travels as data. */
export type ConverterAnswer = ForModel | { refusal: { code: ErrorCode; params: ErrorParams } }

const converter = createBuiltinConverter()

/** Does one piece of the converter's work in a thread of the pool. */
export async function convert({
  work,
  language,
  model,
  clock,
}: ConverterTask & Clock): Promise<ConverterAnswer> {
  clock.postMessage(true)
  clock.close()
  const { signal } = new AbortController()
  try {
    return await answer(work, { language, model, signal, report: () => {} })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, params: error.params } }
  }
}

async function answer(work: Work, options: RuleOptions): Promise<ForModel> {
  if ('recipe' in work) return converter.modify(work.recipe, work.instruction, options)
  const content =
    'idea' in work
      ? await converter.generate(work.idea, options)
      : await converter.structure(sourceOf(work.draft), {
          ...options,
          rawText: work.draft.rawText,
        })
  return { content, model: options.model }
}

/** What the page had in order is taken as it is; a text has to be read first. */
function sourceOf({ readRecipe, rawText }: Draft): ReadRecipe {
  return readRecipe ?? readText(rawText)
}
