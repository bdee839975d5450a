import { z } from 'zod'
import { authedProcedure, router } from '#server/trpc/trpc.ts'
import {
  AccountExportSchema,
  AccountSchema,
  ChangeAddressSchema,
  ChangePasswordSchema,
  ChooseApplianceSchema,
  DeleteAccountSchema,
  LoginEntrySchema,
  UserSchema,
} from '#shared/auth.ts'
import { chooseAppliance, deleteAccount, readAccount } from './account.ts'
import { exportAccount } from './account-export.ts'
import { requestAddressChange } from './address-changes.ts'
import { endLogins, endOwnLogin, listLogins } from './logins.ts'
import { changePassword } from './password-changes.ts'
import { resendVerificationMail } from './verification.ts'

/** What a signed-in user does with their own account. */
export const accountRouter = router({
  read: authedProcedure.output(AccountSchema).query(({ ctx }) => readAccount(ctx)),

  chooseAppliance: authedProcedure
    .input(ChooseApplianceSchema)
    .output(UserSchema)
    .mutation(({ ctx, input }) => chooseAppliance(ctx, input)),

  resendVerification: authedProcedure.mutation(({ ctx }) => resendVerificationMail(ctx)),

  changePassword: authedProcedure
    .input(ChangePasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  changeAddress: authedProcedure
    .input(ChangeAddressSchema)
    .mutation(({ ctx, input }) => requestAddressChange(ctx, input)),

  logins: authedProcedure.output(z.array(LoginEntrySchema)).query(({ ctx }) => listLogins(ctx)),

  endLogin: authedProcedure
    .input(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => endOwnLogin(ctx, input.id)),

  /** All devices, this one too unless it is to stay. */
  endLogins: authedProcedure
    .input(z.object({ keepThis: z.boolean().default(false) }))
    .mutation(({ ctx, input }) =>
      endLogins(ctx.em, ctx.user.id, input.keepThis ? { except: ctx.user.loginId } : {}),
    ),

  export: authedProcedure.output(AccountExportSchema).query(({ ctx }) => exportAccount(ctx)),

  delete: authedProcedure
    .input(DeleteAccountSchema)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
})
