import { DomainError } from '#server/errors.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import type { PageAnswer, PageTask } from './page-reader.worker.ts'
import { inTurn, type Reader, TURNS } from './page-turns.ts'
import { readInThread } from './reader-pool.ts'

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
  const answer = await readInTurns({ html, url }, reader)
  if (!answer) throw new DomainError('NO_RECIPE_ON_PAGE', { missing: 'time' })
  if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.params)
  return answer.recipe
}

async function readInTurns(
  page: Pick<PageTask, 'html' | 'url'>,
  reader: Reader,
): Promise<PageAnswer | null> {
  const inLine = { ...reader, characters: page.html.length }
  for (const turn of TURNS) {
    const { line, ...time } = turn
    // The others are so soon over that their thread need not be ended when the reader goes.
    const signal = turn === TURNS.at(-1) ? reader.signal : undefined
    const answer = await inTurn(line, inLine, () => readInThread({ ...page, ...time }, signal))
    if (answer) return answer
  }
  return null
}
