import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '#server/errors.ts'
import type { PaymentSimulation, SimulatedCheckout } from '#server/gateways/payment-provider.ts'
import { WEBHOOK_PATH } from '#server/rest/stripe-webhook.ts'
import { CURRENCY } from '#shared/prices.ts'

/** The choices on the payment page; the browser sends one as a form. */
const CHOICES = ['pay', 'fail', 'cancel'] as const
type Choice = (typeof CHOICES)[number]

/**
 * `/dev/checkout/ID`: a payment page without money, which pays, fails and cancels as the card
 * provider's does, its signed message included. Never registered in production.
 */
export async function registerDevCheckout(
  app: FastifyInstance,
  simulation: PaymentSimulation,
): Promise<void> {
  async function find(id: string): Promise<SimulatedCheckout> {
    const checkout = await simulation.find(id)
    if (!checkout) throw new DomainError('CHECKOUT_NOT_FOUND')
    return checkout
  }

  async function pay(checkout: SimulatedCheckout): Promise<void> {
    const { payload, signature } = await simulation.pay(checkout)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })
  }

  // The form has no fields: the choice is its address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    done(null, undefined)
  })

  app.get<{ Params: { id: string } }>('/dev/checkout/:id', async ({ params }, reply) =>
    sendPage(reply, await find(params.id)),
  )

  app.post<{ Params: { id: string; choice: Choice } }>(
    '/dev/checkout/:id/:choice',
    async ({ params: { id, choice } }, reply) => {
      if (!CHOICES.includes(choice)) throw new DomainError('NOT_FOUND')
      const checkout = await find(id)
      const { successUrl, cancelUrl } = checkout.order
      if (choice === 'cancel') return reply.redirect(cancelUrl, 303)
      if (choice === 'fail') return sendPage(reply, checkout, 'Your card was declined.')
      if (checkout.state === 'open') await pay(checkout)
      return reply.redirect(successUrl.replace('{CHECKOUT_SESSION_ID}', id), 303)
    },
  )
}

function sendPage(reply: FastifyReply, checkout: SimulatedCheckout, problem = '') {
  const { state, order } = checkout
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY })
  const total = money.format((order.amount * order.price) / 100)
  const form = (choice: Choice, label: string) =>
    `<form method="post" action="/dev/checkout/${checkout.id}/${choice}"><button>${label}</button></form>`
  const buttons =
    form('pay', `Pay ${total}`) +
    form('fail', 'Pay with a card that is declined') +
    form('cancel', 'Cancel')
  const closed = state === 'paid' ? 'This has been paid.' : 'This payment page has expired.'
  return reply.type('text/html; charset=utf-8').send(
    renderPage(
      `<p>${order.amount} conversions: <strong>${total}</strong></p>
  ${problem && `<p role="alert">${problem}</p>`}
  ${state === 'open' ? buttons : `<p>${closed}</p>`}`,
    ),
  )
}

function renderPage(body: string): string {
  return `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width">
  <title>Payment · Thermoscribe</title>
  <style>
    :root { color-scheme: light dark }
    body { font: 1rem/1.5 system-ui; max-width: 30rem; margin: 2rem auto; padding: 0 1rem }
    button { font: inherit; min-height: 2.75rem; width: 100%; margin: .25rem 0 }
    [role=alert] { border-left: .25rem solid #c33; padding-left: .75rem }
  </style>
  <h1>Payment</h1>
  <p>No money moves here, because no card provider is set.</p>
  ${body}
</html>`
}
