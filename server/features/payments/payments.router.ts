import { authedProcedure, publicProcedure, router } from '#server/trpc/trpc.ts'
import {
  CheckoutIdSchema,
  CheckoutOpenedSchema,
  CheckoutSchema,
  OfferSchema,
  PurchaseSchema,
} from '#shared/payments.ts'
import { describeOffer, openCheckout } from './open-checkout.ts'
import { getCheckout } from './payments.service.ts'

export const paymentsRouter = router({
  offer: publicProcedure.output(OfferSchema).query(({ ctx }) => describeOffer(ctx)),

  createCheckout: authedProcedure
    .input(PurchaseSchema)
    .output(CheckoutOpenedSchema)
    .mutation(({ ctx, input }) => openCheckout(ctx, input)),

  checkout: authedProcedure
    .input(CheckoutIdSchema)
    .output(CheckoutSchema)
    .query(({ ctx, input }) => getCheckout(ctx, input.id)),
})
