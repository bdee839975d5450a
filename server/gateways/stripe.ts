import Stripe from 'stripe'
import { DomainError } from '#server/errors.ts'
import type { Language } from '#shared/language.ts'
import type { CheckoutState } from '#shared/payments.ts'
import { CURRENCY } from '#shared/prices.ts'
import type { Order, PaymentEvent, PaymentFacts, PaymentProvider } from './payment-provider.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** `null` = the provider's own address. */
  apiBase: string | null
}

/** Longest that one call may take. */
const CALL_MS = 15_000
const RETRIES = 2
/** Disputes with any of these have taken the money; inquiries and won ones have not. */
const MONEY_IS_AWAY = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
])
/** Messages that may change what somebody has paid. */
const FOLLOWED = /^(checkout\.session\.|refund\.|charge\.refund|charge\.dispute\.)/
/** Interface languages that the payment page has too, by its names. */
const PAGE_LANGUAGES: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  gb: 'en-GB',
  pl: 'pl',
  // Not among them: the page chooses by the browser.
  uk: 'auto',
  de: 'de',
  es: 'es',
  ro: 'ro',
  fr: 'fr',
  it: 'it',
}

/** Card payments by Stripe's own pages. */
export function createStripe({
  secretKey,
  webhookSecret,
  apiBase,
}: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: RETRIES,
    timeout: CALL_MS,
    telemetry: false,
  })
  return {
    async openCheckout(order) {
      const { id, url } = await stripe.checkout.sessions
        .create(describeOrder(order), { idempotencyKey: order.id })
        .catch(fail)
      if (!url) throw new DomainError('PURCHASE_FAILED')
      return { sessionId: id, url }
    },
    readEvent: (payload, signature) => readSignedEvent(payload, signature, webhookSecret),
    async readCheckout(sessionId) {
      const expand = ['payment_intent.latest_charge']
      const session = await stripe.checkout.sessions
        .retrieve(sessionId, { expand })
        .catch(nullIfMissing)
      if (!session) return null
      const charge = chargeOf(session)
      const disputes = charge?.disputed ? await listDisputes(stripe, session) : []
      return toFacts(session, disputes)
    },
    async findSession(paymentId) {
      const sessions = await stripe.checkout.sessions
        .list({ payment_intent: paymentId, limit: 1 })
        .catch(fail)
      return sessions.data[0]?.id ?? null
    },
    simulation: null,
  }
}

function addressOf(apiBase: string | null) {
  const url = apiBase ? new URL(apiBase) : null
  if (!url) return {}
  const isHttps = url.protocol === 'https:'
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: url.hostname,
    port: url.port || (isHttps ? '443' : '80'),
  }
}

function nullIfMissing(error: unknown): null {
  const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
  return isMissing ? null : fail(error)
}

/** What kind of failure it was is kept for the log; the provider's own words may name our key. */
function fail(error: unknown): never {
  const { type, code, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>
  const kind = [type, code, statusCode, requestId].filter(Boolean).join(' ')
  throw new DomainError('PURCHASE_FAILED', {}, { cause: new Error(kind || String(error)) })
}

/** Receipts and tax numbers are asked for and sent by the payment page. */
function describeOrder(order: Order): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    customer_creation: 'always',
    tax_id_collection: { enabled: true },
    locale: PAGE_LANGUAGES[order.language],
    line_items: [
      {
        quantity: order.amount,
        price_data: {
          currency: CURRENCY.toLowerCase(),
          unit_amount: order.price,
          product_data: { name: 'Thermoscribe: 1 conversion' },
        },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

/** Reads a message and checks its signature and age. Throws `WEBHOOK_INVALID`. */
export function readSignedEvent(payload: Buffer, signature: string, secret: string): PaymentEvent {
  try {
    const event = Stripe.webhooks.constructEvent(payload, signature, secret)
    return { id: event.id, type: event.type, about: subjectOf(event) }
  } catch (cause) {
    throw new DomainError('WEBHOOK_INVALID', {}, { cause })
  }
}

function subjectOf({ type, data }: Stripe.Event): PaymentEvent['about'] {
  if (!FOLLOWED.test(type)) return null
  const about = data.object as { object?: string; id?: string; payment_intent?: unknown }
  if (about.object === 'checkout.session') return about.id ? { sessionId: about.id } : null
  return typeof about.payment_intent === 'string' ? { paymentId: about.payment_intent } : null
}

function toFacts(
  session: Stripe.Checkout.Session,
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  const intent = session.payment_intent
  const charge = chargeOf(session)
  const disputed = disputes.filter(({ status }) => MONEY_IS_AWAY.has(status))
  const away = disputed.reduce((sum, { amount }) => sum + amount, charge?.amount_refunded ?? 0)
  return {
    orderId: session.client_reference_id,
    state: stateOf(session),
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    paidCents: charge?.amount ?? session.amount_total ?? 0,
    returnedCents: away,
  }
}

/** A page can be handed in and not paid: banks take days, and refuse afterwards. */
function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  const intent = session.payment_intent
  const status = intent !== null && typeof intent === 'object' ? intent.status : 'processing'
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing'
}

function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  if (intent === null || typeof intent !== 'object') return null
  const charge = intent.latest_charge
  return charge !== null && typeof charge === 'object' ? charge : null
}

async function listDisputes(stripe: Stripe, { payment_intent: intent }: Stripe.Checkout.Session) {
  if (intent === null || typeof intent !== 'object') return []
  const disputes = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 }).catch(fail)
  return disputes.data
}
