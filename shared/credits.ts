import { z } from 'zod'

/** Conversions given once for a verified address. */
export const VERIFICATION_CREDITS = 5
/** Conversions that one conversion takes. */
export const CONVERSION_PRICE = 1

export const CreditsSchema = z.object({ credits: z.int() })

/**
 * Why the balance changed: `release` gives back what a failed conversion had taken, `refund` takes
 * back what was bought and whose money went back, `reinstatement` undoes that.
 */
export const CREDIT_KINDS = [
  'verification',
  'reservation',
  'release',
  'grant',
  'purchase',
  'refund',
  'reinstatement',
] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** Lines of the history that are shown at once. */
export const HISTORY_PAGE = 20

export const CreditHistoryQuerySchema = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.uuid().optional(),
  limit: z.int().min(1).max(100).default(HISTORY_PAGE),
})
export type CreditHistoryQuery = z.infer<typeof CreditHistoryQuerySchema>

export const CreditEntrySchema = z.object({
  id: z.uuid(),
  /** ISO 8601 UTC. */
  at: z.string(),
  kind: z.enum(CREDIT_KINDS),
  /** Credits added, negative when taken. */
  amount: z.int(),
  /** Of a refund: how many credits it was for; fewer are taken when fewer were left. */
  claimed: z.int().optional(),
  /** Of a conversion: the title that its recipe had. */
  title: z.string().optional(),
})
export type CreditEntry = z.infer<typeof CreditEntrySchema>

export const CreditHistorySchema = z.object({
  /** Newest first. */
  entries: z.array(CreditEntrySchema),
  nextCursor: z.uuid().optional(),
})
