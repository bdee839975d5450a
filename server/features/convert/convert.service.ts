import { DomainError, notReady } from '#server/errors.ts'
import { getRecipe } from '#server/features/recipes/recipes.service.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { CONVERSION_TIMEOUT_SECONDS } from '#shared/convert.ts'
import type { Recipe } from '#shared/recipe.ts'
import { failConversion, startConversion, type Wish } from './conversions.ts'
import { watchConversion } from './progress.ts'

/**
 * Converts a draft, or changes a converted recipe, and waits for the result. Throws why it failed,
 * or `CONVERSION_TIMEOUT`; then the credit has been given back.
 */
export async function processRecipe(ctx: UserContext, wish: Wish): Promise<Recipe> {
  const id = await startConversion(ctx, wish)
  const timeout = AbortSignal.timeout(CONVERSION_TIMEOUT_SECONDS * 1000)
  const signal = AbortSignal.any([timeout, ctx.stopping])
  for await (const { stage, error } of watchConversion(ctx, id, signal)) {
    if (stage === 'done') return getRecipe({ ...ctx, em: ctx.em.fork() }, wish.recipeId)
    if (error) throw new DomainError(error.appCode, error.params)
  }
  // The conversion goes on elsewhere; asking again finds it.
  if (!timeout.aborted) throw notReady()
  await failConversion({ em: ctx.em.fork(), now: ctx.now }, id, { code: 'CONVERSION_TIMEOUT' })
  throw new DomainError('CONVERSION_TIMEOUT')
}
