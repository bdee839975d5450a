import { DomainError } from '#server/errors.ts'
import { assertTextFits, createDraft } from '#server/features/recipes/recipes.service.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { readPage } from './read/page/read-page.ts'
import { toRawText } from './read/raw-text.ts'

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
  const readRecipe = await readPage(page.html, page.url)
  const rawText = toRawText(readRecipe)
  const title = readRecipe.title ?? new URL(page.url).hostname
  return createDraft(ctx, { title, rawText, sourceUrl: page.url, readRecipe })
}
