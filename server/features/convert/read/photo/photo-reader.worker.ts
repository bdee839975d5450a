import type { Clock } from '#server/jobs/thread-pool.ts'
import { createEngine } from './engine.ts'
import type { PhotoLanguage } from './language-data.ts'
import type { Raster } from './raster.ts'
import { type ReadPicture, readPicture } from './read-picture.ts'

/** Without a picture the thread only gets ready for that language. */
export type PhotoTask = { picture: Raster | null; languages: PhotoLanguage[] }

const engine = createEngine()

/** Reads one picture in a thread of the pool; its engine stays for the next one. */
export async function read({
  picture,
  languages,
  clock,
}: PhotoTask & Clock): Promise<ReadPicture | null> {
  clock.postMessage(true)
  clock.close()
  if (!picture) {
    await engine.prepare(languages[0] ?? 'en')
    return null
  }
  return readPicture(picture, languages, engine)
}
