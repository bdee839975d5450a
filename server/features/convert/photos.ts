import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { v7 as uuidv7 } from 'uuid'
import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { PhotoRead } from '#shared/convert.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import { PhotoReadingEntity } from './photo-reading.entity.ts'
import { encodePage } from './read/photo/encode-page.ts'
import { openPhoto } from './read/photo/open-photo.ts'

/** Longest that is waited for the first photo, and more for each other: milliseconds. */
const FIRST_MS = 75_000
const NEXT_MS = 30_000
/** Should a notification be lost, the row is read again after this time. */
const RECHECK_MS = 3_000
/** Most readings that one person may have under way. */
const MAX_IN_PROGRESS = 3
/** Most readings that may wait in all: one takes a second or two of a core, and nobody waits longer. */
export const MAX_READINGS = 40
/** Some of them are read by then: seconds. */
const RETRY_AFTER_SECONDS = 30
/** Longer than anybody waits: what is older was left by a process that has died. Milliseconds. */
const ABANDONED_MS = 600_000
/** Nobody waits for a reading as old as this any more. */
const FORGOTTEN_HOURS = 2

type Photos = { images: string[]; language?: Language | undefined }

/**
 * Reads the photos of one recipe into a draft and waits for it. When the caller goes away before
 * it is read, nothing is kept. Throws `PHOTO_…`, `RATE_LIMITED`, `TOO_BUSY`.
 */
export async function createFromPhotos(
  ctx: UserContext,
  { images, language }: Photos,
  signal: AbortSignal,
): Promise<PhotoRead> {
  const reading = await reserve(ctx, language ?? DEFAULT_LANGUAGE)
  try {
    const pages: Buffer[] = []
    for (const image of images) pages.push(await encodePage(await openPhoto(image)))
    await submit(ctx, reading, pages)
    return await waitInTime(ctx, { id: reading.id, count: images.length, signal })
  } finally {
    // Read or not: what is left of the photos is nobody's to keep.
    await ctx.em.fork().nativeDelete(PhotoReadingEntity, { id: reading.id })
  }
}

type Reading = { id: string; others: number }

/** Takes a place among those that wait: opening photos costs more than many who are refused. */
async function reserve(ctx: UserContext, language: Language): Promise<Reading> {
  const id = uuidv7()
  const since = new Date(ctx.now().getTime() - ABANDONED_MS)
  const underWay = { finishedAt: null, createdAt: { $gt: since } }
  return ctx.em.transactional(async (em) => {
    const all = await em.count(PhotoReadingEntity, underWay)
    if (all >= MAX_READINGS) throw new DomainError('TOO_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
    await em.execute('select 1 from app_user where id = ? for no key update', [ctx.user.id])
    const others = await em.count(PhotoReadingEntity, { ...underWay, userId: ctx.user.id })
    if (others >= MAX_IN_PROGRESS) throw new DomainError('RATE_LIMITED')
    await em.insert(PhotoReadingEntity, { id, createdAt: ctx.now(), userId: ctx.user.id, language })
    return { id, others }
  })
}

async function submit(ctx: UserContext, { id, others }: Reading, pages: Buffer[]): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const places = pages.map(() => '?::bytea').join(', ')
    await em.execute(`update photo_reading set pages = array[${places}] where id = ?`, [
      ...pages,
      id,
    ])
    // As with conversions, who has none under way goes first.
    await ctx.queue.add(em, 'read-photo', { readingId: id }, { priority: -others })
  })
}

type Waiting = { id: string; count: number; signal: AbortSignal }

async function waitInTime(ctx: UserContext, { id, count, signal }: Waiting): Promise<PhotoRead> {
  const patience = AbortSignal.timeout(FIRST_MS + (count - 1) * NEXT_MS)
  try {
    return await waitFor(ctx, id, AbortSignal.any([signal, patience, ctx.stopping]))
  } catch (error) {
    if (patience.aborted) throw new DomainError('PHOTO_TIMEOUT', {}, { cause: error })
    throw error
  }
}

async function waitFor(ctx: UserContext, id: string, signal: AbortSignal): Promise<PhotoRead> {
  let wake = () => {}
  const unsubscribe = ctx.changes.subscribe(id, () => wake())
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        wake = resolve
      })
      const result = await resultOf(ctx.em.fork(), id)
      if (result) return result
      signal.throwIfAborted()
      const timer = setTimeout(() => wake(), RECHECK_MS)
      await changed
      clearTimeout(timer)
    }
  } finally {
    unsubscribe()
  }
}

async function resultOf(em: SqlEntityManager, id: string): Promise<PhotoRead | null> {
  const row = await em.findOne(PhotoReadingEntity, { id })
  if (!row?.finishedAt) return null
  if (row.errorCode) throw new DomainError(row.errorCode, row.errorParams ?? {})
  // The draft was deleted in the moment between.
  if (!row.recipeId) throw new DomainError('RECIPE_NOT_FOUND')
  return { recipeId: row.recipeId, lines: row.lines ?? [] }
}

/** Deletes readings whose caller never came back. */
export async function deleteForgottenReadings(em: SqlEntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_HOURS * 3_600_000)
  await em.nativeDelete(PhotoReadingEntity, { createdAt: { $lt: before } })
}
