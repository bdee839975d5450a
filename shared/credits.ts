import { z } from 'zod'

/** Conversions given once for a verified address. */
export const VERIFICATION_CREDITS = 5
/** Conversions that one conversion takes. */
export const CONVERSION_PRICE = 1

export const CreditsSchema = z.object({ credits: z.int() })
