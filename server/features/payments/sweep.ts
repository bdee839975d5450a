import type { ServiceContext } from '#server/trpc/context.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Purchases that one sweep asks about. */
const AT_ONCE = 50
/** As old as this nothing is waited for any more: days. */
const GIVEN_UP_DAYS = 60
/** The provider sends a message again for three days. */
const EVENT_DAYS = 30

/**
 * Asks about purchases that nothing was heard of, so that a lost message loses no money: first
 * after ten minutes, then at growing distances. Any number of processes may do it at once.
 */
export async function sweepCheckouts(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  const now = ctx.now()
  const unsettled = await ctx.em.execute<{ id: string; session_id: string }[]>(
    `update checkout set asked_at = ?::timestamptz where id in (
       select id from checkout
       where state in ('open', 'processing') and session_id is not null
         and created_at between ?::timestamptz - make_interval(days => ?)
                            and ?::timestamptz - interval '10 minutes'
         and (asked_at is null or asked_at <
              ?::timestamptz - greatest(interval '10 minutes', (?::timestamptz - created_at) / 10))
       order by asked_at nulls first limit ? for update skip locked)
     returning id, session_id`,
    [now, now, GIVEN_UP_DAYS, now, now, now, AT_ONCE],
  )
  for (const { id, session_id: sessionId } of unsettled) {
    await settleCheckout(ctx, { id, sessionId }).catch((error: unknown) => {
      ctx.log.warn({ err: error, checkout: id }, 'payment not asked about')
    })
  }
}

/** Deletes what is of no use to the books: messages, and purchases that were never paid. */
export async function deleteForgottenCheckouts({ em, now }: ServiceContext): Promise<void> {
  await em.execute(
    'delete from stripe_event where created_at < ?::timestamptz - make_interval(days => ?)',
    [now(), EVENT_DAYS],
  )
  await em.execute(
    `delete from checkout where state <> 'paid'
     and created_at < ?::timestamptz - make_interval(days => ?)`,
    [now(), GIVEN_UP_DAYS],
  )
}
