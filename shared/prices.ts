/** The currency of every price. */
export const CURRENCY = 'EUR'
/** Smallest amount in cents that the card provider charges in euros (its documented minimum). */
export const MIN_CHARGE_CENTS = 50
/** Credits that can be bought at once. */
export const MIN_PURCHASE = 5
export const MAX_PURCHASE = 10_000
/** What the form for an amount of one's own begins with. */
export const MIN_CUSTOM_PURCHASE = 10
/** Credits of the ready packs. */
export const PACKS = [10, 20, 100] as const

/** Fewest credits whose price can be charged, at `price` cents for one. */
export function smallestPurchase(price: number): number {
  return Math.max(MIN_PURCHASE, Math.ceil(MIN_CHARGE_CENTS / price))
}
