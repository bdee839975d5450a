import { MessageChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { DomainError } from '#server/errors.ts'
import type { PageAnswer, PageTask } from './page-reader.worker.ts'

const MEMORY_LIMIT_MB = 384
const MOST_WAITING = 200
const IDLE_MS = 30_000

let pool: Promise<Piscina<PageTask, PageAnswer>> | undefined

/**
 * Made at first need: a start should not wait for threads. An idle pool does not keep the process
 * alive (piscina unrefs its workers), so nobody has to close it.
 */
function openPool(): Promise<Piscina<PageTask, PageAnswer>> {
  pool ??= import('piscina').then(
    ({ Piscina }) =>
      new Piscina<PageTask, PageAnswer>({
        filename: new URL('./page-reader.worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 2,
        maxQueue: MOST_WAITING,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      }),
  )
  return pool
}

/**
 * Works a page in a thread of its own, which is ended after `limitMs` of work.
 * @returns null when the time or the thread's memory did not suffice
 * @throws DomainError NOT_READY when too many pages wait
 */
export async function readInThread(
  task: Omit<PageTask, 'started'>,
  limitMs: number,
): Promise<PageAnswer | null> {
  const threads = await openPool()
  const { port1, port2 } = new MessageChannel()
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  port1.once('message', () => {
    timer = setTimeout(() => limit.abort(), limitMs)
  })
  try {
    const options = { name: 'read', signal: limit.signal, transferList: [port2] }
    return await threads.run({ ...task, started: port2 }, options)
  } catch (error) {
    if (limit.signal.aborted || isOutOfMemory(error)) return null
    if (threads.queueSize >= MOST_WAITING) throw new DomainError('NOT_READY', {}, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    port1.close()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
