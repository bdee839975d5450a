import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { ConversionProgress } from '#shared/convert.ts'
import { errorSentence } from '#shared/errors.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'

/** Should a notification be lost, the row is read again after this time. */
const RECHECK_MS = 5_000

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
  const row = await em.fork().findOne(ConversionEntity, { id, userId })
  if (!row) throw new DomainError('CONVERSION_NOT_FOUND')
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
 * early when `signal` aborts. Throws `CONVERSION_NOT_FOUND`.
 */
export async function* watchConversion(
  ctx: UserContext,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ConversionProgress> {
  let wake = () => {}
  let changed = false
  const unsubscribe = ctx.changes.subscribe(id, () => {
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
