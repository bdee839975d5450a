import { z } from 'zod'
import { DomainError } from '#server/errors.ts'
import { getBalance } from '#server/features/credits/credits.service.ts'
import type { PaymentEvent } from '#server/gateways/payment-provider.ts'
import type { ServiceContext, UserContext } from '#server/trpc/context.ts'
import { CheckoutEntity } from './checkout.entity.ts'
import { providerOf, settleCheckout } from './settle-checkout.ts'

/** The provider is asked about one purchase at most this often for whoever waits for it. */
const ASK_AGAIN_MS = 3_000

/**
 * Takes a message of the provider. It is only a hint which purchase to ask about, so it does no
 * harm when it comes twice, late, out of order or not at all. Throws `WEBHOOK_INVALID`,
 * `PURCHASE_FAILED`; what throws is sent again.
 */
export async function receiveEvent(ctx: ServiceContext, payload: Buffer, signature: string) {
  const event = providerOf(ctx).readEvent(payload, signature)
  if (!event.about) return
  const [known] = await ctx.em.execute('select 1 from stripe_event where id = ?', [event.id])
  if (known) return
  const checkout = await findCheckout(ctx, event.about)
  // Others may sell by the same account.
  if (!checkout) return
  await settleCheckout(ctx, checkout, async (em) => {
    await em.execute(
      'insert into stripe_event (id, created_at, type) values (?, ?, ?) on conflict do nothing',
      [event.id, ctx.now(), event.type],
    )
  })
}

/** Our purchase that a message is about; `null` = none that we opened. */
async function findCheckout(ctx: ServiceContext, about: NonNullable<PaymentEvent['about']>) {
  const provider = providerOf(ctx)
  const sessionId =
    'sessionId' in about ? about.sessionId : await sessionOfPayment(ctx, about.paymentId)
  if (sessionId === null) return null
  const row = await ctx.em.findOne(CheckoutEntity, { sessionId })
  if (row) return { id: row.id, sessionId }
  // It can be faster than the answer that told us the id of the page.
  const facts = await provider.readCheckout(sessionId)
  const id = z.uuid().safeParse(facts?.orderId).data
  const unnamed = id ? await ctx.em.findOne(CheckoutEntity, { id, sessionId: null }) : null
  return unnamed && { id: unnamed.id, sessionId }
}

async function sessionOfPayment(ctx: ServiceContext, paymentId: string): Promise<string | null> {
  const row = await ctx.em.findOne(CheckoutEntity, { paymentId })
  return row?.sessionId ?? providerOf(ctx).findSession(paymentId)
}

/**
 * How far a user's purchase is. While it is not settled the provider is asked, so nobody waits for
 * a message that was lost. Throws `CHECKOUT_NOT_FOUND`.
 */
export async function getCheckout(ctx: UserContext, sessionId: string) {
  const row = await ctx.em.findOne(CheckoutEntity, { sessionId, userId: ctx.user.id })
  if (!row) throw new DomainError('CHECKOUT_NOT_FOUND')
  const { id } = row
  const isOpen = row.state === 'open' || row.state === 'processing'
  if (isOpen && (await isTimeToAsk(ctx, id))) {
    await settleCheckout(ctx, { id, sessionId }).catch((error: unknown) => {
      ctx.log.warn({ err: error, checkout: id }, 'payment not asked about')
    })
    await ctx.em.refresh(row)
  }
  return { state: row.state, amount: row.amount, credits: await getBalance(ctx.em, ctx.user.id) }
}

async function isTimeToAsk(ctx: UserContext, id: string): Promise<boolean> {
  const now = ctx.now()
  const before = new Date(now.getTime() - ASK_AGAIN_MS)
  const turns = await ctx.em.execute(
    `update checkout set asked_at = ? where id = ? and (asked_at is null or asked_at < ?)
     returning id`,
    [now, id, before],
  )
  return turns.length > 0
}
