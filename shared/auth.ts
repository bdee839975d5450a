import { z } from 'zod'
import { APPLIANCE_MODELS } from './appliance/models.ts'
import { LanguageSchema } from './language-schema.ts'

export const PASSWORD_MIN = 6
/** Longer ones are refused, so that hashing cannot be made to work for long. */
export const PASSWORD_MAX = 200
export const USERNAME_MAX = 254
/** The terms that a new account agrees to: the day they were last changed. */
export const TERMS_VERSION = '2026-11-21'
/** Where Google's page sends the browser back to. */
export const GOOGLE_RETURN_PATH = '/auth/google'
/** Seconds until another verification mail can be asked for. */
export const RESEND_WAIT_SECONDS = 60

const EMAIL_MESSAGE = 'Please enter a valid email'
const PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_MIN} characters`
const CONFIRM_MESSAGE = 'Please confirm your password'

/** An e-mail address; kept and compared in lower case. */
const Username = z
  .string({ error: EMAIL_MESSAGE })
  .trim()
  .toLowerCase()
  .max(USERNAME_MAX, EMAIL_MESSAGE)
  .pipe(z.email({ error: EMAIL_MESSAGE }))

const Password = z
  .string({ error: PASSWORD_MESSAGE })
  .min(PASSWORD_MIN, PASSWORD_MESSAGE)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)

export const LoginSchema = z.object({ username: Username, password: Password })
export type Login = z.output<typeof LoginSchema>

/** A new password, typed twice. */
const NewPassword = z.object({
  password: Password,
  confirmPassword: z.string({ error: CONFIRM_MESSAGE }).min(1, CONFIRM_MESSAGE),
})

const isSamePassword = (typed: z.output<typeof NewPassword>) =>
  typed.password === typed.confirmPassword

const PASSWORDS_DIFFER = {
  path: ['confirmPassword'],
  message: "Passwords don't match",
  // Shown together with other mistakes, as a person filling in a form expects.
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string().min(1) }).safeParse(value).success,
}

export const RegisterSchema = z
  .object({
    username: Username,
    ...NewPassword.shape,
    /** The language of the mails. */
    language: LanguageSchema.optional(),
  })
  .refine(isSamePassword, PASSWORDS_DIFFER)
export type Register = z.output<typeof RegisterSchema>

const MailedToken = z.string().min(1).max(200)

export const RefreshSchema = z.object({ refreshToken: z.string().min(1).max(200) })
export const VerifyEmailSchema = z.object({ token: MailedToken })

export const ForgotPasswordSchema = z.object({
  username: Username,
  language: LanguageSchema.optional(),
})
export type ForgotPassword = z.output<typeof ForgotPasswordSchema>

export const ResetPasswordSchema = z
  .object({ token: MailedToken, ...NewPassword.shape })
  .refine(isSamePassword, PASSWORDS_DIFFER)
export type ResetPassword = z.output<typeof ResetPasswordSchema>

/** What a person changes their password by; `currentPassword` is checked against the kept one. */
export const ChangePasswordSchema = z
  .object({ currentPassword: Password, ...NewPassword.shape })
  .refine(isSamePassword, PASSWORDS_DIFFER)
export type ChangePassword = z.output<typeof ChangePasswordSchema>

export const ChangeAddressSchema = z.object({ username: Username, password: Password })
export type ChangeAddress = z.output<typeof ChangeAddressSchema>

/** The address is typed once more; the password only where the account has one. */
export const DeleteAccountSchema = z.object({
  username: Username,
  password: z.string().max(PASSWORD_MAX).optional(),
})
export type DeleteAccount = z.output<typeof DeleteAccountSchema>

/** The ID token that Google's button or its code flow gives; `language` is that of the mails. */
export const GoogleSchema = z.object({
  token: z.string().min(1).max(10_000),
  language: LanguageSchema.optional(),
})
export type GoogleCredential = z.output<typeof GoogleSchema>

/** What Google's page sends a browser back with. */
export const GoogleCodeSchema = z.object({
  code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(200),
  language: LanguageSchema.optional(),
})

/** What the sign-in screen has to offer on this server. */
export const AuthOptionsSchema = z.object({
  /** `null` = no Google button. `hasRedirect`: also without Google's script. */
  google: z
    .object({ clientId: z.string(), scriptUrl: z.string(), hasRedirect: z.boolean() })
    .nullable(),
  /** Mails can be sent, so a password can be reset. */
  mail: z.boolean(),
  /** Mails stay on this machine and are shown at /dev/mail. */
  devMail: z.boolean(),
  /** Whom people write to when they need help. */
  supportEmail: z.string(),
})
export type AuthOptions = z.output<typeof AuthOptionsSchema>

/** One sign-in on one device. */
export const LoginEntrySchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type LoginEntry = z.output<typeof LoginEntrySchema>

/** How a user can sign in, and what they agreed to. */
export const AccountSchema = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  termsVersion: z.string().nullable(),
  termsAgreedAt: z.string().nullable(),
})

/** The appliance that a user cooks with. */
export const ChooseApplianceSchema = z.object({ applianceModel: z.enum(APPLIANCE_MODELS) })
export type ChooseAppliance = z.output<typeof ChooseApplianceSchema>

/** Everything that is kept of a user, by the table it is kept in. */
export const AccountExportSchema = z.object({
  exportedAt: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type AccountExport = z.output<typeof AccountExportSchema>

export const UserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  language: LanguageSchema,
  applianceModel: z.enum(APPLIANCE_MODELS),
})
export type User = z.output<typeof UserSchema>

export const TokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof TokensSchema>

export const AuthResponseSchema = TokensSchema.extend({ user: UserSchema })
export type AuthResponse = z.output<typeof AuthResponseSchema>
