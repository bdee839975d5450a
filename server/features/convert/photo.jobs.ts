import { availableParallelism } from 'node:os'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { createDraft } from '#server/features/recipes/recipes.service.ts'
import { photoSeconds } from '#server/metrics.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import type { PhotoRead } from '#shared/convert.ts'
import type { Language } from '#shared/language.ts'
import { PhotoReadingEntity } from './photo-reading.entity.ts'
import { openPhoto } from './read/photo/open-photo.ts'
import {
  cropLine,
  encodePicture,
  type PhotoText,
  recognisePhoto,
} from './read/photo/recognise-photo.ts'

/** Below this a line is shown to the cook beside the piece of the photo. */
const DOUBTFUL = 0.75

/** Readings that are given up end quickly, so one hand is enough. */
const CONCURRENT_ENDINGS = 1

/** Reads photos off the queue. */
export async function workPhotos(
  createContext: (requestId?: string) => ServiceContext,
): Promise<void> {
  const { queue } = createContext()
  await queue.work('read-photo', availableParallelism(), ({ readingId, requestId }, signal) =>
    readPhotos(createContext(requestId), readingId, signal),
  )
  // What ends its reader each time is too much for it: whoever waits is told so.
  await queue.work('read-photo-given-up', CONCURRENT_ENDINGS, ({ readingId }) =>
    finish(createContext(), readingId, async () => ({ errorCode: 'PHOTO_TIMEOUT' })),
  )
}

async function readPhotos(ctx: ServiceContext, id: string, signal: AbortSignal): Promise<void> {
  const reading = await ctx.em.findOne(PhotoReadingEntity, { id, finishedAt: null })
  if (!reading) return
  try {
    const texts = await readPages(ctx.em, { id, language: reading.language, signal })
    const lines = await linesOf(texts)
    const rawText = texts.map(({ text }) => text).join('\n')
    await finish(ctx, id, async (em) => {
      const recipeId = await createDraft(
        { em, user: { id: reading.userId } },
        { title: titleOf(rawText), rawText, sourceUrl: null, readRecipe: null },
      )
      return { recipeId, lines }
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ctx.log.info({ readingId: id, code: error.code }, 'photo not read')
    await finish(ctx, id, async () => ({ errorCode: error.code, errorParams: error.params }))
  }
}

type Reading = { id: string; language: Language; signal: AbortSignal }

async function readPages(em: SqlEntityManager, { id, language, signal }: Reading) {
  const [row] = await em.execute<{ pages: Buffer[] | null }[]>(
    'select pages from photo_reading where id = ?',
    [id],
  )
  const texts: PhotoText[] = []
  for (const [page, bytes] of (row?.pages ?? []).entries()) {
    const endTimer = photoSeconds.startTimer()
    const photo = await openPhoto(bytes)
    // What the first page turned out to be in, the others are in too.
    const likeliest = texts[0]?.language ?? (language === 'gb' ? 'en' : language)
    texts.push(await recognisePhoto(photo, { languages: [likeliest], page, signal }))
    endTimer()
  }
  return texts
}

async function linesOf(texts: readonly PhotoText[]): Promise<PhotoRead['lines']> {
  const lines: PhotoRead['lines'] = []
  for (const { lines: read, prepared } of texts) {
    const isDoubtful = read.some(({ confidence }) => confidence < DOUBTFUL)
    const picture = isDoubtful ? await encodePicture(prepared) : null
    for (const { text, confidence, box } of read) {
      const piece = picture && confidence < DOUBTFUL ? await cropLine(picture, box) : null
      const crop = piece && `data:image/jpeg;base64,${piece.toString('base64')}`
      lines.push({ text, confidence, crop })
    }
  }
  return lines
}

function titleOf(rawText: string): string {
  return (
    rawText
      .split('\n')
      .find((line) => /\p{L}{2}/u.test(line))
      ?.trim() ?? ''
  )
}

type Result = Partial<{
  recipeId: string
  lines: PhotoRead['lines']
  errorCode: DomainError['code']
  errorParams: DomainError['params']
}>

/** Ends a reading, unless whoever waited has gone; the photos go with it. */
async function finish(
  ctx: ServiceContext,
  id: string,
  makeResult: (em: SqlEntityManager) => Promise<Result>,
): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const [open] = await em.execute<object[]>(
      'select 1 from photo_reading where id = ? and finished_at is null for update',
      [id],
    )
    if (!open) return
    const result = await makeResult(em)
    await em.nativeUpdate(PhotoReadingEntity, { id }, { ...result, finishedAt: ctx.now() })
    await em.execute('update photo_reading set pages = null where id = ?', [id])
    await notifyChanged(em, id)
  })
}
