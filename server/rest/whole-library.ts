import { Readable } from 'node:stream'
import { createFairLine } from '#server/jobs/fair-line.ts'
import { createOwnLines } from '#server/jobs/own-lines.ts'
import type { Caller } from './route.ts'

const PATIENCE_MS = 20_000

/** One person reads their whole library once at a time; the next waits for it. */
const ownReads = createOwnLines({ places: 1, most: 12, patienceMs: 3 * PATIENCE_MS })
/** Putting pages together is work for the database, which others need, too. */
const pages = createFairLine({ places: 2, most: 500, patienceMs: PATIENCE_MS })

type Reading = {
  userId: string
  /** The first page. */
  json: string
  nextCursor: string
  signal: AbortSignal
}

/** A library that does not fit on a page, as one array: page by page, as it is taken. */
export async function streamLibrary(caller: Caller, reading: Reading): Promise<Readable> {
  const leave = await ownReads(reading.userId, reading.signal)
  const stream = Readable.from(arrayOf(caller, reading), { objectMode: false, highWaterMark: 1 })
  stream.once('close', leave)
  return stream
}

async function* arrayOf(caller: Caller, { json, nextCursor, signal }: Reading) {
  // Without its bracket, as more follows.
  yield json.slice(0, -1)
  let cursor: string | null = nextCursor
  while (cursor) {
    const page = await readPage(caller, cursor, signal)
    cursor = page.nextCursor
    // It is empty where what was left has been deleted meanwhile.
    const recipes = (page.json ?? '[]').slice(1, -1)
    if (recipes) yield `,${recipes}`
  }
  yield ']'
}

async function readPage(caller: Caller, cursor: string, signal: AbortSignal) {
  const leave = await pages.enter(0, signal)
  try {
    return await caller.recipes.listAsJson({ cursor })
  } finally {
    leave()
  }
}
