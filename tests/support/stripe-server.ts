import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'

export const STRIPE_KEY = 'sk_test_loopback'
export const WEBHOOK_SECRET = 'whsec_loopback'

/** A payment page as the provider keeps it, with what happened to its payment. */
type Page = {
  id: string
  key: string
  /** The address of this server. */
  origin: string
  order: URLSearchParams
  status: 'open' | 'complete' | 'expired'
  intent: 'requires_payment_method' | 'processing' | 'succeeded'
  refundedCents: number
  disputes: { status: string; amount: number }[]
}

/** What the server is told to do to a page, as the payer, the bank or the seller would. */
const HAPPENINGS = {
  pay: (page) => Object.assign(page, { status: 'complete', intent: 'succeeded' }),
  payLater: (page) => Object.assign(page, { status: 'complete', intent: 'processing' }),
  bankAccepts: (page) => Object.assign(page, { intent: 'succeeded' }),
  bankRefuses: (page) => Object.assign(page, { intent: 'requires_payment_method' }),
  expire: (page) => Object.assign(page, { status: 'expired' }),
} satisfies Record<string, (page: Page) => void>

let made = 0

/** A server on loopback that speaks the part of the API that is used, and remembers what it was asked. */
export async function startStripeServer() {
  const pages = new Map<string, Page>()
  const asked: string[] = []
  let isDown = false
  let held: { computed: () => void; until: Promise<void> } | null = null

  function open(order: URLSearchParams, key: string): Page {
    const origin = originOf(server)
    const known = [...pages.values()].find((page) => page.key === key)
    if (known) return known
    const id = `cs_test_${++made}`
    const page: Page = {
      id,
      key,
      origin,
      order,
      status: 'open',
      intent: 'requires_payment_method',
      refundedCents: 0,
      disputes: [],
    }
    pages.set(id, page)
    return page
  }

  function answer(method: string, url: URL, body: string, key: string): unknown {
    const path = url.pathname.replace('/v1/', '')
    const intent = url.searchParams.get('payment_intent')
    if (method === 'POST' && path === 'checkout/sessions') {
      return describeSession(open(new URLSearchParams(body), key), true)
    }
    if (path === 'checkout/sessions') {
      return list(
        [...pages.values()]
          .filter((page) => intentId(page) === intent)
          .map((page) => describeSession(page)),
      )
    }
    if (path === 'disputes') {
      const page = [...pages.values()].find((one) => intentId(one) === intent)
      return list(page?.disputes.map((_, at) => describeDispute(page, at)) ?? [])
    }
    const page = pages.get(path.replace('checkout/sessions/', ''))
    return page && describeSession(page, url.searchParams.has('expand[0]'))
  }

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://loopback')
    const body = await text(request)
    asked.push(`${method} ${url.pathname}`)
    if (url.pathname.startsWith(PAY_PATH)) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<h1>Card number</h1>')
      return
    }
    const isKnown = headers.authorization === `Bearer ${STRIPE_KEY}`
    const found =
      isKnown && !isDown && answer(method, url, body, String(headers['idempotency-key']))
    const hold = held
    held = null
    hold?.computed()
    await hold?.until
    const status = isDown ? 503 : isKnown ? (found ? 200 : 404) : 401
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    const error = {
      ...(status === 404
        ? { type: 'invalid_request_error', code: 'resource_missing' }
        : { type: 'api_error' }),
      message: `provider words with ${STRIPE_KEY} in them`,
    }
    response.end(JSON.stringify(found || { error }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const pageOf = (id: string): Page => {
    const page = pages.get(id)
    if (!page) throw new Error(`no page ${id}`)
    return page
  }

  return {
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: originOf(server),
    },
    asked,
    pageOf,
    /** Lets something happen to a page; who sells is not told by it. */
    happen: (id: string, what: keyof typeof HAPPENINGS) => HAPPENINGS[what](pageOf(id)),
    refund(id: string, cents: number) {
      pageOf(id).refundedCents = cents
    },
    /** A dispute over the whole payment, or the new state of it. */
    dispute(id: string, status: string) {
      const page = pageOf(id)
      page.disputes = [{ status, amount: totalOf(page) }]
    },
    /** The next answer is true when it is asked for, and arrives when it is let go. */
    holdNext() {
      const computed = Promise.withResolvers<void>()
      const until = Promise.withResolvers<void>()
      held = { computed: computed.resolve, until: until.promise }
      return { computed: computed.promise, letGo: until.resolve }
    },
    /** Whether the API answers at all. */
    setDown(down: boolean) {
      isDown = down
    },
    /** A message about a page as it is now, signed as the provider signs. */
    event: (type: string, id: string, more: EventOptions = {}) =>
      signEvent({ type, object: describeSubject(type, pageOf(id)) }, more),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

type EventOptions = { secret?: string; timestamp?: number; id?: string }

/** A message with the header that proves who sent it. */
export function signEvent(
  { type, object }: { type: string; object: object },
  { secret = WEBHOOK_SECRET, timestamp, id = `evt_${++made}` }: EventOptions = {},
) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: 1_790_000_000,
    livemode: false,
    type,
    data: { object },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { raw: payload, headers: { 'stripe-signature': signature } }
}

/** Where the payer is sent to. */
const PAY_PATH = '/c/pay/'

const payUrl = ({ id, origin }: Page) => origin + PAY_PATH + id

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const intentId = ({ id }: Page) => id.replace('cs_', 'pi_')

function totalOf({ order }: Page): number {
  const line = 'line_items[0]'
  return (
    Number(order.get(`${line}[quantity]`)) * Number(order.get(`${line}[price_data][unit_amount]`))
  )
}

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

function describeCharge(page: Page) {
  return {
    id: page.id.replace('cs_', 'ch_'),
    object: 'charge',
    amount: totalOf(page),
    amount_refunded: page.refundedCents,
    disputed: page.disputes.length > 0,
    payment_intent: intentId(page),
  }
}

function describeDispute(page: Page, at: number) {
  const { status, amount } = page.disputes[at] ?? { status: '', amount: 0 }
  return {
    id: `du_${page.id}_${at}`,
    object: 'dispute',
    status,
    amount,
    payment_intent: intentId(page),
  }
}

function describeSession(page: Page, isExpanded = false) {
  const { id, order, status, intent } = page
  const isHandedIn = status === 'complete'
  const expanded = {
    id: intentId(page),
    object: 'payment_intent',
    status: intent,
    latest_charge: intent === 'succeeded' ? describeCharge(page) : null,
  }
  return {
    id,
    object: 'checkout.session',
    client_reference_id: order.get('client_reference_id'),
    amount_total: totalOf(page),
    currency: 'eur',
    mode: order.get('mode'),
    status,
    payment_status: isHandedIn && intent === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: isHandedIn ? (isExpanded ? expanded : intentId(page)) : null,
    url: status === 'open' ? payUrl(page) : null,
  }
}

/** What a message of a type is about. */
function describeSubject(type: string, page: Page): object {
  if (type.startsWith('charge.dispute')) return describeDispute(page, 0)
  if (type.startsWith('refund')) {
    return { id: `re_${page.id}`, object: 'refund', payment_intent: intentId(page) }
  }
  return type.startsWith('charge') ? describeCharge(page) : describeSession(page)
}
