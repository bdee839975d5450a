import type { Language } from '#shared/language.ts'
import type { CheckoutState } from '#shared/payments.ts'

/** What is to be paid for. */
export type Order = {
  /** Ours, the same for every try to open its payment page. */
  id: string
  /** Credits. */
  amount: number
  /** Cents of one credit. */
  price: number
  email: string
  language: Language
  /** Where the browser goes next; `{CHECKOUT_SESSION_ID}` stands for the provider's id. */
  successUrl: string
  cancelUrl: string
}

/** What the provider knows of a payment page that was opened. */
export type PaymentFacts = {
  /** `Order.id` */
  orderId: string | null
  state: CheckoutState
  /** The provider's id of the payment, which refunds and disputes name; `null` before there is one. */
  paymentId: string | null
  paidCents: number
  /** What of it went back to the payer, by refunds and by disputes that are not won. */
  returnedCents: number
}

/** A message of the provider. It only says where to look: what is true now is asked. */
export type PaymentEvent = {
  id: string
  type: string
  /** `null` = about nothing that we follow. */
  about: { sessionId: string } | { paymentId: string } | null
}

export type PaymentProvider = {
  /** Opens a payment page. Throws `PURCHASE_FAILED`. */
  openCheckout: (order: Order) => Promise<{ sessionId: string; url: string }>
  /** Checks who sent a message and when. Throws `WEBHOOK_INVALID`. */
  readEvent: (payload: Buffer, signature: string) => PaymentEvent
  /** Asks for what is true now; `null` = there is no such page. Throws `PURCHASE_FAILED`. */
  readCheckout: (sessionId: string) => Promise<PaymentFacts | null>
  /** The payment page that a payment came from. Throws `PURCHASE_FAILED`. */
  findSession: (paymentId: string) => Promise<string | null>
  /** The payer's side where no money moves; `null` with a real provider. */
  simulation: PaymentSimulation | null
}

/** A payment page that takes no money. */
export type SimulatedCheckout = {
  id: string
  order: Order
  state: 'open' | 'paid' | 'expired'
}

export type PaymentSimulation = {
  find: (sessionId: string) => Promise<SimulatedCheckout | null>
  /** Pays; gives the message that the provider would send, signed. */
  pay: (checkout: SimulatedCheckout) => Promise<{ payload: string; signature: string }>
}
