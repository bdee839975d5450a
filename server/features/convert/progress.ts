import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { createFewAtOnce } from '#server/jobs/few-at-once.ts'
import type { UserContext } from '#server/trpc/context.ts'
import { type ConversionProgress, MAX_IN_PROGRESS } from '#shared/convert.ts'
import { errorSentence } from '#shared/errors.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'
import { isPaidThough } from './free-failures.ts'
import { forgetConversion, readConversion } from './shared-reads.ts'

/** Should a notification be lost, the row is read again after this time. */
const RECHECK_MS = 5_000
/** Most that one person may watch at once: all that may be under way, in three places. */
const MAX_WATCHED = 3 * MAX_IN_PROGRESS
const RETRY_AFTER_SECONDS = 10

const watching = createFewAtOnce(MAX_WATCHED)

function toProgress(row: ConversionRow): ConversionProgress {
  const { errorCode, errorParams } = row
  return {
    conversionId: row.id,
    recipeId: row.recipeId ?? row.id,
    stage: row.stage,
    converter: row.converter ?? null,
    title: row.partial?.title ?? null,
    ingredients: row.partial?.ingredients ?? [],
    steps: row.partial?.steps ?? [],
    isMostlyShown: isPaidThough(row, 'CONVERSION_CANCELLED'),
    isFree: row.stage === 'done' && row.credit === 'released',
    error: errorCode
      ? {
          appCode: errorCode,
          params: errorParams ?? {},
          message: errorSentence(errorCode, errorParams ?? {}),
        }
      : null,
  }
}

async function readProgress(em: SqlEntityManager, userId: string, id: string) {
  const row = await readConversion(em, id)
  if (row?.userId !== userId) throw new DomainError('CONVERSION_NOT_FOUND')
  return toProgress(row)
}

/** A user's conversions that are under way. */
export async function listUnderWay(ctx: UserContext): Promise<ConversionProgress[]> {
  const rows = await ctx.em.find(
    ConversionEntity,
    { userId: ctx.user.id, finishedAt: null, recipeId: { $ne: null } },
    { orderBy: { id: 'desc' } },
  )
  return rows.map(toProgress)
}

/**
 * Follows a conversion from where it stands to its end; the last value is `done` or `failed`. Ends
 * early when `signal` aborts. Throws `CONVERSION_NOT_FOUND` and `RATE_LIMITED`.
 */
export async function* watchConversion(
  ctx: UserContext,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ConversionProgress> {
  const endWatching = watching.begin(ctx.user.id)
  if (!endWatching) throw new DomainError('RATE_LIMITED', { retryAfter: RETRY_AFTER_SECONDS })
  let wake = () => {}
  let changed = false
  const unsubscribe = ctx.changes.subscribe(id, () => {
    forgetConversion(id)
    changed = true
    wake()
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted) {
      changed = false
      const progress = await readProgress(ctx.em, ctx.user.id, id)
      yield progress
      if (progress.stage === 'done' || progress.stage === 'failed') return
      if (!changed)
        await pause((resolve) => {
          wake = resolve
        })
    }
  } finally {
    unsubscribe()
    forgetConversion(id)
    endWatching()
  }
}

/**
 * The same for a reader over the network, until `signal`. When this process is asked to stop, the
 * reader is told to come back, and finds another: throws `NOT_READY`.
 */
export async function* streamConversion(
  ctx: UserContext,
  id: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<ConversionProgress> {
  const signals = signal ? [signal, ctx.stopping] : [ctx.stopping]
  for await (const progress of watchConversion(ctx, id, AbortSignal.any(signals))) {
    yield progress
    if (progress.stage === 'done' || progress.stage === 'failed') return
  }
  // A stream that just ends would mean that there is nothing more to come.
  ctx.stopping.throwIfAborted()
}

async function pause(onReady: (resolve: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RECHECK_MS)
    onReady(resolve)
  })
  clearTimeout(timer)
}
