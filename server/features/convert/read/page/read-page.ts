import { DomainError } from '#server/errors.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { readInThread } from './reader-pool.ts'

/** Together below the ten seconds after which a person no longer waits. */
const LIMIT_MS = 5_000
const LIMIT_WITHOUT_MAIN_PART_MS = 3_000

/**
 * Reads the recipe a page is about, in a thread with limits of time and memory, so that no page can
 * hold up the server. A page whose main part cannot be found in time is read as a whole.
 * @throws DomainError NO_RECIPE_ON_PAGE with `missing`, PAGE_BOT_CHECK, or NOT_READY when too many wait
 */
export async function readPage(html: string, url: string): Promise<ReadRecipe> {
  const answer =
    (await readInThread({ html, url, withMainPart: true }, LIMIT_MS)) ??
    (await readInThread({ html, url, withMainPart: false }, LIMIT_WITHOUT_MAIN_PART_MS))
  if (!answer) throw new DomainError('NO_RECIPE_ON_PAGE', { missing: 'time' })
  if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.params)
  return answer.recipe
}
