import { authedProcedure, router } from '#server/trpc/trpc.ts'
import { CreditsSchema } from '#shared/credits.ts'
import { getBalance } from './credits.service.ts'

export const creditsRouter = router({
  balance: authedProcedure
    .output(CreditsSchema)
    .query(async ({ ctx }) => ({ credits: await getBalance(ctx.em, ctx.user.id) })),
})
