import type { ThreadPool } from '#server/jobs/thread-pool.ts'
import type { PageAnswer, PageTask } from './page-reader.worker.ts'

let pool: Promise<ThreadPool<PageTask, PageAnswer>> | undefined

/** Made at first need: a start should not wait for threads. */
function openPool(): Promise<ThreadPool<PageTask, PageAnswer>> {
  pool ??= import('#server/jobs/thread-pool.ts').then(({ createThreadPool }) =>
    createThreadPool<PageTask, PageAnswer>({
      file: new URL('./page-reader.worker.ts', import.meta.url),
      name: 'read',
      warm: false,
    }),
  )
  return pool
}

/** Reads a page in a thread; `null` when `limitMs` or its memory did not suffice. */
export async function readInThread(task: PageTask, limitMs: number): Promise<PageAnswer | null> {
  return (await openPool()).run(task, limitMs)
}
