/** After this time what was used counts half: milliseconds. */
const HALF_LIFE_MS = 30_000
/** What is left of so little is forgotten: milliseconds. */
const NOTHING_MS = 10
/** So many are remembered before any is forgotten. */
const MAX_REMEMBERED = 1_000

export type RecentUse = {
  /** Adds milliseconds of work that was done for somebody. */
  add: (who: string, ms: number) => void
  /** Milliseconds of work of late. */
  of: (who: string) => number
}

/** How much of something that all share each has used of late. */
export function createRecentUse(now: () => number = performance.now.bind(performance)): RecentUse {
  const uses = new Map<string, { ms: number; at: number }>()

  function of(who: string): number {
    const use = uses.get(who)
    return use ? use.ms * 0.5 ** ((now() - use.at) / HALF_LIFE_MS) : 0
  }

  return {
    of,
    add(who, ms) {
      uses.set(who, { ms: of(who) + ms, at: now() })
      if (uses.size <= MAX_REMEMBERED) return
      for (const known of uses.keys()) if (of(known) < NOTHING_MS) uses.delete(known)
    },
  }
}
