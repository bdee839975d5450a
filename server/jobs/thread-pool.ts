import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { DomainError } from '#server/errors.ts'

const MEMORY_LIMIT_MB = 384
const MAX_WAITING = 200
const IDLE_MS = 30_000

/**
 * Told `true` when the work begins and `false` while something is loaded for it: neither waiting for
 * a thread nor loading counts.
 */
export type Clock = { clock: MessagePort }

export type ThreadPool<Task extends object, Answer> = {
  /**
   * Works a task in a thread of its own, which is ended after `limitMs` of work, or when the
   * caller's `signal` says that nobody waits any more.
   * @returns null when the time or the thread's memory did not suffice
   * @throws DomainError NOT_READY when too many tasks wait; the signal's reason when it was it
   */
  run: (task: Task, limitMs: number, signal?: AbortSignal) => Promise<Answer | null>
  /** Ends the threads and what they are at. */
  close: () => Promise<void>
}

type Options = { file: URL; name: string; least?: number; most?: number }

/**
 * Threads with limits of time and memory, for work that input from outside could make endless.
 * `name` is the function that `file` exports, `most` how many threads there are at most, `least` how
 * many are kept ready: one at least, as without a minimum piscina replaces no thread that was ended, and
 * what waits would wait for ever. An idle pool does not keep the process alive (piscina unrefs its
 * workers), so nobody has to close it.
 */
export function createThreadPool<Task extends object, Answer>({
  file,
  name,
  least = 1,
  most = 2,
}: Options): ThreadPool<Task, Answer> {
  const threads = new Piscina<Task & Clock, Answer>({
    filename: file.href,
    minThreads: least,
    maxThreads: most,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    // Waiting on an atomic stops a thread's event loop, and what jsdom lets go of there stays for ever.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })

  // A thread may run out of memory when its task has just been answered or given up. Nobody is
  // left to be told, piscina starts another, and an event without a listener would end the process.
  threads.on('error', () => {})

  async function run(task: Task, limitMs: number, signal?: AbortSignal): Promise<Answer | null> {
    signal?.throwIfAborted()
    const { port1, port2 } = new MessageChannel()
    const limit = new AbortController()
    let timer: NodeJS.Timeout | undefined
    port1.on('message', (isWorking: boolean) => {
      clearTimeout(timer)
      timer = isWorking ? setTimeout(() => limit.abort(), limitMs) : undefined
    })
    try {
      const either = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal
      const options = { name, signal: either, transferList: [port2] }
      return await threads.run({ ...task, clock: port2 }, options)
    } catch (error) {
      signal?.throwIfAborted()
      if (limit.signal.aborted || isOutOfMemory(error)) return null
      if (threads.queueSize < MAX_WAITING) throw error
      throw new DomainError('NOT_READY', {}, { cause: error })
    } finally {
      clearTimeout(timer)
      port1.close()
    }
  }

  const close = () => threads.destroy()

  return { run, close }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
