import type { ThreadPool } from '#server/jobs/thread-pool.ts'
import type { PageReading, PageTask } from './page-reader.worker.ts'

/** Two for pages in their first turn, one for a page in its second, one for a page that takes long. */
export const QUICK_THREADS = 2
export const SECOND_THREADS = 1
export const SLOW_THREADS = 1
const THREADS = QUICK_THREADS + SECOND_THREADS + SLOW_THREADS

let pool: Promise<ThreadPool<PageTask, PageReading>> | undefined

/** Made at first need: a start should not wait for threads. */
function openPool(): Promise<ThreadPool<PageTask, PageReading>> {
  pool ??= import('#server/jobs/thread-pool.ts').then(({ createThreadPool }) =>
    createThreadPool<PageTask, PageReading>({
      file: new URL('./page-reader.worker.ts', import.meta.url),
      name: 'read',
      least: THREADS,
      most: THREADS,
    }),
  )
  return pool
}

/** What cannot be broken off where it is takes its thread along so much later. */
const GRACE_MS = 1_000

/** Reads a page in a thread; null when the thread had to be ended. */
export async function readInThread(
  task: PageTask,
  signal?: AbortSignal,
): Promise<PageReading | null> {
  const limitMs = task.limitMs * (1 + task.maxStretch) + GRACE_MS
  return (await openPool()).run(task, limitMs, signal)
}
