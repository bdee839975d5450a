import { authedProcedure, publicProcedure, router } from '#server/trpc/trpc.ts'
import {
  AuthOptionsSchema,
  AuthResponseSchema,
  ForgotPasswordSchema,
  GoogleSchema,
  LoginSchema,
  RefreshSchema,
  RegisterSchema,
  ResetPasswordSchema,
  TokensSchema,
  UserSchema,
  VerifyEmailSchema,
} from '#shared/auth.ts'
import { CreditsSchema } from '#shared/credits.ts'
import { confirmAddressChange } from './address-changes.ts'
import { getMe, loginUser, readAuthOptions, registerUser } from './auth.service.ts'
import { signInWithGoogle } from './google.service.ts'
import { endLogin } from './logins.ts'
import { forgotPassword, resetPassword } from './password-changes.ts'
import { refreshLogin } from './refresh.ts'
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

  google: publicProcedure
    .input(GoogleSchema)
    .output(AuthResponseSchema)
    .mutation(({ ctx, input }) => signInWithGoogle(ctx, input)),

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

  confirmAddress: publicProcedure
    .input(VerifyEmailSchema)
    .mutation(({ ctx, input }) => confirmAddressChange(ctx, input.token)),

  forgotPassword: publicProcedure
    .input(ForgotPasswordSchema)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),

  resetPassword: publicProcedure
    .input(ResetPasswordSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  options: publicProcedure.output(AuthOptionsSchema).query(({ ctx }) => readAuthOptions(ctx)),
})
