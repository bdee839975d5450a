import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { askPrepared } from '#server/db/prepared.ts'
import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { RECIPE_LIMITS, type Recipe, type RecipeContent, type SaveRecipe } from '#shared/recipe.ts'
import { shorten } from '#shared/shorten.ts'
import { applianceOf } from './appliance-of.ts'
import { checkRecipe } from './check-recipe.ts'
import { checkedRecipe } from './checked-recipes.ts'
import { growLibrary } from './library-room.ts'
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

/**
 * Keeps what a person brought, as a recipe that is not converted yet. Throws `TEXT_TOO_LARGE` and
 * `LIBRARY_FULL`.
 */
export async function createDraft(ctx: Owner, draft: Draft): Promise<string> {
  assertTextFits(draft.rawText)
  return ctx.em.transactional((em) =>
    growLibrary(em, ctx.user.id, async () => {
      const row = em.create(RecipeEntity, newRow(ctx, draft))
      await em.flush()
      return row.id
    }),
  )
}

function newRow(ctx: Owner, draft: Draft) {
  return {
    ...draft,
    // What a page calls its recipe may be anything; without it the text is read again.
    readRecipe: isContentSize(draft.readRecipe) ? draft.readRecipe : null,
    title: shorten(draft.title, RECIPE_LIMITS.title),
    userId: ctx.user.id,
    status: 'draft' as const,
    tags: [],
    thermomixModels: [],
    ingredients: [],
    steps: [],
  }
}

/** Throws `TEXT_TOO_LARGE`. */
export function assertTextFits(rawText: string): void {
  if (Buffer.byteLength(rawText) <= RECIPE_LIMITS.rawTextBytes) return
  throw new DomainError('TEXT_TOO_LARGE', { limit: RECIPE_LIMITS.rawTextBytes / 1000 })
}

/** Throws `RECIPE_TOO_LARGE`. */
export function assertContentFits({ metadata, ingredients, steps }: RecipeContent): void {
  if (isContentSize({ metadata, ingredients, steps })) return
  throw new DomainError('RECIPE_TOO_LARGE', { limit: RECIPE_LIMITS.contentBytes / 1000 })
}

function isContentSize(content: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(content ?? null)) <= RECIPE_LIMITS.contentBytes
}

/**
 * A recipe with the warnings that hold for the user's appliance. Throws `RECIPE_NOT_FOUND` for an
 * unknown id and for another user's.
 */
export async function getRecipe(ctx: UserContext, id: string): Promise<Recipe> {
  return (await readChecked(ctx, await stateOf(ctx, id))).recipe
}

/** The same as JSON text; none for callers that know its version. */
export async function getRecipeAsJson(
  ctx: UserContext,
  { id, known }: { id: string; known: readonly number[] },
): Promise<{ version: number; json: string | null }> {
  const state = await stateOf(ctx, id)
  if (known.includes(state.version)) return { version: state.version, json: null }
  const { recipe, json } = await readChecked(ctx, state)
  return { version: recipe.version, json }
}

function readChecked({ em, user }: UserContext, state: RecipeState) {
  return checkedRecipe(state, async () => toRecipe(await findRecipe(em, user.id, state.id)))
}

/** What tells whether a recipe, or what is said of it, is another than before. */
type RecipeState = { id: string; version: number; model: ApplianceModel }

async function stateOf({ em, user }: UserContext, id: string): Promise<RecipeState> {
  const [state] = await askPrepared<RecipeState>(
    em,
    `select recipe.id, version, appliance_model as model
     from recipe join app_user on app_user.id = user_id where recipe.id = ? and user_id = ?`,
    [id, user.id],
  )
  if (!state) throw new DomainError('RECIPE_NOT_FOUND')
  return state
}

/** Throws `RECIPE_NOT_FOUND` where the user has no such recipe. */
export async function assertOwnRecipe(ctx: UserContext, id: string): Promise<void> {
  await stateOf(ctx, id)
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
 * saved one, `TEXT_TOO_LARGE`, `RECIPE_TOO_LARGE` and `LIBRARY_FULL`.
 */
export async function saveRecipe(ctx: UserContext, input: Save): Promise<Recipe> {
  if (input.recipe?.rawText) assertTextFits(input.recipe.rawText)
  assertContentFits(input)
  // Before the row is locked, as it may take a while.
  const model = await applianceOf(ctx.em, ctx.user.id)
  const { steps } = await checkRecipe({ ...input, kind: 'mark', model })
  return ctx.em.transactional(async (em) => {
    const row = await lockRecipe(em, ctx.user.id, input.id)
    if (input.version !== undefined && input.version !== row.version) {
      throw new DomainError('RECIPE_CHANGED')
    }
    const before = lengthOf(row)
    em.assign(row, toColumns(input, steps))
    if (input.recipe) row.sourceUrl = input.recipe.sourceUrl
    if (input.recipe?.rawText) replaceText(row, input.recipe.rawText)
    if (input.notIncluded) row.notIncluded = input.notIncluded
    if (row.steps.length > 0) row.status = 'converted'
    row.version += 1
    const write = () => em.flush()
    // Who has too much can still make it less.
    await (lengthOf(row) > before ? growLibrary(em, ctx.user.id, write) : write())
    return toRecipe(row)
  })
}

/**
 * Replaces the text of a recipe that is not converted yet. Throws `RECIPE_NOT_FOUND`, also where it
 * is converted, `TEXT_EMPTY`, `TEXT_TOO_LARGE` and `LIBRARY_FULL`.
 */
export async function reviseText(ctx: UserContext, id: string, rawText: string): Promise<void> {
  const text = rawText.trim()
  if (!text) throw new DomainError('TEXT_EMPTY')
  assertTextFits(text)
  await ctx.em.transactional(async (em) => {
    const row = await lockRecipe(em, ctx.user.id, id)
    if (row.status !== 'draft') throw new DomainError('RECIPE_NOT_FOUND')
    replaceText(row, text)
    row.title = shorten(text.split('\n', 1)[0] ?? '', RECIPE_LIMITS.title)
    row.version += 1
    await growLibrary(em, ctx.user.id, () => em.flush())
  })
}

function lengthOf({ ingredients, steps, description, rawText }: RecipeRow): number {
  return JSON.stringify([ingredients, steps, description, rawText]).length
}

/** What was read or made out of another text is no longer the recipe's. */
function replaceText(row: RecipeRow, rawText: string): void {
  if (row.rawText === rawText) return
  row.rawText = rawText
  row.readRecipe = null
  row.isIdea = false
  row.convertedBy = null
  row.notIncluded = []
}

/** For good. Throws `RECIPE_NOT_FOUND`. */
export async function deleteRecipe(ctx: UserContext, id: string): Promise<void> {
  const deleted = await ctx.em.nativeDelete(RecipeEntity, { id, userId: ctx.user.id })
  if (deleted === 0) throw new DomainError('RECIPE_NOT_FOUND')
}
