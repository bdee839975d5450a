import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { reserveCredit } from '#server/features/credits/credits.service.ts'
import { balanceOf, deliver, historyOf, openPage } from '../support/payment-scene.ts'
import { rest } from '../support/rest.ts'
import { type StripeServer, signEvent, startStripeServer } from '../support/stripe-server.ts'
import { aUser, type TestServer, testWith } from '../support/test-server.ts'

let stripe: StripeServer
const test = testWith(() => stripe.env)

beforeAll(async () => {
  stripe = await startStripeServer()
})
afterAll(() => stripe.close())
beforeEach(() => stripe.setDown(false))

const COMPLETED = 'checkout.session.completed'

async function aPaidPage(server: TestServer, amount = 20) {
  const user = await aUser(server, { credits: 0 })
  const id = await openPage(server, user, amount)
  stripe.happen(id, 'pay')
  return { user, id }
}

describe('a message that is not the provider’s', () => {
  test.for([
    [
      'signed with another secret',
      (id: string) => stripe.event(COMPLETED, id, { secret: 'whsec_x' }),
    ],
    ['not signed', (id: string) => ({ ...stripe.event(COMPLETED, id), headers: {} })],
    [
      'with an empty signature',
      (id: string) => ({ ...stripe.event(COMPLETED, id), headers: { 'stripe-signature': '' } }),
    ],
    [
      'changed on the way',
      (id: string) => {
        const event = stripe.event(COMPLETED, id)
        return { ...event, raw: event.raw.replace('"eur"', '"EUR"') }
      },
    ],
    [
      'caught and sent again ten minutes later',
      (id: string) =>
        stripe.event(COMPLETED, id, { timestamp: Math.floor(Date.now() / 1000) - 600 }),
    ],
    ['without a body', (id: string) => ({ ...stripe.event(COMPLETED, id), raw: '' })],
    [
      'of bytes that are no text',
      (id: string) => ({ ...stripe.event(COMPLETED, id), raw: '\u0000\ud800' }),
    ],
  ] as const)('%s is refused and nothing is asked', async ([, forge], { server }) => {
    const { user, id } = await aPaidPage(server)
    const before = stripe.asked.length

    const { status, json } = await rest(server, 'POST /api/stripe/webhook', forge(id))

    expect(status).toBe(400)
    expect(json).toEqual({ error: 'The signature of this message is not valid.' })
    expect(stripe.asked).toHaveLength(before)
    expect(await balanceOf(server, user)).toBe(0)
  })

  test('larger than any of them is not even read', async ({ server }) => {
    const { status } = await rest(server, 'POST /api/stripe/webhook', {
      raw: ' '.repeat(600_000),
    })

    expect(status).toBe(413)
  })
})

describe('a message of the provider', () => {
  test('that says more than is true is not believed', async ({ server }) => {
    const user = await aUser(server, { credits: 0 })
    const id = await openPage(server, user)
    const lie = { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' }

    expect(await deliver(server, signEvent({ type: COMPLETED, object: lie }))).toBe(200)

    expect(await balanceOf(server, user)).toBe(0)
  })

  test('about something that we did not sell is left alone', async ({ server }) => {
    const strangers = { id: 'cs_other', object: 'checkout.session', payment_status: 'paid' }
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_other' }
    const invoice = { id: 'in_1', object: 'invoice', payment_intent: 'pi_other' }

    expect(await deliver(server, signEvent({ type: 'refund.created', object: refund }))).toBe(200)
    expect(await deliver(server, signEvent({ type: 'invoice.paid', object: invoice }))).toBe(200)
    expect(await deliver(server, signEvent({ type: COMPLETED, object: strangers }))).toBe(200)
  })

  test('100 times at once pays once', async ({ server }) => {
    const { user, id } = await aPaidPage(server)
    const event = stripe.event(COMPLETED, id)

    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(server, event)))

    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await historyOf(server, user)).toEqual([{ kind: 'purchase', amount: 20 }])
  })

  test('is sent again when the provider cannot be asked, and then counts', async ({ server }) => {
    const { user, id } = await aPaidPage(server)
    const event = stripe.event(COMPLETED, id)
    stripe.setDown(true)
    expect(await deliver(server, event)).toBe(502)
    expect(await balanceOf(server, user)).toBe(0)

    stripe.setDown(false)

    expect(await deliver(server, event)).toBe(200)
    expect(await balanceOf(server, user)).toBe(20)
  })

  test('that is faster than the answer which named the page finds its buyer', async ({
    server,
  }) => {
    const { user, id } = await aPaidPage(server)
    await server.em().execute('update checkout set session_id = null where session_id = ?', [id])

    expect(await deliver(server, stripe.event(COMPLETED, id))).toBe(200)

    expect(await balanceOf(server, user)).toBe(20)
  })

  test('of a refund that comes before the one of the payment changes nothing in the end', async ({
    server,
  }) => {
    const { user, id } = await aPaidPage(server)
    stripe.refund(id, 40)

    await deliver(server, stripe.event('charge.refunded', id))
    await deliver(server, stripe.event(COMPLETED, id))

    expect(await balanceOf(server, user)).toBe(12)
  })
})

test('an answer that others have overtaken is asked for again', async ({ server }) => {
  const { user, id } = await aPaidPage(server)
  await deliver(server, stripe.event(COMPLETED, id))
  const held = stripe.holdNext()
  const slow = deliver(server, stripe.event(COMPLETED, id))
  await held.computed
  stripe.refund(id, 100)
  await deliver(server, stripe.event('charge.refunded', id))
  expect(await balanceOf(server, user)).toBe(0)

  held.letGo()

  expect(await slow).toBe(200)
  expect(await balanceOf(server, user)).toBe(0)
})

test('any order and number of messages at once ends in the same balance', async ({ server }) => {
  const types = [COMPLETED, 'charge.refunded', 'refund.created', 'charge.dispute.created']
  const purchase = fc.record({
    amount: fc.integer({ min: 10, max: 200 }),
    isPaid: fc.boolean(),
    refunded: fc.double({ min: 0, max: 1, noNaN: true }),
    isDisputed: fc.boolean(),
  })
  const history = fc.record({
    purchases: fc.array(purchase, { minLength: 1, maxLength: 3 }),
    messages: fc.array(fc.record({ at: fc.nat(2), type: fc.constantFrom(...types) }), {
      minLength: 5,
      maxLength: 15,
    }),
    isAtOnce: fc.boolean(),
  })
  const check = fc.asyncProperty(history, async ({ purchases, messages, isAtOnce }) => {
    const user = await aUser(server, { credits: 0 })
    let due = 0
    const ids: string[] = []
    for (const { amount, isPaid, refunded, isDisputed } of purchases) {
      const id = await openPage(server, user, amount)
      ids.push(id)
      if (!isPaid) continue
      stripe.happen(id, 'pay')
      const cents = Math.floor(amount * 5 * refunded)
      stripe.refund(id, cents)
      if (isDisputed) stripe.dispute(id, 'needs_response')
      due += isDisputed ? 0 : amount - Math.floor((amount * cents) / (amount * 5))
    }
    const sent = [...messages, ...ids.map((_, at) => ({ at, type: COMPLETED }))].map(
      ({ at, type }) => stripe.event(type, ids[at % ids.length] ?? ''),
    )

    if (isAtOnce) await Promise.all(sent.map((event) => deliver(server, event)))
    else for (const event of sent) await deliver(server, event)

    expect(await balanceOf(server, user)).toBe(due)
  })
  await fc.assert(check, { numRuns: 15 })
})

test('refunds and conversions at once never go below zero', async ({ server }) => {
  const { user, id } = await aPaidPage(server, 10)
  await deliver(server, stripe.event(COMPLETED, id))
  stripe.refund(id, 50)
  const cook = () =>
    server
      .em()
      .transactional((em) =>
        reserveCredit(em, user.id, { conversionId: crypto.randomUUID(), title: 'Soup' }),
      )
      .then(
        () => 1,
        () => 0,
      )

  const [cooked] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, cook)),
    deliver(server, stripe.event('charge.refunded', id)),
  ])

  expect(await balanceOf(server, user)).toBe(0)
  const taken = (await historyOf(server, user)).find(({ kind }) => kind === 'refund')
  const spent = cooked.filter(Boolean).length
  expect(taken).toEqual({ kind: 'refund', amount: spent - 10, claimed: 10 })
})
