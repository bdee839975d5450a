import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { addCredits, lockBalance } from '#server/features/credits/credits.service.ts'
import type { PaymentFacts, PaymentProvider } from '#server/gateways/payment-provider.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import { CheckoutEntity, type CheckoutRow } from './checkout.entity.ts'
import { type LedgerLine, settle } from './settle.ts'

/** Answers that came too late before it is left for the next call. */
const MAX_TRIES = 10

/** Purchases need the provider. Throws `NOT_CONFIGURED`. */
export function providerOf({ payments }: ServiceContext): PaymentProvider {
  if (!payments) throw new DomainError('NOT_CONFIGURED')
  return payments
}

type Seen = { version: number; user_id: string | null }
type About = { id: string; sessionId: string }
/** What else is to be written when it is settled, in the same transaction. */
type Note = (em: SqlEntityManager) => Promise<void>

/**
 * Asks the provider about a purchase and brings ours to what is true there. May be called by
 * anybody, at any time, as often as they like. Throws `PURCHASE_FAILED` when there is no answer.
 */
export async function settleCheckout(
  ctx: ServiceContext,
  { id, sessionId }: About,
  note: Note = async () => {},
): Promise<void> {
  const provider = providerOf(ctx)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const em = ctx.em.fork()
    const [seen] = await em.execute<Seen[]>('select version, user_id from checkout where id = ?', [
      id,
    ])
    if (!seen) return
    const facts = await provider.readCheckout(sessionId)
    const isDone = await em.transactional(async (inner) => {
      // The user before the purchase, as deleting an account locks them. Of a deleted one the books
      // are kept, but nobody has credits.
      const balance = seen.user_id ? await lockBalance(inner, seen.user_id) : 0
      const row = await inner.findOne(
        CheckoutEntity,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      // Somebody applied an answer that may be newer than ours: ask again.
      if (row && (row.version !== seen.version || row.userId !== seen.user_id)) return false
      if (row && facts) await apply(inner, row, { sessionId, facts, balance })
      await note(inner)
      return true
    })
    if (isDone) return
  }
  throw new DomainError('NOT_READY')
}

type Answer = { sessionId: string; facts: PaymentFacts; balance: number }

async function apply(em: SqlEntityManager, row: CheckoutRow, answer: Answer): Promise<void> {
  const { sessionId, facts, balance } = answer
  const { userId } = row
  const { standing, lines } = settle(row, facts, balance)
  const next = { ...standing, sessionId, paymentId: facts.paymentId ?? row.paymentId }
  if (!isChanged(row, next)) return
  if (userId) {
    for (const line of lines) await addCredits(em, { userId, ...line, cause: causeOf(line, row) })
  }
  em.assign(row, { ...next, taken: userId ? next.taken : 0, version: row.version + 1 })
  await em.flush()
}

/** One payout, whatever happens; one line for each change of what went back. */
function causeOf({ kind }: LedgerLine, { id, version }: CheckoutRow): string {
  return kind === 'purchase' ? `checkout:${id}` : `${kind}:${id}:${version}`
}

type Known = Pick<CheckoutRow, 'state' | 'claimed' | 'taken' | 'sessionId' | 'paymentId'>

function isChanged(before: Known, after: Known): boolean {
  return KEPT.some((key) => (before[key] ?? null) !== (after[key] ?? null))
}

const KEPT = ['state', 'claimed', 'taken', 'sessionId', 'paymentId'] as const
