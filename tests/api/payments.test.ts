import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest'
import { deleteForgottenCheckouts, sweepCheckouts } from '#server/features/payments/sweep.ts'
import {
  balanceOf,
  contextAt,
  deliver,
  historyOf,
  openPage,
  spend,
} from '../support/payment-scene.ts'
import { rest } from '../support/rest.ts'
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts'
import { aUser, startTestServer, testWith } from '../support/test-server.ts'

let stripe: StripeServer
const test = testWith(() => stripe.env)

beforeAll(async () => {
  stripe = await startStripeServer()
})
afterAll(() => stripe.close())
beforeEach(() => stripe.setDown(false))

const CREATE = 'POST /api/stripe/create-checkout-session'

describe('opening a payment page', () => {
  test('asks for the price of the settings and comes back here', async ({ server }) => {
    const user = await aUser(server)

    const { status, json } = await rest(server, CREATE, {
      token: user.accessToken,
      body: { amount: 20, language: 'gb' },
    })

    expect(status).toBe(200)
    expect(json).toEqual({
      id: expect.stringMatching(/^cs_/),
      url: expect.stringMatching(/\/c\/pay\/cs_/),
    })
    expect(Object.fromEntries(stripe.pageOf(json.id).order)).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '20',
      'line_items[0][price_data][unit_amount]': '5',
      'line_items[0][price_data][currency]': 'eur',
      customer_email: user.username,
      locale: 'en-GB',
      'tax_id_collection[enabled]': 'true',
      success_url: 'http://localhost:3000/payment-success?checkout={CHECKOUT_SESSION_ID}',
    })
  })

  test.for([
    [4, 'Minimum purchase is 5 credits'],
    [-20, 'Minimum purchase is 5 credits'],
    [9, /less than 0\.50 EUR: the smallest purchase is 10 credits/],
    [10_001, 'Maximum purchase is 10000 credits'],
    [10.5, 'The amount must be a whole number of credits'],
    ['20', /./],
    [undefined, /./],
  ] as const)('of %s credits is refused with the reason', async ([amount, reason], { server }) => {
    const user = await aUser(server)
    const before = stripe.asked.length

    const { status, json } = await rest(server, CREATE, {
      token: user.accessToken,
      body: { amount },
    })

    expect(status).toBe(400)
    expect(json.error).toMatch(reason)
    expect(stripe.asked).toHaveLength(before)
  })

  test('needs a login', async ({ server }) => {
    expect((await rest(server, CREATE, { body: { amount: 20 } })).status).toBe(401)
  })

  test('too often in a while is slowed down', async ({ server }) => {
    const user = await aUser(server)
    for (let opened = 0; opened < 20; opened++) await openPage(server, user, 10)

    const { status, headers } = await rest(server, CREATE, {
      token: user.accessToken,
      body: { amount: 10 },
    })

    expect(status).toBe(429)
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  test('while the provider is down says so, tells nothing of it and leaves nothing behind', async ({
    server,
  }) => {
    const user = await aUser(server)
    stripe.setDown(true)

    const { status, json, text } = await rest(server, CREATE, {
      token: user.accessToken,
      body: { amount: 20 },
    })

    expect(status).toBe(502)
    expect(json.error).toBe('Could not initiate purchase.')
    expect(text).not.toContain('provider words')
    const rows = await server.em().execute('select 1 from checkout where user_id = ?', [user.id])
    expect(rows).toEqual([])
  })
})

describe('a payment', () => {
  test('brings its credits, once, and is told in the history', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    stripe.happen(id, 'pay')

    expect(await deliver(server, stripe.event('checkout.session.completed', id))).toBe(200)
    expect(await deliver(server, stripe.event('checkout.session.completed', id))).toBe(200)

    expect(await historyOf(server, user)).toEqual([
      { kind: 'purchase', amount: 20 },
      { kind: 'grant', amount: 5 },
    ])
  })

  test('by a bank that takes days counts when the bank says yes', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    stripe.happen(id, 'payLater')
    await deliver(server, stripe.event('checkout.session.completed', id))
    const waiting = await server.callerFor(user).payments.checkout({ id })

    stripe.happen(id, 'bankAccepts')
    await deliver(server, stripe.event('checkout.session.async_payment_succeeded', id))

    expect(waiting).toEqual({ state: 'processing', amount: 20, credits: 5 })
    expect(await balanceOf(server, user)).toBe(25)
  })

  test('that the bank refuses later brings nothing', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    stripe.happen(id, 'payLater')
    stripe.happen(id, 'bankRefuses')
    await deliver(server, stripe.event('checkout.session.async_payment_failed', id))

    expect(await server.callerFor(user).payments.checkout({ id })).toEqual({
      state: 'failed',
      amount: 20,
      credits: 5,
    })
  })

  test('is seen by who waits for it although no message came', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    stripe.happen(id, 'pay')

    const seen = await server.callerFor(user).payments.checkout({ id })

    expect(seen).toEqual({ state: 'paid', amount: 20, credits: 25 })
  })

  test('of another person cannot be looked at', async ({ server }) => {
    const [buyer, other] = [await aUser(server), await aUser(server)]
    const id = await openPage(server, buyer)

    await expect(server.callerFor(other).payments.checkout({ id })).rejects.toThrow(
      'There is no such purchase.',
    )
    await expect(server.callerFor().payments.checkout({ id })).rejects.toThrow('sign in')
  })

  test('whose message was lost is found by the sweep, and asked about ever less often', async () => {
    const server = await startTestServer({ env: stripe.env, worker: false })
    onTestFinished(server.close)
    const user = await aUser(server)
    const [paid, idle] = [await openPage(server, user), await openPage(server, user)]
    stripe.happen(paid, 'pay')
    const asks = () => stripe.asked.filter((ask) => ask.endsWith(idle)).length

    await sweepCheckouts(contextAt(server, 5))
    expect(await balanceOf(server, user)).toBe(5)
    await sweepCheckouts(contextAt(server, 11))
    expect(await balanceOf(server, user)).toBe(25)
    await sweepCheckouts(contextAt(server, 12))
    expect(asks()).toBe(1)
    for (let hour = 1; hour <= 24; hour++) await sweepCheckouts(contextAt(server, hour * 60))

    expect(asks()).toBeLessThan(25)
    expect(await balanceOf(server, user)).toBe(25)
  })

  test('outlives the account in the books, without whose it was', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    await server.em().execute('delete from app_user where id = ?', [user.id])
    stripe.happen(id, 'pay')

    expect(await deliver(server, stripe.event('checkout.session.completed', id))).toBe(200)

    await deleteForgottenCheckouts(contextAt(server, 100 * 24 * 60))
    const rows = await server
      .em()
      .execute('select user_id, state, price_cents from checkout where session_id = ?', [id])
    expect(rows).toEqual([{ user_id: null, state: 'paid', price_cents: 100 }])

    await deleteForgottenCheckouts(contextAt(server, 7 * 366 * 24 * 60))
    const later = await server.em().execute('select 1 from checkout where session_id = ?', [id])
    expect(later).toEqual([])
  })
})

test('money that went back is noticed although no message came, and is taken once', async () => {
  const server = await startTestServer({ env: stripe.env, worker: false })
  onTestFinished(server.close)
  const user = await aUser(server, { credits: 0 })
  const [refunded, disputed] = [await openPage(server, user), await openPage(server, user)]
  for (const id of [refunded, disputed]) {
    stripe.happen(id, 'pay')
    await deliver(server, stripe.event('checkout.session.completed', id))
  }
  stripe.refund(refunded, 50)
  stripe.dispute(disputed, 'needs_response')
  const asks = () => stripe.asked.filter((ask) => ask.endsWith(refunded)).length
  const before = asks()

  for (let hour = 0; hour <= 24; hour += 2) await sweepCheckouts(contextAt(server, hour * 60))
  expect(await balanceOf(server, user)).toBe(10)
  expect(asks() - before).toBeLessThanOrEqual(4)

  stripe.dispute(disputed, 'won')
  for (let day = 2; day <= 200; day += 2) await sweepCheckouts(contextAt(server, day * 24 * 60))
  expect(await balanceOf(server, user)).toBe(30)
  const last = asks()
  expect(last - before).toBeLessThan(60)
  await sweepCheckouts(contextAt(server, 210 * 24 * 60))
  expect(asks()).toBe(last)
})

describe('money that goes back', () => {
  async function aPurchase(server: Parameters<typeof openPage>[0]) {
    const user = await aUser(server, { credits: 0 })
    const id = await openPage(server, user)
    stripe.happen(id, 'pay')
    await deliver(server, stripe.event('checkout.session.completed', id))
    return { user, id }
  }

  test('takes back what is left, and the history says so', async ({ server }) => {
    const { user, id } = await aPurchase(server)
    await spend(server, user, 17)
    stripe.refund(id, 100)

    await deliver(server, stripe.event('charge.refunded', id))
    await deliver(server, stripe.event('refund.updated', id))

    expect(await balanceOf(server, user)).toBe(0)
    expect((await historyOf(server, user))[0]).toEqual({
      kind: 'refund',
      amount: -3,
      claimed: 20,
    })
    await expect(
      server
        .callerFor(user)
        .convert.fromText({ rawText: 'Soup' })
        .then(({ recipeId }) =>
          server.callerFor(user).convert.process({ recipeId, language: 'en' }),
        ),
    ).rejects.toThrow('Insufficient conversions')
  })

  test('in two halves takes each half once', async ({ server }) => {
    const { user, id } = await aPurchase(server)
    stripe.refund(id, 50)
    await deliver(server, stripe.event('charge.refunded', id))
    expect(await balanceOf(server, user)).toBe(10)
    stripe.refund(id, 100)
    await deliver(server, stripe.event('charge.refunded', id))

    expect(await balanceOf(server, user)).toBe(0)
  })

  test('by a dispute is taken, and given back when it is won', async ({ server }) => {
    const { user, id } = await aPurchase(server)
    stripe.dispute(id, 'warning_needs_response')
    await deliver(server, stripe.event('charge.dispute.created', id))
    expect(await balanceOf(server, user)).toBe(20)
    stripe.dispute(id, 'needs_response')
    await deliver(server, stripe.event('charge.dispute.funds_withdrawn', id))
    expect(await balanceOf(server, user)).toBe(0)
    stripe.dispute(id, 'won')
    await deliver(server, stripe.event('charge.dispute.closed', id))

    expect(await balanceOf(server, user)).toBe(20)
    expect((await historyOf(server, user)).map(({ kind }) => kind)).toEqual([
      'reinstatement',
      'refund',
      'purchase',
    ])
  })
})

test('the history comes in pages, and nobody sees another’s', async ({ server }) => {
  const [user, other] = [await aUser(server), await aUser(server, { credits: 0 })]
  for (let line = 0; line < 4; line++) await spend(server, user, 1)
  const caller = server.callerFor(user)

  const first = await caller.credits.history({ limit: 3 })
  const second = await caller.credits.history({ limit: 3, cursor: first.nextCursor })

  expect([...first.entries, ...second.entries].map(({ amount }) => amount).sort()).toEqual([
    -1, -1, -1, -1, 5,
  ])
  expect(second.nextCursor).toBeUndefined()
  expect(await historyOf(server, other)).toEqual([])
})
