import { DomainError } from '#server/errors.ts'
import type { Started } from '#server/jobs/thread-pool.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { type MainPart, readRecipeOfPage } from './page-recipe.ts'

export type PageTask = {
  html: string
  url: string
  /** Whether the readable part may be looked for, which is what can take long. */
  withMainPart: boolean
}

/** Errors lose their class between threads, so a refusal travels as data. */
export type PageAnswer =
  | { recipe: ReadRecipe }
  | { refusal: { code: ErrorCode; params: ErrorParams } }

/** jsdom takes most of a second to load, and most pages do not need it. */
const mainPart: MainPart = async (html, url) => {
  const { readableHtml } = await import('./readable.ts')
  try {
    return readableHtml(html, url)
  } catch {
    return null
  }
}

/** Reads one page in a thread of the pool. */
export async function read({
  html,
  url,
  withMainPart,
  started,
}: PageTask & Started): Promise<PageAnswer> {
  started.postMessage(null)
  started.close()
  try {
    return { recipe: await readRecipeOfPage(html, url, withMainPart ? mainPart : noMainPart) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, params: error.params } }
  }
}

const noMainPart: MainPart = async () => null
