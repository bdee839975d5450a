export type FewAtOnce = {
  /** How many somebody has under way. */
  of: (who: string) => number
  /** Begins one; null when that would be too many. Call what comes back when it has ended. */
  begin: (who: string) => (() => void) | null
}

/** Counts what each has under way in this process, `most` at once. */
export function createFewAtOnce(most: number): FewAtOnce {
  const counts = new Map<string, number>()
  const of = (who: string) => counts.get(who) ?? 0

  return {
    of,
    begin(who) {
      if (of(who) >= most) return null
      counts.set(who, of(who) + 1)
      return () => {
        if (of(who) > 1) counts.set(who, of(who) - 1)
        else counts.delete(who)
      }
    },
  }
}
