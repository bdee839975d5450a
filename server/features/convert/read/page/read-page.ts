import { DomainError } from '#server/errors.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { inTurn, QUICK_TURN, type Reader, SLOW_TURN } from './page-turns.ts'
import { readInThread } from './reader-pool.ts'

/** Enough for 95 of 100 pages (measured: 105 ms); as many readers as may come at once wait for no longer. */
const FIRST_TURN_MS = 250
/** Half as much again as the slowest of 320 pages takes. */
const LIMIT_MS = 3_000

const ANYBODY: Reader = { id: '' }

/**
 * Reads the recipe a page is about, in a thread with limits of time and memory, so that no page can
 * hold up the server. Time decides only whether a page is read, never what is read of it.
 * @throws DomainError NO_RECIPE_ON_PAGE with `missing`, PAGE_BOT_CHECK, or TOO_BUSY when too many wait;
 * the reader's signal's reason
 */
export async function readPage(
  html: string,
  url: string,
  reader: Reader = ANYBODY,
): Promise<ReadRecipe> {
  const page = { html, url }
  const inLine = { ...reader, characters: html.length }
  const answer =
    (await inTurn(QUICK_TURN, inLine, () =>
      // So soon over that its thread need not be ended when its reader goes.
      readInThread({ ...page, limitMs: FIRST_TURN_MS }),
    )) ??
    (await inTurn(SLOW_TURN, inLine, () =>
      readInThread({ ...page, limitMs: LIMIT_MS }, reader.signal),
    ))
  if (!answer) throw new DomainError('NO_RECIPE_ON_PAGE', { missing: 'time' })
  if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.params)
  return answer.recipe
}
