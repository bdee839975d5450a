import { v7 as uuidv7 } from 'uuid'
import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { Language } from '#shared/language.ts'
import type { Offer, Purchase } from '#shared/payments.ts'
import { MAX_PURCHASE, MIN_CHARGE_CENTS, PACKS, smallestPurchase } from '#shared/prices.ts'
import { CheckoutEntity } from './checkout.entity.ts'
import { providerOf } from './settle-checkout.ts'

/** Payment pages that one person may open within so many milliseconds. */
const MAX_OPENED = 20
const WITHIN_MS = 600_000

/** What can be bought on this server. */
export function describeOffer({
  config,
  payments,
}: Pick<UserContext, 'config' | 'payments'>): Offer {
  const price = config.creditPriceCents
  const minimum = smallestPurchase(price)
  return {
    isOpen: payments !== null,
    isSimulated: Boolean(payments?.simulation),
    price,
    packs: PACKS.filter((pack) => pack >= minimum),
    minimum,
    maximum: MAX_PURCHASE,
  }
}

/**
 * Opens a payment page for credits. The purchase is written down before, so that whatever is paid
 * there finds its buyer. Throws `NOT_CONFIGURED`, `PURCHASE_TOO_SMALL`, `RATE_LIMITED`,
 * `PURCHASE_FAILED`.
 */
export async function openCheckout(ctx: UserContext, { amount, language }: Purchase) {
  const provider = providerOf(ctx)
  const price = ctx.config.creditPriceCents
  if (amount * price < MIN_CHARGE_CENTS) {
    throw new DomainError('PURCHASE_TOO_SMALL', { credits: smallestPurchase(price) })
  }
  const id = uuidv7()
  const buyer = await writeDown(ctx, { id, amount, price })
  const { publicUrl } = ctx.config
  try {
    const { sessionId, url } = await provider.openCheckout({
      id,
      amount,
      price,
      email: buyer.username,
      language: language ?? buyer.language,
      successUrl: `${publicUrl}/payment-success?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/credits?payment=cancelled`,
    })
    await ctx.em.nativeUpdate(CheckoutEntity, { id }, { sessionId })
    return { id: sessionId, url }
  } catch (error) {
    // Nobody has the address of this page, so nobody can pay there.
    await ctx.em.nativeDelete(CheckoutEntity, { id, sessionId: null })
    ctx.log.error({ err: error }, 'payment page not opened')
    throw error
  }
}

type Buyer = { username: string; language: Language }

function writeDown(
  ctx: UserContext,
  { id, amount, price }: Record<'amount' | 'price', number> & { id: string },
) {
  return ctx.em.transactional(async (em): Promise<Buyer> => {
    const [buyer] = await em.execute<Buyer[]>(
      'select username, language from app_user where id = ? for no key update',
      [ctx.user.id],
    )
    if (!buyer) throw new DomainError('UNAUTHENTICATED')
    const now = ctx.now().getTime()
    const since = new Date(now - WITHIN_MS)
    const [first, ...others] = await em.find(
      CheckoutEntity,
      { userId: ctx.user.id, createdAt: { $gt: since } },
      { orderBy: { createdAt: 'asc' } },
    )
    if (first && others.length + 1 >= MAX_OPENED) {
      const ms = first.createdAt.getTime() + WITHIN_MS - now
      throw new DomainError('RATE_LIMITED', { retryAfter: Math.ceil(ms / 1000) })
    }
    em.create(CheckoutEntity, {
      id,
      userId: ctx.user.id,
      amount,
      priceCents: amount * price,
      state: 'open',
    })
    await em.flush()
    return buyer
  })
}
