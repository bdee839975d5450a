import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { DomainError } from '#server/errors.ts'

const MEMORY_LIMIT_MB = 384
const MOST_WAITING = 200
const IDLE_MS = 30_000

/** Told once when the work begins, so that waiting for a thread does not count. */
export type Started = { started: MessagePort }

export type ThreadPool<Task extends object, Answer> = {
  /**
   * Works a task in a thread of its own, which is ended after `limitMs` of work.
   * @returns null when the time or the thread's memory did not suffice
   * @throws DomainError NOT_READY when too many tasks wait
   */
  run: (task: Task, limitMs: number) => Promise<Answer | null>
}

type Options = { file: URL; name: string; warm: boolean }

/**
 * Threads with limits of time and memory, for work that input from outside could make endless.
 * `name` is the function that `file` exports. A `warm` pool keeps a thread ready. An idle pool does
 * not keep the process alive (piscina unrefs its workers), so nobody has to close it.
 */
export function createThreadPool<Task extends object, Answer>({
  file,
  name,
  warm,
}: Options): ThreadPool<Task, Answer> {
  const threads = new Piscina<Task & Started, Answer>({
    filename: file.href,
    minThreads: warm ? 1 : 0,
    maxThreads: 2,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })

  async function run(task: Task, limitMs: number): Promise<Answer | null> {
    const { port1, port2 } = new MessageChannel()
    const limit = new AbortController()
    let timer: NodeJS.Timeout | undefined
    port1.once('message', () => {
      timer = setTimeout(() => limit.abort(), limitMs)
    })
    try {
      const options = { name, signal: limit.signal, transferList: [port2] }
      return await threads.run({ ...task, started: port2 }, options)
    } catch (error) {
      if (limit.signal.aborted || isOutOfMemory(error)) return null
      if (threads.queueSize < MOST_WAITING) throw error
      throw new DomainError('NOT_READY', {}, { cause: error })
    } finally {
      clearTimeout(timer)
      port1.close()
    }
  }

  return { run }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
