import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { markRecipe, recheckRecipe } from '#shared/appliance/check.ts'
import { RECIPE_LIMITS, type Recipe, type SaveRecipe } from '#shared/recipe.ts'
import { applianceOf } from './appliance-of.ts'
import { RecipeEntity, type RecipeRow } from './recipe.entity.ts'
import { toColumns, toRecipe } from './recipe-mapping.ts'

type Draft = {
  title: string
  rawText: string
  sourceUrl: string | null
  readRecipe: unknown
  isIdea?: boolean
}

/** Whose recipes are meant, and in which unit of work. */
type Owner = { em: SqlEntityManager; user: { id: string } }

/** Keeps what a person brought, as a recipe that is not converted yet. Throws `TEXT_TOO_LARGE`. */
export async function createDraft(ctx: Owner, draft: Draft): Promise<string> {
  assertTextFits(draft.rawText)
  const row = ctx.em.create(RecipeEntity, {
    ...draft,
    title: draft.title.slice(0, RECIPE_LIMITS.title),
    userId: ctx.user.id,
    status: 'draft',
    tags: [],
    thermomixModels: [],
    ingredients: [],
    steps: [],
  })
  await ctx.em.flush()
  return row.id
}

/** Throws `TEXT_TOO_LARGE`. */
export function assertTextFits(rawText: string): void {
  if (Buffer.byteLength(rawText) <= RECIPE_LIMITS.rawTextBytes) return
  throw new DomainError('TEXT_TOO_LARGE', { limit: RECIPE_LIMITS.rawTextBytes / 1000 })
}

/**
 * A recipe with the warnings that hold for the user's appliance. Throws `RECIPE_NOT_FOUND` for an
 * unknown id and for another user's.
 */
export async function getRecipe({ em, user }: UserContext, id: string): Promise<Recipe> {
  const recipe = toRecipe(await findRecipe(em, user.id, id))
  return { ...recipe, ...recheckRecipe(recipe, await applianceOf(em, user.id)) }
}

async function findRecipe(em: SqlEntityManager, userId: string, id: string): Promise<RecipeRow> {
  const row = await em.findOne(RecipeEntity, { id, userId })
  if (!row) throw new DomainError('RECIPE_NOT_FOUND')
  return row
}

/** Like reading it, but nobody else may change it until the transaction ends. */
export async function lockRecipe(em: SqlEntityManager, userId: string, id: string) {
  const row = await em.findOne(
    RecipeEntity,
    { id, userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['readRecipe'] },
  )
  if (!row) throw new DomainError('RECIPE_NOT_FOUND')
  return row
}

type Save = SaveRecipe & { id: string; version?: number | undefined }

/**
 * Replaces a recipe by what a person edited. Their words stay as they are; what the appliance
 * cannot do is marked. Throws `RECIPE_NOT_FOUND`, or `RECIPE_CHANGED` when `version` is not the
 * saved one.
 */
export async function saveRecipe(ctx: UserContext, input: Save): Promise<Recipe> {
  if (input.recipe?.rawText) assertTextFits(input.recipe.rawText)
  return ctx.em.transactional(async (em) => {
    const row = await lockRecipe(em, ctx.user.id, input.id)
    if (input.version !== undefined && input.version !== row.version) {
      throw new DomainError('RECIPE_CHANGED')
    }
    const model = await applianceOf(em, ctx.user.id)
    em.assign(row, toColumns(input, markRecipe(input, model).steps))
    if (input.recipe) row.sourceUrl = input.recipe.sourceUrl
    if (input.recipe?.rawText) replaceText(row, input.recipe.rawText)
    if (row.steps.length > 0) row.status = 'converted'
    row.version += 1
    await em.flush()
    return toRecipe(row)
  })
}

/**
 * Replaces the text of a recipe that is not converted yet. Throws `RECIPE_NOT_FOUND`, also where it
 * is converted, `TEXT_EMPTY` and `TEXT_TOO_LARGE`.
 */
export async function reviseText(ctx: UserContext, id: string, rawText: string): Promise<void> {
  const text = rawText.trim()
  if (!text) throw new DomainError('TEXT_EMPTY')
  assertTextFits(text)
  await ctx.em.transactional(async (em) => {
    const row = await lockRecipe(em, ctx.user.id, id)
    if (row.status !== 'draft') throw new DomainError('RECIPE_NOT_FOUND')
    replaceText(row, text)
    row.title = (text.split('\n', 1)[0] ?? '').slice(0, RECIPE_LIMITS.title)
    row.version += 1
  })
}

/** What was read or made out of another text is no longer the recipe's. */
function replaceText(row: RecipeRow, rawText: string): void {
  if (row.rawText === rawText) return
  row.rawText = rawText
  row.readRecipe = null
  row.isIdea = false
  row.convertedBy = null
}

/** For good. Throws `RECIPE_NOT_FOUND`. */
export async function deleteRecipe(ctx: UserContext, id: string): Promise<void> {
  const deleted = await ctx.em.nativeDelete(RecipeEntity, { id, userId: ctx.user.id })
  if (deleted === 0) throw new DomainError('RECIPE_NOT_FOUND')
}
