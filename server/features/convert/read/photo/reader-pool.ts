import { availableParallelism } from 'node:os'
import { createThreadPool, type ThreadPool } from '#server/jobs/thread-pool.ts'
import type { PhotoLanguage } from './language-data.ts'
import type { PhotoTask } from './photo-reader.worker.ts'
import type { ReadPicture } from './read-picture.ts'

/**
 * Each reader takes a core and, with its engine, about 100 MB when it is ready and 300–350 MB after
 * some photos (measured), so many cores do not mean that many readers.
 */
const MAX_READERS = 4

let pool: ThreadPool<PhotoTask, ReadPicture | null> | undefined

function openPool(): ThreadPool<PhotoTask, ReadPicture | null> {
  pool ??= createThreadPool<PhotoTask, ReadPicture | null>({
    file: new URL('./photo-reader.worker.ts', import.meta.url),
    name: 'read',
    most: Math.min(MAX_READERS, Math.max(1, availableParallelism())),
  })
  return pool
}

/**
 * Reads in a thread, which is ended and replaced when it takes longer than `limitMs`.
 * @returns null when the time or memory did not suffice
 */
export async function readInThread(
  task: PhotoTask & { picture: NonNullable<PhotoTask['picture']> },
  limitMs: number,
  signal?: AbortSignal,
): Promise<ReadPicture | null> {
  return openPool().run(task, limitMs, signal)
}

/** Starts a reader, so that the first photo does not wait for it. */
export async function warmPhotoReader(language: PhotoLanguage): Promise<void> {
  await openPool().run({ picture: null, languages: [language] }, WARM_LIMIT_MS)
}

const WARM_LIMIT_MS = 30_000

/** Ends the readers; the next photo starts new ones. */
export async function closePhotoReaders(): Promise<void> {
  const old = pool
  pool = undefined
  await old?.close()
}
