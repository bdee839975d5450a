import { Script } from 'node:vm'

const KEY = '__workWithin'
const scope = globalThis as unknown as Record<string, (() => void) | undefined>
const script = new Script(`globalThis.${KEY}()`)

/** What breaks off at this share of a core or more had all of one, but for what the system needs. */
const WHOLE_CORE = 0.8

/**
 * Does work that does not wait for anything, unless it takes more than `limitMs` of a core: then it is
 * broken off wherever it is. The thread goes on with all that it has loaded, which ending it would
 * lose. Only the clock can break it off: where others had the core meanwhile, work begins anew and is
 * given up to `maxStretch` times as much of the clock. So it takes `1 + maxStretch` times its limit at
 * most.
 * @returns null when the time did not suffice
 */
export function within<T>(
  { limitMs, maxStretch }: { limitMs: number; maxStretch: number },
  work: () => T,
  coreMs = threadCoreMs,
): T | null {
  const start = coreMs()
  const result = withinClock(limitMs, work)
  const share = (coreMs() - start) / limitMs
  if (result !== null || share >= WHOLE_CORE) return result
  return withinClock(Math.round(limitMs * Math.min(maxStretch, 1 / share)), work)
}

/** What this thread has had of a core since it began: milliseconds. */
export function threadCoreMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function withinClock<T>(limitMs: number, work: () => T): T | null {
  let result: T | null = null
  scope[KEY] = () => {
    result = work()
  }
  try {
    script.runInThisContext({ timeout: limitMs })
    return result
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  } finally {
    scope[KEY] = undefined
  }
}
