import { createFairLine, type FairLine } from './fair-line.ts'

type Options = { places: number; most: number; patienceMs: number }

/**
 * For what each may have `places` of at once. `most` of one person wait, and none longer than
 * `patienceMs`. Entering throws `TOO_BUSY` and the signal's reason; call what comes back to leave.
 */
export function createOwnLines(options: Options) {
  const lines = new Map<string, { line: FairLine; count: number }>()

  function letGo(who: string): void {
    const own = lines.get(who)
    if (own && --own.count === 0) lines.delete(who)
  }

  return async function enter(who: string, signal?: AbortSignal): Promise<() => void> {
    const own = lines.get(who) ?? { line: createFairLine(options), count: 0 }
    lines.set(who, own)
    own.count += 1
    try {
      const leave = await own.line.enter(0, signal)
      return () => {
        leave()
        letGo(who)
      }
    } catch (error) {
      letGo(who)
      throw error
    }
  }
}
