import { z } from 'zod'
import { authedProcedure, publicProcedure, router } from '#server/trpc/trpc.ts'
import {
  AuthResponseSchema,
  LoginSchema,
  RefreshSchema,
  RegisterSchema,
  TokensSchema,
  UserSchema,
  VerifyEmailSchema,
} from '#shared/auth.ts'
import { CreditsSchema } from '#shared/credits.ts'
import { getMe, loginUser, registerUser } from './auth.service.ts'
import { endLogin, refreshLogin } from './logins.ts'
import { verifyEmail } from './verification.ts'

export const authRouter = router({
  register: publicProcedure
    .input(RegisterSchema)
    .output(AuthResponseSchema)
    .mutation(({ ctx, input }) => registerUser(ctx, input)),

  login: publicProcedure
    .input(LoginSchema)
    .output(AuthResponseSchema)
    .mutation(({ ctx, input }) => loginUser(ctx, input)),

  refresh: publicProcedure
    .input(RefreshSchema)
    .output(TokensSchema)
    .mutation(({ ctx, input }) => refreshLogin(ctx, input.refreshToken)),

  logout: authedProcedure.mutation(({ ctx }) => endLogin(ctx.em, ctx.user.loginId)),

  me: authedProcedure.output(UserSchema).query(({ ctx }) => getMe(ctx)),

  verifyEmail: publicProcedure
    .input(VerifyEmailSchema)
    .output(CreditsSchema)
    .mutation(async ({ ctx, input }) => ({ credits: await verifyEmail(ctx, input.token) })),

  /** What the sign-in screen has to offer on this server. */
  options: publicProcedure
    .output(z.object({ google: z.boolean(), devMail: z.boolean() }))
    .query(({ ctx }) => ({
      google: false,
      devMail: !ctx.config.production && ctx.config.smtpUrl === null,
    })),
})
