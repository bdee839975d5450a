import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { RecipeEntity } from '#server/features/recipes/recipe.entity.ts'
import { assertTextFits, createDraft } from '#server/features/recipes/recipes.service.ts'
import type { FetchedPage } from '#server/gateways/page-fetcher.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { PAGE_MEGABYTES } from '#shared/clip.ts'
import type { KnownAddress } from '#shared/convert.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { asOneOfFewPages } from './pages-at-once.ts'
import { readPage } from './read/page/read-page.ts'
import { toRawText } from './read/raw-text.ts'
import { spellingsOf } from './same-address.ts'

type SeenPage = { sourceUrl: string; html: string }

/**
 * Keeps a pasted text as a draft, word for word; whether there is a recipe in it shows when it is
 * converted. Throws `TEXT_EMPTY` and `TEXT_TOO_LARGE`.
 */
export async function createFromText(ctx: UserContext, rawText: string): Promise<string> {
  const text = rawText.trim()
  if (!text) throw new DomainError('TEXT_EMPTY')
  assertTextFits(text)
  return createDraft(ctx, {
    title: firstLine(text),
    rawText: text,
    sourceUrl: null,
    readRecipe: null,
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim() ?? ''
}

/** Keeps an idea as a draft, word for word; the recipe is made from it when it is converted. */
export async function createFromIdea(ctx: UserContext, idea: string): Promise<string> {
  return createDraft(ctx, {
    title: firstLine(idea),
    rawText: idea,
    sourceUrl: null,
    readRecipe: null,
    isIdea: true,
  })
}

/**
 * Reads a recipe page into a draft, unless `signal` says that nobody waits for it. Throws `URL_…`,
 * `PAGE_…`, `NO_RECIPE_ON_PAGE`, `TOO_MANY_PAGES` and `TOO_BUSY`.
 */
export async function createFromUrl(
  ctx: UserContext,
  sourceUrl: string,
  signal?: AbortSignal,
): Promise<string> {
  return asOneOfFewPages(ctx.user.id, async () =>
    createFromHtml(ctx, await ctx.pages.fetchPage(sourceUrl, signal), signal),
  )
}

/**
 * Reads a page that the caller's browser has shown. Nothing is fetched, so its address may be
 * private. Throws `URL_INVALID`, `PAGE_TOO_LARGE`, `PAGE_BOT_CHECK`, `NO_RECIPE_ON_PAGE`,
 * `TOO_MANY_PAGES` and `TOO_BUSY`.
 */
export async function createFromPage(
  ctx: UserContext,
  page: SeenPage,
  signal?: AbortSignal,
): Promise<string> {
  const url = URL.parse(page.sourceUrl.trim())
  const isWeb = url && ['http:', 'https:'].includes(url.protocol)
  if (!isWeb || url.username || url.password) throw new DomainError('URL_INVALID')
  if (Buffer.byteLength(page.html) > PAGE_MEGABYTES * 1_000_000)
    throw new DomainError('PAGE_TOO_LARGE', { limit: PAGE_MEGABYTES })
  return asOneOfFewPages(ctx.user.id, () =>
    createFromHtml(ctx, { url: url.href, html: page.html }, signal),
  )
}

async function createFromHtml(
  ctx: UserContext,
  { url, html }: FetchedPage,
  signal: AbortSignal | undefined,
): Promise<string> {
  const readRecipe = await readPage(html, url, { id: ctx.user.id, signal })
  const rawText = toRawText(readRecipe)
  const title = readRecipe.title ?? new URL(url).hostname
  return createDraft(ctx, { title, rawText, sourceUrl: url, readRecipe })
}

/** The newest recipe that the caller has from an address, however that was spelled. */
export async function findKnownAddress(
  { em, user }: UserContext,
  sourceUrl: string,
): Promise<KnownAddress | null> {
  const recipe = await em.findOne(
    RecipeEntity,
    { userId: user.id, sourceUrl: { $in: spellingsOf(sourceUrl) } },
    { fields: ['title', 'createdAt'], orderBy: { id: 'desc' } },
  )
  return (
    recipe && {
      recipeId: recipe.id,
      title: recipe.title,
      createdAt: recipe.createdAt.toISOString(),
    }
  )
}

/** With these it is certain that there is no recipe; trying again would change nothing. */
const HOPELESS: readonly ErrorCode[] = [
  'NO_RECIPE_ON_PAGE',
  'NO_RECIPE_IN_TEXT',
  'IDEA_NOT_UNDERSTOOD',
  'IDEA_IMPOSSIBLE',
]

/**
 * Takes away a draft that can never become a recipe, so that no card of it stays in the library. An
 * idea and an address still stand in their form; a text or photo that a person brought is kept.
 */
export async function forgetHopelessDraft(
  em: SqlEntityManager,
  recipeId: string | null | undefined,
  why: ErrorCode,
): Promise<void> {
  if (!recipeId || !HOPELESS.includes(why)) return
  await em.nativeDelete(RecipeEntity, {
    id: recipeId,
    status: 'draft',
    $or: [{ isIdea: true }, { sourceUrl: { $ne: null } }],
  })
}
