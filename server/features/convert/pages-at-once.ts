import { DomainError } from '#server/errors.ts'
import { createFewAtOnce } from '#server/jobs/few-at-once.ts'

/** Most pages that one person may have fetched and read at once. */
const MAX_PAGES = 2
/** One of them is read by then: seconds. */
const RETRY_AFTER_SECONDS = 10

const pages = createFewAtOnce(MAX_PAGES)

/** Does the work on a page unless its owner has too many under way: throws `TOO_MANY_PAGES`. */
export async function asOneOfFewPages<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const end = pages.begin(userId)
  if (!end)
    throw new DomainError('TOO_MANY_PAGES', { limit: MAX_PAGES, retryAfter: RETRY_AFTER_SECONDS })
  return work().finally(end)
}
