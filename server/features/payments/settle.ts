import type { PaymentFacts } from '#server/gateways/payment-provider.ts'
import type { CreditKind } from '#shared/credits.ts'
import type { CheckoutState } from '#shared/payments.ts'

/** How a purchase stands with us: credits bought, and of these claimed back and taken back. */
export type Standing = { amount: number; state: CheckoutState; claimed: number; taken: number }

/** A line that the ledger gets. */
export type LedgerLine = { kind: CreditKind; amount: number; claimed?: number }

type Settled = { standing: Standing; lines: LedgerLine[] }

/** Credits whose money went back, of those that were bought. A part of a credit stays bought. */
export function returnedCredits(amount: number, { paidCents, returnedCents }: PaymentFacts) {
  if (paidCents <= 0 || returnedCents <= 0) return 0
  return returnedCents >= paidCents ? amount : Math.floor((amount * returnedCents) / paidCents)
}

/**
 * Brings a purchase to what the provider says is true now. Each credit is given once, taken back
 * at most once and only while it is there; what was taken comes back when the money does.
 * `balance` is the user's, before.
 */
export function settle(standing: Standing, facts: PaymentFacts, balance: number): Settled {
  const lines: LedgerLine[] = []
  const { amount, claimed, taken } = standing
  // A payment cannot be undone but by giving the money back.
  const isPaid = standing.state === 'paid' || facts.state === 'paid'
  if (!isPaid) return { standing: { amount, state: facts.state, claimed, taken }, lines }

  const isNew = standing.state !== 'paid'
  if (isNew) lines.push({ kind: 'purchase', amount })
  const nowClaimed = returnedCredits(amount, facts)
  const left = balance + (isNew ? amount : 0)
  const taking = Math.min(Math.max(0, nowClaimed - claimed), left)
  if (nowClaimed > claimed) {
    // Subtracted, as there is no -0 in a ledger.
    lines.push({ kind: 'refund', amount: 0 - taking, claimed: nowClaimed - claimed })
  }
  const giving = Math.max(0, taken - nowClaimed)
  if (giving > 0) lines.push({ kind: 'reinstatement', amount: giving })
  return {
    standing: { amount, state: 'paid', claimed: nowClaimed, taken: taken + taking - giving },
    lines,
  }
}
