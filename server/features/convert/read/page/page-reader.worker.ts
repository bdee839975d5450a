import { DomainError } from '#server/errors.ts'
import type { Clock } from '#server/jobs/thread-pool.ts'
import { threadCoreMs, within } from '#server/jobs/within.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import { withStorableText } from '#shared/text.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { readRecipeOfPage } from './page-recipe.ts'

export type PageTask = {
  html: string
  url: string
  /** Of a core; on a busy machine up to `maxStretch` times as much of the clock. */
  limitMs: number
  maxStretch: number
}

/** `answer` is null when it would have taken longer than its limit. */
export type PageReading = { answer: PageAnswer | null; coreMs: number }

/** Errors lose their class between threads, so a refusal travels as data. */
export type PageAnswer =
  | { recipe: ReadRecipe }
  | { refusal: { code: ErrorCode; params: ErrorParams } }

type Readable = typeof import('./readable.ts')
let readable: Readable | undefined

class NotLoaded extends Error {}

/** Reads one page in a thread of the pool. */
export async function read({ clock, ...task }: PageTask & Clock): Promise<PageReading> {
  clock.postMessage(true)
  try {
    return readOnce(task)
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error
    // jsdom takes most of a second to load, and most pages do not need it.
    clock.postMessage(false)
    readable = await import('./readable.ts')
    clock.postMessage(true)
    return readOnce(task)
  } finally {
    clock.close()
  }
}

function readOnce(task: PageTask): PageReading {
  const start = threadCoreMs()
  const answer = answerTo(task)
  return { answer, coreMs: threadCoreMs() - start }
}

function answerTo({ html, url, ...time }: PageTask): PageAnswer | null {
  try {
    return within(time, () => ({
      recipe: withStorableText(readRecipeOfPage(html, url, readableHtml)),
    }))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, params: error.params } }
  }
}

function readableHtml(html: string, url: string): string | null {
  if (!readable) throw new NotLoaded()
  try {
    return readable.readableHtml(html, url)
  } catch {
    return null
  }
}
