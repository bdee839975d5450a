import { accountRouter } from './features/auth/account.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { convertRouter } from './features/convert/convert.router.ts'
import { creditsRouter } from './features/credits/credits.router.ts'
import { paymentsRouter } from './features/payments/payments.router.ts'
import { recipesRouter } from './features/recipes/recipes.router.ts'
import { createCallerFactory, router } from './trpc/trpc.ts'

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  recipes: recipesRouter,
  convert: convertRouter,
  credits: creditsRouter,
  payments: paymentsRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
