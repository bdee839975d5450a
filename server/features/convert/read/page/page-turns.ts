import { createFairLine, type FairLine } from '#server/jobs/fair-line.ts'
import { createFewAtOnce } from '#server/jobs/few-at-once.ts'
import { createRecentUse } from '#server/jobs/recent-use.ts'
import { QUICK_THREADS, SECOND_THREADS, SLOW_THREADS } from './reader-pool.ts'

/** Whose page it is; `signal` aborts when nobody waits for it any more. */
export type Reader = { id: string; signal?: AbortSignal | undefined }

/** A reader's page of so many `characters`, for which it is to be their turn. */
export type PageInLine = Reader & { characters: number }

/** Most that wait, each with a page in memory; and for how long: milliseconds. */
const MAX_WAITING = 40
const PATIENCE_MS = 20_000

const line = (places: number) =>
  createFairLine({ places, most: MAX_WAITING, patienceMs: PATIENCE_MS })

/**
 * A turn has its own line and its own threads. A page is given `limitMs` of a core, and on a busy
 * machine up to `maxStretch` times as much of the clock: little where others wait behind it.
 */
export type Turn = { line: FairLine; limitMs: number; maxStretch: number }

/**
 * What is not read in one turn begins anew in the next, where no page that takes less time waits.
 * The first is enough for 95 of 100 pages (measured: 105 ms), the second for pages that meet a cold
 * thread, the last half as much again as the slowest of 320 pages takes.
 */
export const TURNS: readonly Turn[] = [
  { line: line(QUICK_THREADS), limitMs: 300, maxStretch: 2 },
  { line: line(SECOND_THREADS), limitMs: 600, maxStretch: 2 },
  { line: line(SLOW_THREADS), limitMs: 3_000, maxStretch: 4 },
]

const use = createRecentUse()
const waiting = createFewAtOnce(Number.POSITIVE_INFINITY)
/** What a page that waits is taken to cost beyond its length: milliseconds. */
const USUAL_MS = 100
/** How fast most pages are read: characters a millisecond. */
const CHARACTERS_PER_MS = 5_000
/** What an ordinary page takes in a cold thread; only what goes beyond puts anybody behind: milliseconds. */
const ORDINARY_MS = 600

/** What came of a turn, and what it took: milliseconds of a core. */
export type Worked<T> = { answer: T | null; coreMs: number }

/**
 * Does the work when it is the reader's turn: who has used least of late on pages that take long, has
 * least waiting, and has the shortest page comes first. What a page takes is counted by its core, as
 * on a busy machine every page takes long. Null says that it took too long. Throws `TOO_BUSY`, and the
 * signal's reason.
 */
export async function inTurn<T>(
  turn: FairLine,
  { id, signal, characters }: PageInLine,
  work: () => Promise<Worked<T> | null>,
): Promise<T | null> {
  const cost = use.of(id) + waiting.of(id) * USUAL_MS + characters / CHARACTERS_PER_MS
  const endWaiting = waiting.begin(id)
  const leave = await turn.enter(cost, signal).finally(() => endWaiting?.())
  const start = performance.now()
  let worked: Worked<T> | null = null
  try {
    worked = await work()
    return worked?.answer ?? null
  } finally {
    // Of what was given up or ended on the way, only the clock is known.
    const usedMs = worked?.coreMs ?? performance.now() - start
    use.add(id, Math.max(0, usedMs - ORDINARY_MS))
    leave()
  }
}
