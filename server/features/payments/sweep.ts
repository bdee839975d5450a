import type { ServiceContext } from '#server/trpc/context.ts'
import type { CheckoutState } from '#shared/payments.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Purchases that one sweep asks about. */
const AT_ONCE = 50
/** As old as this nothing is waited for any more: days. */
const GIVEN_UP_DAYS = 60
/** The provider sends a message again for three days. */
const EVENT_DAYS = 30

/** So long after it was paid the money may go back: refunds, and disputes, which take their time. */
const MAY_GO_BACK_DAYS = 180
/** Purchases stay for the books so many years after the end of theirs (see the privacy policy). */
const BOOKS_YEARS = 5

/** Purchases to ask about: which, when first and at least how far apart, and until when. */
type Round = { states: CheckoutState[]; wait: string; days: number }

const ROUNDS: readonly Round[] = [
  { states: ['open', 'processing'], wait: '10 minutes', days: GIVEN_UP_DAYS },
  { states: ['paid'], wait: '6 hours', days: MAY_GO_BACK_DAYS },
]

/**
 * Asks about purchases that nothing was heard of, so that a lost message loses no money, neither
 * theirs nor ours: after a while, then at growing distances. Any number of processes may do it at
 * once.
 */
export async function sweepCheckouts(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  for (const round of ROUNDS) {
    for (const { id, session_id: sessionId } of await takeTurns(ctx, round)) {
      await settleCheckout(ctx, { id, sessionId }).catch((error: unknown) => {
        ctx.log.warn({ err: error, checkout: id }, 'payment not asked about')
      })
    }
  }
}

/** The purchases that it is time to ask about, which no other process asks about now. */
function takeTurns(ctx: ServiceContext, { states, wait, days }: Round) {
  const now = ctx.now()
  return ctx.em.execute<{ id: string; session_id: string }[]>(
    `update checkout set asked_at = ?::timestamptz where id in (
       select id from checkout
       where state in (${states.map((state) => `'${state}'`).join()}) and session_id is not null
         and created_at between ?::timestamptz - make_interval(days => ?)
                            and ?::timestamptz - ?::interval
         and (asked_at is null or asked_at <
              ?::timestamptz - greatest(?::interval, (?::timestamptz - created_at) / 10))
       order by asked_at nulls first limit ? for update skip locked)
     returning id, session_id`,
    [now, now, days, now, wait, now, wait, now, AT_ONCE],
  )
}

/**
 * Deletes what is of no use to the books: messages, purchases that were never paid, and old ones
 * of accounts that are gone.
 */
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
  await em.execute(
    `delete from checkout where user_id is null
     and created_at < date_trunc('year', ?::timestamptz) - make_interval(years => ?)`,
    [now(), BOOKS_YEARS],
  )
}
