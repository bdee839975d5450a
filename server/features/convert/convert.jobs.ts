import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { RecipeEntity, type RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { toColumns, toRecipe } from '#server/features/recipes/recipe-mapping.ts'
import { lockRecipe } from '#server/features/recipes/recipes.service.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import { repairRecipe, suitableModels } from '#shared/appliance/check.ts'
import { DEFAULT_MODEL } from '#shared/appliance/models.ts'
import { type RecipeContent, RecipeContentSchema, type Step } from '#shared/recipe.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'
import { failConversion, lockUnderWay } from './conversions.ts'
import { type ReadRecipe, ReadRecipeSchema } from './read/read-recipe.ts'
import { readText } from './read/text.ts'
import type { Converter, ForModel } from './structure/converter.ts'

const CONCURRENT_CONVERSIONS = 4

/** Works conversions off the queue. `createContext` gives each job a unit of work of its own. */
export async function workConversions(
  createContext: () => ServiceContext,
  converter: Converter,
): Promise<void> {
  const { queue } = createContext()
  await queue.work('convert', CONCURRENT_CONVERSIONS, ({ conversionId }, signal) =>
    convert(createContext(), converter, { conversionId, signal }),
  )
  await queue.work('convert-given-up', CONCURRENT_CONVERSIONS, ({ conversionId }) =>
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
  try {
    const recipe = await ctx.em.findOne(
      RecipeEntity,
      { id: conversion.recipeId, userId: conversion.userId },
      { populate: ['readRecipe'] },
    )
    if (!recipe) throw new DomainError('RECIPE_NOT_FOUND')
    const work = { conversion, recipe, signal: job.signal }
    await save(ctx, work, await doWork(ctx, converter, work))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ctx.log.info({ conversionId: job.conversionId, code: error.code }, 'conversion failed')
    await failConversion({ em: ctx.em.fork(), now: ctx.now }, job.conversionId, error)
  }
}

type Work = { conversion: ConversionRow; recipe: RecipeRow; signal: AbortSignal }

async function doWork(ctx: ServiceContext, converter: Converter, work: Work): Promise<ForModel> {
  const { conversion } = work
  await report(ctx, conversion, { stage: 'structuring', converter: converter.name })
  const answer = await askConverter(converter, work)
  const content = checkContent(ctx, answer.content)
  const partial = {
    title: content.metadata.title,
    ingredients: content.ingredients,
    steps: content.steps,
  }
  await report(ctx, conversion, { stage: 'checking', partial })
  return { content, model: answer.model }
}

async function askConverter(
  converter: Converter,
  { conversion, recipe, signal }: Work,
): Promise<ForModel> {
  const { language, instruction } = conversion
  const options = { language, model: DEFAULT_MODEL, report: () => {}, signal }
  if (instruction) return converter.modify(contentOf(recipe), instruction, options)
  const content = recipe.isIdea
    ? await converter.generate(recipe.rawText, options)
    : await converter.structure(sourceOf(recipe), options)
  return { content, model: DEFAULT_MODEL }
}

function contentOf(row: RecipeRow): RecipeContent {
  const { recipeMetadata, ingredients, steps } = toRecipe(row)
  return { metadata: recipeMetadata, ingredients, steps }
}

/** Nothing is saved that could not be read or edited again. */
function checkContent(ctx: ServiceContext, content: RecipeContent): RecipeContent {
  const checked = RecipeContentSchema.safeParse(content)
  // Absent means none: a key that is undefined would be kept as null.
  if (checked.success) return JSON.parse(JSON.stringify(checked.data))
  ctx.log.error({ issues: checked.error.issues.map(({ path }) => path) }, 'unfit conversion')
  throw new DomainError('CONVERSION_FAILED', {}, { cause: checked.error })
}

/** What the page had in order is taken as it is; a text has to be read first. */
function sourceOf(recipe: RecipeRow): ReadRecipe {
  return recipe.readRecipe ? ReadRecipeSchema.parse(recipe.readRecipe) : readText(recipe.rawText)
}

async function report(
  ctx: ServiceContext,
  conversion: ConversionRow,
  news: Partial<Pick<ConversionRow, 'stage' | 'partial' | 'converter'>>,
): Promise<void> {
  const underWay = { id: conversion.id, finishedAt: null }
  // A conversion that was ended meanwhile (a time-out, another worker) stays as it ended.
  await ctx.em.nativeUpdate(ConversionEntity, underWay, news)
  await notifyChanged(ctx.em, conversion.id)
}

/** The recipe, the credit and the end of the conversion are saved together or not at all. */
async function save(
  ctx: ServiceContext,
  { conversion: { id, userId }, recipe: { id: recipeId } }: Work,
  { content, model }: ForModel,
) {
  const { steps } = repairRecipe(content, model)
  await ctx.em.fork().transactional(async (em) => {
    // The recipe first, as everywhere: two orders of locking would wait for each other for ever.
    const recipe = await lockRecipe(em, userId, recipeId)
    const conversion = await lockUnderWay(em, id)
    if (!conversion) return
    if (recipe.version !== conversion.recipeVersion) throw new DomainError('RECIPE_CHANGED')

    em.assign(recipe, {
      ...toColumns(withModels(content, steps), steps),
      status: 'converted',
      convertedBy: conversion.converter,
      ...(conversion.instruction === null && { language: conversion.language }),
      version: recipe.version + 1,
    })
    em.assign(conversion, {
      stage: 'done',
      credit: 'settled',
      finishedAt: ctx.now(),
      partial: null,
    })
    await em.flush()
    await notifyChanged(em, id)
  })
}

function withModels(content: RecipeContent, steps: Step[]): RecipeContent {
  const ThermomixModel = suitableModels({ ...content, steps })
  return { ...content, metadata: { ...content.metadata, ThermomixModel } }
}
