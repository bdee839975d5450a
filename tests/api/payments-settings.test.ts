import { describe, expect, test as plain } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { rest } from '../support/rest.ts'
import { signEvent } from '../support/stripe-server.ts'
import { aUser, testWith } from '../support/test-server.ts'

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://recipes.example.org' }

const test = testWith(() => ({ ...PRODUCTION, CREDIT_PRICE_CENTS: '2' }))

describe('in production without a key', () => {
  test('buying says that it is not configured', async ({ server }) => {
    const user = await aUser(server)

    const opening = await rest(server, 'POST /api/stripe/create-checkout-session', {
      token: user.accessToken,
      body: { amount: 100 },
    })
    const event = signEvent({ type: 'checkout.session.completed', object: { id: 'cs_local_1' } })
    const message = await rest(server, 'POST /api/stripe/webhook', event)

    expect(opening.status).toBe(503)
    expect(opening.json.error).toBe('This feature is not configured on this server.')
    expect(message.status).toBe(503)
    expect(await server.callerFor().payments.offer()).toEqual({
      isOpen: false,
      isSimulated: false,
      price: 2,
      packs: [100],
      minimum: 25,
      maximum: 10_000,
    })
  })

  test('the local payment page does not exist', async ({ server }) => {
    const path = '/dev/checkout/cs_local_00000000-0000-4000-8000-000000000000'

    expect((await rest(server, `GET ${path}`)).status).toBe(404)
    expect((await rest(server, `POST ${path}/pay`)).status).toBe(404)
  })
})

const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('the start is refused', () => {
  plain.for([
    ['a public address', { NODE_ENV: 'production' }, 'PUBLIC_URL is needed in production'],
    [
      'an encrypted address',
      { NODE_ENV: 'production', PUBLIC_URL: 'http://recipes.example.org' },
      'PUBLIC_URL must begin with https:// in production',
    ],
    [
      'real payments',
      { ...PRODUCTION, ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is a test key: in production money has to move',
    ],
    [
      'the real provider',
      { ...PRODUCTION, ...LIVE, STRIPE_API_BASE: 'http://127.0.0.1:1' },
      'STRIPE_API_BASE must be unset in production: payments would be simulated',
    ],
    [
      'the secret of messages',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY',
    ],
    ['a price', { CREDIT_PRICE_CENTS: '0' }, /^CREDIT_PRICE_CENTS must be a whole number of cents/],
    ['a secret key', { STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY must begin with/],
  ] as const)('without %s', ([, settings, reason]) => {
    expect(() => loadConfig(settings)).toThrow(reason)
  })

  plain('with all that is wrong at once, and not for what is right', () => {
    const wrong = { NODE_ENV: 'production', ...LIVE, STRIPE_SECRET_KEY: 'rk_test_1' }

    expect(() => loadConfig(wrong)).toThrow(/PUBLIC_URL.*\n.*STRIPE_SECRET_KEY/)
    expect(loadConfig({ ...PRODUCTION, ...LIVE }).stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    })
  })
})
