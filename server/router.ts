import { authRouter } from './features/auth/auth.router.ts'
import { convertRouter } from './features/convert/convert.router.ts'
import { creditsRouter } from './features/credits/credits.router.ts'
import { recipesRouter } from './features/recipes/recipes.router.ts'
import { createCallerFactory, router } from './trpc/trpc.ts'

export const appRouter = router({
  auth: authRouter,
  recipes: recipesRouter,
  convert: convertRouter,
  credits: creditsRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
