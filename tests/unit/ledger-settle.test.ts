import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnedCredits, type Standing, settle } from '#server/features/payments/settle.ts'
import type { PaymentFacts } from '#server/gateways/payment-provider.ts'
import { CHECKOUT_STATES } from '#shared/payments.ts'
import { smallestPurchase } from '#shared/prices.ts'

const PRICE = 5

const opened = (amount: number): Standing => ({ amount, state: 'open', claimed: 0, taken: 0 })

const facts = (amount: number, returnedCents = 0): PaymentFacts => ({
  orderId: null,
  state: 'paid',
  paymentId: 'pi_1',
  paidCents: amount * PRICE,
  returnedCents,
})

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** Tells purchases what became true, one after the other; the balance follows. */
function replay(amounts: readonly number[], told: readonly { at: number; facts: PaymentFacts }[]) {
  const standings = amounts.map(opened)
  let balance = 0
  for (const { at, facts: known } of told) {
    const standing = standings[at]
    if (!standing) continue
    const settled = settle(standing, known, balance)
    standings[at] = settled.standing
    balance += sum(settled.lines)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  return { balance, standings }
}

describe('a payment', () => {
  test('is paid out once, when it is paid and not before', () => {
    const waiting = settle(opened(20), { ...facts(20), state: 'processing' }, 0)
    const paid = settle(waiting.standing, facts(20), 0)
    const again = settle(paid.standing, facts(20), 20)

    expect(waiting.lines).toEqual([])
    expect(paid.lines).toEqual([{ kind: 'purchase', amount: 20 }])
    expect(again).toEqual({ standing: paid.standing, lines: [] })
  })

  test('that went back takes what is left and says how many it was for', () => {
    const { standing } = settle(opened(20), facts(20), 0)

    const refunded = settle(standing, facts(20, 100), 3)

    expect(refunded.lines).toEqual([{ kind: 'refund', amount: -3, claimed: 20 }])
    expect(settle(refunded.standing, facts(20, 100), 50).lines).toEqual([])
  })

  test('that went back when nothing is left is a line too', () => {
    const { standing } = settle(opened(20), facts(20), 0)

    const { lines } = settle(standing, facts(20, 100), 0)

    expect(lines).toEqual([{ kind: 'refund', amount: 0, claimed: 20 }])
  })

  test('that goes back in parts takes each part once', () => {
    const { standing } = settle(opened(20), facts(20), 0)
    const half = settle(standing, facts(20, 50), 20)
    const whole = settle(half.standing, facts(20, 100), 10)

    expect(sum(half.lines)).toBe(-10)
    expect(sum(whole.lines)).toBe(-10)
  })

  test('whose dispute is won gives back what was taken', () => {
    const { standing } = settle(opened(20), facts(20), 0)
    const disputed = settle(standing, facts(20, 100), 7)

    const won = settle(disputed.standing, facts(20), 0)

    expect(won.lines).toEqual([{ kind: 'reinstatement', amount: 7 }])
    expect(won.standing).toEqual(standing)
  })

  test('is not undone by an answer that knows nothing of it', () => {
    const { standing } = settle(opened(20), facts(20), 0)

    const odd = settle(standing, { ...facts(20), state: 'expired' }, 20)

    expect(odd).toEqual({ standing, lines: [] })
  })
})

test('a part of a credit that went back stays bought', () => {
  expect(returnedCredits(10, facts(10, 4))).toBe(0)
  expect(returnedCredits(10, facts(10, 9))).toBe(1)
  expect(returnedCredits(10, facts(10, 9_999))).toBe(10)
  expect(returnedCredits(10, { ...facts(10), paidCents: 0, returnedCents: 5 })).toBe(0)
})

test('the smallest purchase is what a card can be charged, and never below five', () => {
  expect(smallestPurchase(5)).toBe(10)
  expect(smallestPurchase(7)).toBe(8)
  expect(smallestPurchase(1)).toBe(50)
  expect(smallestPurchase(1_000)).toBe(5)
})

const anAmount = fc.integer({ min: 1, max: 10_000 })
const someFacts = (amount: number) =>
  fc.record({
    orderId: fc.constant(null),
    state: fc.constantFrom(...CHECKOUT_STATES),
    paymentId: fc.constant('pi_1'),
    paidCents: fc.constant(amount * PRICE),
    returnedCents: fc.integer({ min: 0, max: amount * PRICE * 2 }),
  })

describe('whatever happens', () => {
  test('the same messages in any order and number end in the same balance', () => {
    const purchases = fc.array(
      anAmount.chain((amount) =>
        fc.record({ amount: fc.constant(amount), end: someFacts(amount) }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    const anyOrder = purchases.chain((all) => {
      const messages = fc
        .array(fc.nat(all.length - 1), { maxLength: 30 })
        .chain((more) =>
          fc.shuffledSubarray([...all.keys(), ...more], { minLength: all.length + more.length }),
        )
      return fc.record({ all: fc.constant(all), order: messages })
    })
    const check = fc.property(anyOrder, ({ all, order }) => {
      const amounts = all.map(({ amount }) => amount)
      // A message only says where to look, so each finds what is true in the end.
      const told = (places: readonly number[]) =>
        places.flatMap((at) => (all[at] ? [{ at, facts: all[at].end }] : []))

      const straight = replay(amounts, told([...all.keys()]))

      expect(replay(amounts, told(order))).toEqual(straight)
    })
    fc.assert(check, { numRuns: 1_000 })
  })

  test('1,000 random histories of payments, refunds and cooking never go below zero', () => {
    const amounts = fc.array(anAmount, { minLength: 1, maxLength: 4 })
    const history = amounts.chain((all) => {
      const told = fc.nat(all.length - 1).chain((at) => {
        return fc.record({ at: fc.constant(at), facts: someFacts(all[at] ?? 1) })
      })
      const cooking = fc.record({ spent: anAmount })
      return fc.record({
        all: fc.constant(all),
        events: fc.array(fc.oneof(told, cooking), { maxLength: 60 }),
      })
    })
    const check = fc.property(history, ({ all, events }) => {
      const standings = all.map(opened)
      let balance = 0
      for (const event of events) {
        if ('spent' in event) balance -= Math.min(balance, event.spent)
        else {
          const settled = settle(standings[event.at] ?? opened(1), event.facts, balance)
          balance += sum(settled.lines)
          standings[event.at] = settled.standing
        }
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      for (const { amount, claimed, taken } of standings) {
        expect(taken).toBeLessThanOrEqual(claimed)
        expect(claimed).toBeLessThanOrEqual(amount)
      }
    })
    fc.assert(check, { numRuns: 1_000 })
  })
})
