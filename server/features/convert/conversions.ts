import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { afterCommit } from '#server/db/after-commit.ts'
import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { releaseCredit, reserveCredit } from '#server/features/credits/credits.service.ts'
import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { lockRecipe } from '#server/features/recipes/recipes.service.ts'
import { conversions } from '#server/metrics.ts'
import type { ServiceContext, UserContext } from '#server/trpc/context.ts'
import { MAX_IN_PROGRESS } from '#shared/convert.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'
import { assertFewFailures, isPaidThough } from './free-failures.ts'
import { endingOf } from './news.ts'

/** Most conversions that may wait for a worker: what comes after would wait longer than anybody does. */
export const MAX_WAITING = 200
/** Some of them have been worked by then: seconds. */
const RETRY_AFTER_SECONDS = 30

/** What is asked for: a conversion, or with an instruction the change of a converted recipe. */
export type Wish = { recipeId: string; language: Language; instruction?: string }

/**
 * Asks for a conversion: reserves its credit and queues the job in one transaction, and returns its
 * id. A recipe that is being converted, or was by us into the same language, gets the conversion it
 * has: asking twice is one conversion. Throws `RECIPE_NOT_FOUND`, `RECIPE_BUSY`,
 * `RECIPE_NOT_CONVERTED`, `INSUFFICIENT_CREDITS`, `TOO_MANY_CONVERSIONS`, `TOO_MANY_FAILURES` and
 * `TOO_BUSY`.
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
    await assertFewWaiting(em)

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
    await reserveCredit(em, ctx.user.id, { conversionId: conversion.id, title: recipe.title })
    const underWay = await countUnderWay(em, ctx.user.id)
    if (ctx.config.ai) await assertFewFailures(em, ctx.user.id, { underWay, now: ctx.now() })
    const others = underWay - 1
    // Who has nothing under way goes before those who have much, so nobody waits for one person's ten.
    await ctx.queue.add(em, 'convert', { conversionId: conversion.id }, { priority: -others })
    return conversion.id
  })
}

/** The reservation holds the user's row, so that several at once are counted one after the other. */
async function countUnderWay(em: SqlEntityManager, userId: string): Promise<number> {
  const count = await em.count(ConversionEntity, { userId, finishedAt: null })
  if (count > MAX_IN_PROGRESS)
    throw new DomainError('TOO_MANY_CONVERSIONS', { limit: MAX_IN_PROGRESS })
  return count
}

/** Whoever is let in is worked in time; several that ask in one moment may be let in together. */
async function assertFewWaiting(em: SqlEntityManager): Promise<void> {
  const waiting = await em.count(ConversionEntity, { stage: 'queued', finishedAt: null })
  if (waiting >= MAX_WAITING) throw new DomainError('TOO_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
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
    { recipeId: recipe.id, stage: 'done', credit: 'settled', language, instruction: null },
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

/**
 * Ends a conversion that its owner does not want any more; one that has ended stays as it is.
 * Throws `CONVERSION_NOT_FOUND`.
 */
export async function cancelConversion(ctx: UserContext, id: string): Promise<void> {
  const isTheirs = await ctx.em.count(ConversionEntity, { id, userId: ctx.user.id })
  if (!isTheirs) throw new DomainError('CONVERSION_NOT_FOUND')
  await failConversion(ctx, id, { code: 'CONVERSION_CANCELLED' })
}

/**
 * Ends a conversion without a result and gives its credit back, unless its owner ends it after most
 * of the result was shown. Does nothing if it has ended.
 */
export async function failConversion(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  id: string,
  { code, params = {} }: { code: ErrorCode; params?: ErrorParams },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const conversion = await lockUnderWay(em, id)
    if (!conversion) return
    const isPaid = isPaidThough(conversion, code)
    const isLate = isPaid && code === 'CONVERSION_CANCELLED'
    em.assign(conversion, {
      stage: 'failed',
      credit: isPaid ? 'settled' : 'released',
      errorCode: isLate ? 'CONVERSION_CANCELLED_LATE' : code,
      errorParams: params,
      finishedAt: ctx.now(),
    })
    await em.flush()
    if (!isPaid) await releaseCredit(em, conversion.userId, id)
    await notifyChanged(em, id)
    await notifyChanged(em, endingOf(id))
    const converter = conversion.converter ?? 'none'
    afterCommit(em, () => conversions.inc({ converter, outcome: code }))
  })
}
