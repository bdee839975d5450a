import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import { CURRENCY } from '#shared/prices.ts'
import type { Order, PaymentFacts, PaymentProvider, SimulatedCheckout } from './payment-provider.ts'
import { readSignedEvent } from './stripe.ts'

/** A page that nobody paid is closed after a day, as the provider's. */
const LIFE_MS = 24 * 3_600_000
/** Ids become names of files. */
const SESSION_ID = /^cs_local_[0-9a-f-]{36}$/

type Saved = { id: string; order: Order; isPaid: boolean; openedAt: number }

type Settings = { publicUrl: string; folder: string; now?: () => number }

/**
 * Payments without money, for trying the app out: each payment page is a file in `folder`, and what
 * happens on it is told by the messages that the provider would send. Only used with `devPages`.
 */
export function createSimulatedPayments({
  publicUrl,
  folder,
  now = Date.now,
}: Settings): PaymentProvider {
  // Only this process signs, and only it has to believe.
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const pathOf = (id: string) => join(folder, `${id}.json`)

  async function save(saved: Saved): Promise<void> {
    await mkdir(folder, { recursive: true })
    const path = pathOf(saved.id)
    const part = `${path}.${randomUUID()}.part`
    // Whoever reads the file never finds half of it.
    await writeFile(part, JSON.stringify(saved), { mode: 0o600 })
    await rename(part, path)
  }

  async function load(id: string): Promise<Saved | null> {
    if (!SESSION_ID.test(id)) return null
    const text = await readFile(pathOf(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as Saved)
  }

  const stateOf = ({ isPaid, openedAt }: Saved): SimulatedCheckout['state'] => {
    if (isPaid) return 'paid'
    return now() - openedAt > LIFE_MS ? 'expired' : 'open'
  }

  return {
    async openCheckout(order) {
      const id = `cs_local_${randomUUID()}`
      await save({ id, order, isPaid: false, openedAt: now() })
      return { sessionId: id, url: `${publicUrl}/dev/checkout/${id}` }
    },
    readEvent: (payload, signature) => readSignedEvent(payload, signature, secret),
    async readCheckout(sessionId): Promise<PaymentFacts> {
      const saved = await load(sessionId)
      // The folder was emptied: nobody can pay there any more.
      if (!saved) return { ...NOTHING, state: 'expired' }
      const { order } = saved
      return {
        orderId: order.id,
        state: stateOf(saved),
        paymentId: saved.isPaid ? paymentIdOf(sessionId) : null,
        paidCents: saved.isPaid ? order.amount * order.price : 0,
        returnedCents: 0,
      }
    },
    findSession: async (paymentId) => {
      const id = paymentId.replace(/^pi_/, 'cs_')
      return (await load(id)) ? id : null
    },
    simulation: {
      async find(sessionId) {
        const saved = await load(sessionId)
        return saved && { id: saved.id, order: saved.order, state: stateOf(saved) }
      },
      async pay({ id, order }) {
        const saved = await load(id)
        if (saved && stateOf(saved) === 'open') await save({ ...saved, isPaid: true })
        const payload = JSON.stringify(completedEvent(id, order, now()))
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
        return { payload, signature }
      },
    },
  }
}

const NOTHING = { orderId: null, paymentId: null, paidCents: 0, returnedCents: 0 }

const paymentIdOf = (sessionId: string) => sessionId.replace(/^cs_/, 'pi_')

function completedEvent(id: string, order: Order, now: number) {
  return {
    id: `evt_local_${randomUUID()}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(now / 1000),
    livemode: false,
    type: 'checkout.session.completed',
    data: {
      object: {
        id,
        object: 'checkout.session',
        client_reference_id: order.id,
        amount_total: order.amount * order.price,
        currency: CURRENCY.toLowerCase(),
        payment_intent: paymentIdOf(id),
        payment_status: 'paid',
        status: 'complete',
      },
    },
  }
}
