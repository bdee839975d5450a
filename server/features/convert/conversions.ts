import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { notifyChanged } from '#server/db/notify.ts'
import { releaseCredit, reserveCredit } from '#server/features/credits/credits.service.ts'
import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { lockRecipe } from '#server/features/recipes/recipes.service.ts'
import type { ServiceContext, UserContext } from '#server/trpc/context.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'

/**
 * Asks for a conversion: reserves its credit and queues the job in one transaction, and returns its
 * id. A recipe that is being converted, or was by us into the same language, gets the conversion it
 * has: asking twice is one conversion. Throws `RECIPE_NOT_FOUND` and `INSUFFICIENT_CREDITS`.
 */
export async function startConversion(
  ctx: UserContext,
  recipeId: string,
  language: Language,
): Promise<string> {
  return ctx.em.transactional(async (em) => {
    // The lock makes a double click wait here and then find the first one's conversion.
    const recipe = await lockRecipe(em, ctx.user.id, recipeId)
    const existing = await findReusable(em, recipe, language)
    if (existing) return existing.id

    const conversion = em.create(ConversionEntity, {
      userId: ctx.user.id,
      recipeId,
      recipeVersion: recipe.version,
      language,
      stage: 'queued',
      credit: 'reserved',
    })
    await em.flush()
    await reserveCredit(em, ctx.user.id, conversion.id)
    await ctx.queue.add(em, 'convert', { conversionId: conversion.id })
    return conversion.id
  })
}

/** The conversion that is under way, or the one whose result the recipe still holds. */
async function findReusable(em: SqlEntityManager, recipe: RecipeRow, language: Language) {
  const underWay = await em.findOne(ConversionEntity, { recipeId: recipe.id, finishedAt: null })
  const isResultThere = recipe.convertedBy && recipe.language === language
  if (underWay || !isResultThere) return underWay
  return em.findOne(
    ConversionEntity,
    { recipeId: recipe.id, credit: 'settled', language },
    { orderBy: { id: 'desc' } },
  )
}

/** Locks a conversion that is still under way; `null` when it has ended. */
export async function lockUnderWay(
  em: SqlEntityManager,
  id: string,
): Promise<ConversionRow | null> {
  return em.findOne(
    ConversionEntity,
    { id, finishedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

/** Ends a conversion without a result and gives its credit back. Does nothing if it has ended. */
export async function failConversion(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  id: string,
  { code, params = {} }: { code: ErrorCode; params?: ErrorParams },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const conversion = await lockUnderWay(em, id)
    if (!conversion) return
    em.assign(conversion, {
      stage: 'failed',
      credit: 'released',
      errorCode: code,
      errorParams: params,
      finishedAt: ctx.now(),
    })
    await em.flush()
    await releaseCredit(em, conversion.userId, id)
    await notifyChanged(em, id)
  })
}
