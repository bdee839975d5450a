import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { CheckoutState } from '#shared/payments.ts'

/** A purchase: opened by a user, paid or not at the provider. */
export const CheckoutEntity = defineEntity({
  name: 'Checkout',
  tableName: 'checkout',
  properties: {
    ...baseProperties,
    /** `null` = the account is deleted. */
    userId: p.uuid().nullable(),
    /** The provider's ids; `null` = not known yet. */
    sessionId: p.text().nullable().unique(),
    paymentId: p.text().nullable(),
    /** In credits, and what they cost together. */
    amount: p.integer(),
    priceCents: p.integer(),
    state: p.text().$type<CheckoutState>(),
    /** Credits whose money went back, and how many of these could be taken back. */
    claimed: p.integer().default(0),
    taken: p.integer().default(0),
    /** Counts the changes: an answer that is older than the last one is not believed. */
    version: p.integer().default(0),
    /** When the provider was last asked about it without having called. */
    askedAt: p.datetime().nullable(),
  },
})
export type CheckoutRow = InferEntity<typeof CheckoutEntity>
