import { z } from 'zod'
import { LanguageSchema } from './language-schema.ts'
import { MAX_PURCHASE, MIN_PURCHASE } from './prices.ts'

export const PurchaseSchema = z.object({
  /** In credits. */
  amount: z
    .int('The amount must be a whole number of credits')
    .min(MIN_PURCHASE, `Minimum purchase is ${MIN_PURCHASE} credits`)
    .max(MAX_PURCHASE, `Maximum purchase is ${MAX_PURCHASE} credits`),
  /** Of the payment page; the user's own when it is not said. */
  language: LanguageSchema.optional(),
})
export type Purchase = z.infer<typeof PurchaseSchema>

/** Where to pay: the browser is sent to `url`. */
export const CheckoutOpenedSchema = z.object({ id: z.string(), url: z.url() })

/**
 * How far a checkout is: nothing paid yet; handed in and not yet confirmed by the bank; paid;
 * refused by the bank; closed without a payment.
 */
export const CHECKOUT_STATES = ['open', 'processing', 'paid', 'failed', 'expired'] as const
export type CheckoutState = (typeof CHECKOUT_STATES)[number]

export const CheckoutIdSchema = z.object({ id: z.string().min(1).max(255) })
export const CheckoutSchema = z.object({
  state: z.enum(CHECKOUT_STATES),
  /** In credits. */
  amount: z.int(),
  /** The balance as it is now. */
  credits: z.int(),
})

/** What is sold, at which price. */
export const OfferSchema = z.object({
  /** Whether anything can be bought here. */
  isOpen: z.boolean(),
  /** No money moves: the payment page is a local one. */
  isSimulated: z.boolean(),
  /** Euro cents of one credit. */
  price: z.int(),
  /** In credits. */
  packs: z.array(z.int()),
  minimum: z.int(),
  maximum: z.int(),
})
export type Offer = z.infer<typeof OfferSchema>
