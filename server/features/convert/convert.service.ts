import { DomainError } from '#server/errors.ts'
import { getRecipe } from '#server/features/recipes/recipes.service.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { CONVERSION_TIMEOUT_SECONDS } from '#shared/convert.ts'
import type { Language } from '#shared/language.ts'
import type { Recipe } from '#shared/recipe.ts'
import { failConversion, startConversion } from './conversions.ts'
import { watchConversion } from './progress.ts'

/**
 * Converts a draft and waits for the result. Throws why it failed, or `CONVERSION_TIMEOUT`; then
 * the credit has been given back.
 */
export async function processRecipe(
  ctx: UserContext,
  recipeId: string,
  language: Language,
): Promise<Recipe> {
  const id = await startConversion(ctx, recipeId, language)
  const timeout = AbortSignal.timeout(CONVERSION_TIMEOUT_SECONDS * 1000)
  const signal = AbortSignal.any([timeout, ctx.stopping])
  for await (const { stage, error } of watchConversion(ctx, id, signal)) {
    if (stage === 'done') return getRecipe({ ...ctx, em: ctx.em.fork() }, recipeId)
    if (error) throw new DomainError(error.appCode, error.params)
  }
  // The conversion goes on elsewhere; asking again finds it.
  if (!timeout.aborted) throw new DomainError('NOT_READY')
  await failConversion({ em: ctx.em.fork(), now: ctx.now }, id, { code: 'CONVERSION_TIMEOUT' })
  throw new DomainError('CONVERSION_TIMEOUT')
}
