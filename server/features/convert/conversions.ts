import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { releaseCredit, reserveCredit } from '#server/features/credits/credits.service.ts'
import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { lockRecipe } from '#server/features/recipes/recipes.service.ts'
import type { ServiceContext, UserContext } from '#server/trpc/context.ts'
import { MOST_UNDER_WAY } from '#shared/convert.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'

/** What is asked for: a conversion, or with an instruction the change of a converted recipe. */
export type Wish = { recipeId: string; language: Language; instruction?: string }

/**
 * Asks for a conversion: reserves its credit and queues the job in one transaction, and returns its
 * id. A recipe that is being converted, or was by us into the same language, gets the conversion it
 * has: asking twice is one conversion. Throws `RECIPE_NOT_FOUND`, `RECIPE_BUSY`,
 * `RECIPE_NOT_CONVERTED`, `INSUFFICIENT_CREDITS` and `TOO_MANY_CONVERSIONS`.
 */
export async function startConversion(
  ctx: UserContext,
  { recipeId, language, instruction }: Wish,
): Promise<string> {
  return ctx.em.transactional(async (em) => {
    // The lock makes a double click wait here and then find the first one's conversion.
    const recipe = await lockRecipe(em, ctx.user.id, recipeId)
    const existing =
      (await findUnderWay(em, { recipeId, language, instruction })) ??
      (instruction === undefined ? await findResult(em, recipe, language) : null)
    if (existing) return existing.id
    if (instruction !== undefined && recipe.status === 'draft')
      throw new DomainError('RECIPE_NOT_CONVERTED')

    const conversion = em.create(ConversionEntity, {
      userId: ctx.user.id,
      recipeId,
      recipeVersion: recipe.version,
      instruction: instruction ?? null,
      language,
      stage: 'queued',
      credit: 'reserved',
    })
    await em.flush()
    await reserveCredit(em, ctx.user.id, conversion.id)
    await assertFewUnderWay(em, ctx.user.id)
    await ctx.queue.add(em, 'convert', { conversionId: conversion.id })
    return conversion.id
  })
}

/** The reservation holds the user's row, so that several at once are counted one after the other. */
async function assertFewUnderWay(em: SqlEntityManager, userId: string): Promise<void> {
  const count = await em.count(ConversionEntity, { userId, finishedAt: null })
  if (count > MOST_UNDER_WAY)
    throw new DomainError('TOO_MANY_CONVERSIONS', { limit: MOST_UNDER_WAY })
}

/** Only one thing happens to a recipe at a time; asking for the same again is asking once. */
async function findUnderWay(em: SqlEntityManager, { recipeId, instruction }: Wish) {
  const underWay = await em.findOne(ConversionEntity, { recipeId, finishedAt: null })
  if (underWay && (underWay.instruction ?? undefined) !== instruction)
    throw new DomainError('RECIPE_BUSY')
  return underWay
}

/** The conversion whose result the recipe still holds. */
async function findResult(em: SqlEntityManager, recipe: RecipeRow, language: Language) {
  if (!recipe.convertedBy || recipe.language !== language) return null
  return em.findOne(
    ConversionEntity,
    { recipeId: recipe.id, credit: 'settled', language, instruction: null },
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
