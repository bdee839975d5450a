import { describe, expect } from 'vitest'
import { balanceOf, deliver, openPage } from '../support/payment-scene.ts'
import { rest } from '../support/rest.ts'
import { signEvent } from '../support/stripe-server.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

/** Presses a button of the payment page. */
async function press(server: TestServer, id: string, choice: string) {
  const response = await fetch(`${server.url}/dev/checkout/${id}/${choice}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return {
    status: response.status,
    next: response.headers.get('location'),
    text: await response.text(),
  }
}

describe('without a card provider the payment page', () => {
  test('is one of ours, without scripts, and says that no money moves', async ({ server }) => {
    const user = await aUser(server)
    const { url } = await server.callerFor(user).payments.createCheckout({ amount: 20 })

    const page = await rest(server, `GET ${new URL(url).pathname}`)

    expect(url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\//)
    expect(page.text).toContain('<span>20 conversions</span> <strong>€1.00</strong>')
    expect(page.text).toContain('No money moves here')
    expect(page.text).not.toContain('<script')
    expect(await server.callerFor().payments.offer()).toMatchObject({
      isOpen: true,
      isSimulated: true,
    })
  })

  test('pays once, however often it is pressed', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)

    const [first] = await Promise.all([press(server, id, 'pay'), press(server, id, 'pay')])
    const later = await press(server, id, 'pay')

    const success = `http://localhost:3000/payment-success?checkout=${id}`
    expect(first).toMatchObject({ status: 303, next: success })
    expect(later).toMatchObject({ status: 303, next: success })
    expect(await balanceOf(server, user)).toBe(25)
    expect((await rest(server, `GET /dev/checkout/${id}`)).text).toContain('This has been paid.')
  })

  test('declines a card, and another can be tried', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)

    const declined = await press(server, id, 'fail')

    expect(declined).toMatchObject({ status: 303, next: `/dev/checkout/${id}?declined=1` })
    expect((await rest(server, `GET ${declined.next}`)).text).toContain('Your card was declined.')
    expect(await balanceOf(server, user)).toBe(5)
    await press(server, id, 'pay')
    expect(await balanceOf(server, user)).toBe(25)
    const paid = await rest(server, `GET ${declined.next}`)
    expect(paid.text).not.toContain('Your card was declined.')
  })

  test('goes back without a payment', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)

    expect(await press(server, id, 'cancel')).toMatchObject({
      status: 303,
      next: 'http://localhost:3000/credits?payment=cancelled',
    })
    expect(await balanceOf(server, user)).toBe(5)
  })

  test('does only what its buttons say', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)

    expect((await press(server, id, 'whatever')).status).toBe(404)
    expect(await balanceOf(server, user)).toBe(5)
  })

  test.for(['cs_local_1', '..%2F..%2Fetc%2Fpasswd', 'cs_test_1'])(
    'does not exist at %s',
    async (id, { server }) => {
      expect((await rest(server, `GET /dev/checkout/${id}`)).status).toBe(404)
      expect((await press(server, id, 'pay')).status).toBe(404)
    },
  )

  test('is believed by its own signature alone', async ({ server }) => {
    const user = await aUser(server)
    const id = await openPage(server, user)
    const object = { id, object: 'checkout.session', payment_status: 'paid' }
    const forged = signEvent({ type: 'checkout.session.completed', object })

    expect(await deliver(server, forged)).toBe(400)
    expect(await balanceOf(server, user)).toBe(5)
  })
})
