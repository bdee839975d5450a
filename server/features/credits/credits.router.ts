import { authedProcedure, router } from '#server/trpc/trpc.ts'
import { CreditHistoryQuerySchema, CreditHistorySchema, CreditsSchema } from '#shared/credits.ts'
import { getBalance, listHistory } from './credits.service.ts'

export const creditsRouter = router({
  balance: authedProcedure
    .output(CreditsSchema)
    .query(async ({ ctx }) => ({ credits: await getBalance(ctx.em, ctx.user.id) })),

  history: authedProcedure
    .input(CreditHistoryQuerySchema)
    .output(CreditHistorySchema)
    .query(({ ctx, input }) => listHistory(ctx.em, ctx.user.id, input)),
})
