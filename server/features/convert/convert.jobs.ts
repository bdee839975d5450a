import { afterCommit } from '#server/db/after-commit.ts'
import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { releaseCredit } from '#server/features/credits/credits.service.ts'
import { applianceOf } from '#server/features/recipes/appliance-of.ts'
import { checkRecipe } from '#server/features/recipes/check-recipe.ts'
import { RecipeEntity, type RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { toColumns, toRecipe } from '#server/features/recipes/recipe-mapping.ts'
import { assertContentFits, lockRecipe } from '#server/features/recipes/recipes.service.ts'
import { conversions } from '#server/metrics.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import {
  CheckedStepSchema,
  RECIPE_LIMITS,
  type RecipeContent,
  RecipeContentSchema,
} from '#shared/recipe.ts'
import { snapshotOf } from './changes.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'
import { failConversion, lockUnderWay } from './conversions.ts'
import { forgetHopelessDraft } from './drafts.ts'
import { mostStepsOf } from './expected-steps.ts'
import { createNews, endingOf, type News } from './news.ts'
import { findNotIncluded } from './not-included/find-not-included.ts'
import { ReadRecipeSchema } from './read/read-recipe.ts'
import type { Converted, Converter, ConvertOptions, NotedContent } from './structure/converter.ts'

/** A conversion that ends without a result is given up quickly, so one hand is enough. */
const CONCURRENT_ENDINGS = 1

/** What a converter answers, before the appliance check. */
const ConvertedContentSchema = RecipeContentSchema.extend({
  steps: CheckedStepSchema.array().max(RECIPE_LIMITS.steps),
})

/** Works conversions off the queue. `createContext` gives each job a unit of work of its own. */
export async function workConversions(
  createContext: (requestId?: string) => ServiceContext,
  converter: Converter,
): Promise<void> {
  const { queue } = createContext()
  await queue.work('convert', converter.concurrency, ({ conversionId, requestId }, signal) =>
    convert(createContext(requestId), converter, { conversionId, signal }),
  )
  await queue.work('convert-given-up', CONCURRENT_ENDINGS, ({ conversionId }) =>
    failConversion(createContext(), conversionId, { code: 'CONVERSION_FAILED' }),
  )
}

type Job = { conversionId: string; signal: AbortSignal }

/** One try. An expected failure ends the conversion; any other is thrown, so that it is tried again. */
async function convert(ctx: ServiceContext, converter: Converter, job: Job): Promise<void> {
  const conversion = await ctx.em.findOne(ConversionEntity, {
    id: job.conversionId,
    finishedAt: null,
  })
  if (!conversion) return
  const news = createNews(ctx.em.fork(), conversion.id)
  const unsubscribe = ctx.changes.subscribe(endingOf(conversion.id), news.lookForEnd)
  try {
    const recipe = await ctx.em.findOne(
      RecipeEntity,
      { id: conversion.recipeId, userId: conversion.userId },
      { populate: ['readRecipe'] },
    )
    if (!recipe) throw new DomainError('RECIPE_NOT_FOUND')
    const signal = AbortSignal.any([job.signal, news.ended])
    const model = await applianceOf(ctx.em, conversion.userId)
    const work = { conversion, recipe, model, signal, news }
    await save(ctx, work, await doWork(ctx, converter, work))
  } catch (error) {
    // Whoever ended it has said why.
    if (news.ended.aborted) return
    if (!(error instanceof DomainError)) throw error
    ctx.log.info({ conversionId: job.conversionId, code: error.code }, 'conversion failed')
    await news.settled()
    // Before it is told: who asks for the library then finds no card.
    await forgetHopelessDraft(ctx.em.fork(), conversion.recipeId, error.code)
    await failConversion({ em: ctx.em.fork(), now: ctx.now }, job.conversionId, error)
  } finally {
    unsubscribe()
    await news.settled()
  }
}

type Work = {
  conversion: ConversionRow
  recipe: RecipeRow
  /** Of the one who asked. */
  model: ApplianceModel
  signal: AbortSignal
  news: News
}

async function doWork(ctx: ServiceContext, converter: Converter, work: Work): Promise<Converted> {
  const { news } = work
  news.tell({ stage: 'structuring', converter: converter.name })
  const answer = await askConverter(converter, work)
  const content = checkContent(ctx, answer.content)
  news.tell({ stage: 'checking', converter: answer.by, partial: partialOf(content, 0) })
  return { ...answer, content }
}

async function askConverter(
  converter: Converter,
  { conversion, recipe, model, signal, news }: Work,
): Promise<Converted> {
  const { instruction } = conversion
  const mostSteps = mostStepsOf(recipe, instruction != null)
  const options: ConvertOptions = {
    // A change leaves the recipe in its language, whoever asks.
    language: (instruction && recipe.language) || conversion.language,
    model,
    signal,
    report: (partial) => news.tell({ partial: partialOf(partial, mostSteps) }),
    mayAsk: news.mayAsk,
    spend: news.spend,
  }
  if (instruction) return converter.modify(contentOf(recipe), instruction, options)
  if (recipe.isIdea) return converter.generate(recipe.rawText, options)
  const readRecipe = recipe.readRecipe ? ReadRecipeSchema.parse(recipe.readRecipe) : null
  return converter.structure({ rawText: recipe.rawText, readRecipe }, options)
}

function contentOf(row: RecipeRow): RecipeContent {
  const { recipeMetadata, ingredients, steps } = toRecipe(row)
  return { metadata: recipeMetadata, ingredients, steps }
}

/** `mostSteps`: with how many steps most of the recipe is there. */
function partialOf(
  { metadata, ingredients = [], steps = [] }: Partial<RecipeContent>,
  mostSteps: number,
) {
  const isMostly = steps.length >= mostSteps
  return { title: metadata?.title ?? null, ingredients, steps, isMostly }
}

/** Nothing is saved that could not be read or edited again. */
function checkContent(ctx: ServiceContext, content: NotedContent) {
  const checked = ConvertedContentSchema.safeParse(content)
  // Absent means none: a key that is undefined would be kept as null.
  if (checked.success) {
    assertContentFits(checked.data)
    return JSON.parse(JSON.stringify(checked.data)) as typeof checked.data
  }
  ctx.log.error({ issues: checked.error.issues.map(({ path }) => path) }, 'unfit conversion')
  throw new DomainError('CONVERSION_FAILED', {}, { cause: checked.error })
}

/** What becomes of the text; a change is made to the recipe only, and an idea is no recipe's text. */
function sourceColumns({ conversion, recipe }: Work, content: NotedContent) {
  if (conversion.instruction != null || recipe.isIdea) return {}
  return { notIncluded: findNotIncluded(recipe.rawText, content) }
}

/** The recipe, the credit and the end of the conversion are saved together or not at all. */
async function save(
  ctx: ServiceContext,
  work: Work,
  { content, model, by, language, isFree = false }: Converted,
) {
  const { id, userId } = work.conversion
  const { steps, models } = await checkRecipe({
    ...content,
    kind: 'repair',
    model,
    sourceText: work.recipe.rawText,
  })
  const { metadata } = content
  const saved = { ...content, metadata: { ...metadata, ThermomixModel: models } }
  const source = sourceColumns(work, content)
  await work.news.settled()
  await ctx.em.fork().transactional(async (em) => {
    // The recipe first, as everywhere: two orders of locking would wait for each other for ever.
    const recipe = await lockRecipe(em, userId, work.recipe.id)
    const conversion = await lockUnderWay(em, id)
    if (!conversion) return
    if (recipe.version !== conversion.recipeVersion) throw new DomainError('RECIPE_CHANGED')

    const before = recipe.status === 'converted' ? snapshotOf(recipe) : null
    em.assign(recipe, {
      ...toColumns(saved, steps),
      ...source,
      status: 'converted',
      convertedBy: by,
      ...(conversion.instruction === null && { language: conversion.language }),
      ...(language && { language }),
      version: recipe.version + 1,
    })
    em.assign(conversion, {
      stage: 'done',
      converter: by,
      credit: isFree ? 'released' : 'settled',
      finishedAt: ctx.now(),
      partial: null,
      before,
    })
    await em.flush()
    if (isFree) await releaseCredit(em, userId, id)
    await notifyChanged(em, id)
    afterCommit(em, () => conversions.inc({ converter: by, outcome: 'done' }))
  })
}
