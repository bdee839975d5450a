import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { ConversionRow } from './conversion.entity.ts'

/**
 * Conversions that cost a paid service something and their owner nothing, because they failed or were
 * cancelled: most in a day, each with its questions (see `news.ts`).
 */
export const MAX_FREE_FAILURES = 10
const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/**
 * Throws `TOO_MANY_FAILURES` with when the next may be asked for, and `TOO_MANY_CONVERSIONS` where
 * those under way, counted before this is called, could pass the limit if they all failed.
 */
export async function assertFewFailures(
  em: SqlEntityManager,
  userId: string,
  { underWay, now }: { underWay: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000)
  // Of a provider that did not answer nothing was had.
  const failed = await em.execute<{ at: string }[]>(
    `select finished_at as at from conversion
     where user_id = ? and finished_at > ? and credit = 'released'
       and (ai_calls > 0 or converter = 'anthropic')
       and error_code is distinct from 'AI_UNAVAILABLE'
     order by finished_at desc limit ?`,
    [userId, since, MAX_FREE_FAILURES],
  )
  const oldest = failed[MAX_FREE_FAILURES - 1]
  if (!oldest) {
    const limit = MAX_FREE_FAILURES - failed.length
    if (underWay > limit) throw new DomainError('TOO_MANY_CONVERSIONS', { limit })
    return
  }
  const over = new Date(oldest.at).getTime() + DAY_SECONDS * 1000
  const retryAfter = Math.max(1, Math.ceil((over - now.getTime()) / 1000))
  const hours = Math.ceil(retryAfter / HOUR_SECONDS)
  throw new DomainError('TOO_MANY_FAILURES', { retryAfter, hours })
}

/** What somebody can do to end a conversion after they have seen its recipe. */
const OWNERS_DOING: readonly ErrorCode[] = [
  'CONVERSION_CANCELLED',
  'RECIPE_CHANGED',
  'RECIPE_NOT_FOUND',
]

/** Whether a conversion that its owner ends has shown most of its recipe, so that it is paid for. */
export function isPaidThough(
  { converter, stage, partial }: ConversionRow,
  code: ErrorCode,
): boolean {
  if (converter !== 'anthropic' || !OWNERS_DOING.includes(code)) return false
  return stage === 'checking' || partial?.isMostly === true
}
