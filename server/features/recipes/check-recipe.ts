import { DomainError } from '#server/errors.ts'
import type { ThreadPool } from '#server/jobs/thread-pool.ts'
import { type CheckAnswer, type CheckTask, checkNow } from './check.worker.ts'

/** What is longer as JSON is checked in a thread; up to there it takes some milliseconds (measured). */
const SMALL_LENGTH = 20_000
/** The heaviest recipe that can be saved takes a quarter of a second. */
const LIMIT_MS = 20_000

let pool: Promise<ThreadPool<CheckTask, CheckAnswer>> | undefined

function openPool(): Promise<ThreadPool<CheckTask, CheckAnswer>> {
  pool ??= import('#server/jobs/thread-pool.ts').then(({ createThreadPool }) =>
    createThreadPool<CheckTask, CheckAnswer>({
      file: new URL('./check.worker.ts', import.meta.url),
      name: 'check',
    }),
  )
  return pool
}

/** Checks a recipe without holding up whoever else is served. Throws `NOT_READY`. */
export async function checkRecipe(task: CheckTask): Promise<CheckAnswer> {
  const { ingredients, steps } = task
  if (JSON.stringify([ingredients, steps]).length <= SMALL_LENGTH) return checkNow(task)
  const answer = await (await openPool()).run(task, LIMIT_MS)
  if (!answer) throw new DomainError('NOT_READY')
  return answer
}
