import { z } from 'zod'
import { LanguageSchema } from './language.ts'

export const PASSWORD_MIN = 6
/** Longer ones are refused, so that hashing cannot be made to work for long. */
export const PASSWORD_MAX = 200
export const USERNAME_MAX = 254

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

export const RegisterSchema = z
  .object({
    username: Username,
    password: Password,
    confirmPassword: z.string({ error: CONFIRM_MESSAGE }).min(1, CONFIRM_MESSAGE),
    /** The language of the mails. */
    language: LanguageSchema.optional(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Shown together with other mistakes, as a person filling in a form expects.
    when: ({ value }) =>
      z.object({ password: z.string(), confirmPassword: z.string().min(1) }).safeParse(value)
        .success,
  })
export type Register = z.output<typeof RegisterSchema>

export const RefreshSchema = z.object({ refreshToken: z.string().min(1).max(200) })
export const VerifyEmailSchema = z.object({ token: z.string().min(1).max(200) })

export const UserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  language: LanguageSchema,
})
export type User = z.output<typeof UserSchema>

export const TokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof TokensSchema>

export const AuthResponseSchema = TokensSchema.extend({ user: UserSchema })
export type AuthResponse = z.output<typeof AuthResponseSchema>
