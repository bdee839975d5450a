import { Script } from 'node:vm'

const KEY = '__workWithin'
const scope = globalThis as unknown as Record<string, (() => void) | undefined>
const script = new Script(`globalThis.${KEY}()`)

/**
 * Does work that does not wait for anything, unless it takes longer than `limitMs`: then it is broken
 * off wherever it is. The thread goes on with all that it has loaded, which ending it would lose.
 * @returns null when the time did not suffice
 */
export function within<T>(limitMs: number, work: () => T): T | null {
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
