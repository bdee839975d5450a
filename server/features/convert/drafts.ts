import { DomainError } from '#server/errors.ts'
import { assertTextFits, createDraft } from '#server/features/recipes/recipes.service.ts'
import type { FetchedPage } from '#server/gateways/page-fetcher.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { PAGE_MEGABYTES } from '#shared/clip.ts'
import { readPage } from './read/page/read-page.ts'
import { toRawText } from './read/raw-text.ts'

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

/** Reads a recipe page into a draft. Throws `URL_…`, `PAGE_…` and `NO_RECIPE_ON_PAGE`. */
export async function createFromUrl(ctx: UserContext, sourceUrl: string): Promise<string> {
  const page = await ctx.pages.fetchPage(sourceUrl)
  return createFromHtml(ctx, page)
}

/**
 * Reads a page that the caller's browser has shown. Nothing is fetched, so its address may be
 * private. Throws `URL_INVALID`, `PAGE_TOO_LARGE`, `PAGE_BOT_CHECK` and `NO_RECIPE_ON_PAGE`.
 */
export async function createFromPage(ctx: UserContext, page: SeenPage): Promise<string> {
  const url = URL.parse(page.sourceUrl.trim())
  const isWeb = url && ['http:', 'https:'].includes(url.protocol)
  if (!isWeb || url.username || url.password) throw new DomainError('URL_INVALID')
  if (Buffer.byteLength(page.html) > PAGE_MEGABYTES * 1_000_000)
    throw new DomainError('PAGE_TOO_LARGE', { limit: PAGE_MEGABYTES })
  return createFromHtml(ctx, { url: url.href, html: page.html })
}

async function createFromHtml(ctx: UserContext, { url, html }: FetchedPage): Promise<string> {
  const readRecipe = await readPage(html, url)
  const rawText = toRawText(readRecipe)
  const title = readRecipe.title ?? new URL(url).hostname
  return createDraft(ctx, { title, rawText, sourceUrl: url, readRecipe })
}
