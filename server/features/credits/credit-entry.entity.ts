import { defineEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { CreditKind } from '#shared/credits.ts'

/** A line of the ledger, never changed; the balance of a user is the sum of the amounts. */
export const CreditEntryEntity = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    amount: p.integer(),
    kind: p.text().$type<CreditKind>(),
    /** What it is for, once: `verify:USER`, `conversion:ID`, `checkout:ID`. */
    cause: p.text().unique(),
    /** Of a refund: the credits it was for, of which `amount` were still there. */
    claimed: p.integer().nullable(),
    /** Of a conversion: the title that its recipe had; the line outlives the recipe. */
    title: p.text().nullable(),
  },
})
