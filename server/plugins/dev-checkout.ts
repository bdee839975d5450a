import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '#server/errors.ts'
import type { PaymentSimulation, SimulatedCheckout } from '#server/gateways/payment-provider.ts'
import { WEBHOOK_PATH } from '#server/rest/stripe-webhook.ts'
import { CURRENCY } from '#shared/prices.ts'
import { renderDevPage } from './dev-page.ts'

/** The choices on the payment page; the browser sends one as a form. */
const CHOICES = ['pay', 'fail', 'cancel'] as const
type Choice = (typeof CHOICES)[number]

/**
 * `/dev/checkout/ID`: a payment page without money, which pays, fails and cancels as the card
 * provider's does, its signed message included. Only registered with `devPages`.
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

  app.get<{ Params: { id: string }; Querystring: { declined?: string } }>(
    '/dev/checkout/:id',
    async ({ params, query }, reply) => {
      const problem = query.declined === undefined ? '' : 'Your card was declined.'
      return sendPage(reply, await find(params.id), problem)
    },
  )

  app.post<{ Params: { id: string; choice: Choice } }>(
    '/dev/checkout/:id/:choice',
    async ({ params: { id, choice } }, reply) => {
      if (!CHOICES.includes(choice)) throw new DomainError('NOT_FOUND')
      const checkout = await find(id)
      const { successUrl, cancelUrl } = checkout.order
      if (choice === 'cancel') return reply.redirect(cancelUrl, 303)
      // Never a page of its own: Back would ask whether to send the form again.
      if (choice === 'fail') return reply.redirect(`/dev/checkout/${id}?declined=1`, 303)
      if (checkout.state === 'open') await pay(checkout)
      return reply.redirect(successUrl.replace('{CHECKOUT_SESSION_ID}', id), 303)
    },
  )
}

function sendPage(reply: FastifyReply, checkout: SimulatedCheckout, problem: string) {
  const { state, order } = checkout
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY })
  const total = money.format((order.amount * order.price) / 100)
  const form = (choice: Choice, label: string, attributes = '') =>
    `<form method="post" action="/dev/checkout/${checkout.id}/${choice}"><button${attributes}>${label}</button></form>`
  const buttons =
    form('pay', `Pay ${total}`, ' class="primary"') +
    form('fail', 'Pay with a card that is declined') +
    form('cancel', 'Cancel')
  const closed = state === 'paid' ? 'This has been paid.' : 'This payment page has expired.'
  const alert = problem && state === 'open' ? `<p role="alert">${problem}</p>` : ''
  const body = `<p class="soft">No money moves here, because no card provider is set.</p>
    <div class="card">
      ${alert}
      <p class="total"><span>${order.amount} conversions</span> <strong>${total}</strong></p>
      ${state === 'open' ? buttons : `<p>${closed}</p>`}
    </div>`
  return reply.type('text/html; charset=utf-8').send(renderDevPage({ title: 'Payment', body }))
}
