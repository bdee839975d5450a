import { defineEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'

export type CreditKind = 'verification' | 'reservation' | 'release' | 'grant'

/** A line of the ledger, never changed; the balance of a user is the sum of the amounts. */
export const CreditEntryEntity = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  properties: {
    ...baseProperties,
    userId: p.uuid().index(),
    amount: p.integer(),
    kind: p.text().$type<CreditKind>(),
    /** What it is for, once: `verify:USER`, `conversion:ID`. */
    cause: p.text().unique(),
  },
})
