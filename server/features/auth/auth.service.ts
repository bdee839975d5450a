import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { DomainError } from '#server/errors.ts'
import type { RequestContext, UserContext } from '#server/trpc/context.ts'
import type { AuthOptions, AuthResponse, Login, Register, User } from '#shared/auth.ts'
import { DEFAULT_LANGUAGE } from '#shared/language.ts'
import { startLogin } from './logins.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { agreement } from './terms.ts'
import { UserEntity, type UserRow } from './user.entity.ts'
import { sendVerificationMail } from './verification.ts'

/**
 * Makes an account, sends the verification mail and signs in. Throws `USERNAME_TAKEN` and
 * `TOO_MANY_TRIES`: as the first tells that there is an account, few of them are to be had.
 */
export async function registerUser(ctx: RequestContext, input: Register): Promise<AuthResponse> {
  const { network } = ctx
  await ctx.limiter.take('register', { subject: input.username, network })
  const attempt = await ctx.limiter.take('registerTaken', { network })
  const passwordHash = await hashPassword(input.password)
  const answer = await ctx.em.transactional(async (em) => {
    const user = em.create(UserEntity, {
      username: input.username,
      passwordHash,
      language: input.language ?? DEFAULT_LANGUAGE,
      ...agreement(ctx.now()),
    })
    await em.flush().catch((cause) => {
      if (!(cause instanceof UniqueConstraintViolationException)) throw cause
      throw new DomainError('USERNAME_TAKEN', {}, { cause })
    })
    await sendVerificationMail(ctx, em, user)
    return { ...(await startLogin({ ...ctx, em }, user.id)), user: toUser(user) }
  })
  await attempt.giveBack()
  return answer
}

/**
 * Throws `INVALID_CREDENTIALS`, in the same time for an unknown address and a wrong password, and
 * `TOO_MANY_TRIES`, for addresses of nobody too.
 */
export async function loginUser(ctx: RequestContext, input: Login): Promise<AuthResponse> {
  const { network } = ctx
  const attempt = await ctx.limiter.take('login', { subject: input.username, network })
  // Only what is compared: making a whole user of a row takes a time that would tell.
  const [known] = await ctx.em.execute<{ id: string; hash: string | null }[]>(
    'select id, password_hash as hash from app_user where username = ?',
    [input.username],
  )
  const matches = await isPassword(input.password, known?.hash ?? null)
  if (!known || !matches) throw new DomainError('INVALID_CREDENTIALS')
  await attempt.giveBack()
  return ctx.em.transactional(async (em) => {
    // A password that is being changed at this moment starts no login that would outlive it.
    const where = { id: known.id, passwordHash: known.hash }
    const user = await em.findOne(UserEntity, where, { lockMode: LockMode.PESSIMISTIC_READ })
    if (!user) throw new DomainError('INVALID_CREDENTIALS')
    return { ...(await startLogin({ ...ctx, em }, user.id)), user: toUser(user) }
  })
}

export async function getMe(ctx: UserContext): Promise<User> {
  const user = await ctx.em.findOne(UserEntity, ctx.user.id)
  if (!user) throw new DomainError('TOKEN_INVALID')
  return toUser(user)
}

/** A user as they see themselves. */
export function toUser(user: UserRow): User {
  return {
    id: user.id,
    username: user.username,
    emailVerified: Boolean(user.verifiedAt),
    createdAt: user.createdAt.toISOString(),
    language: user.language,
    applianceModel: user.applianceModel,
  }
}

/** What the sign-in screen has to offer on this server. */
export function readAuthOptions({ config }: RequestContext): AuthOptions {
  const { google, devPages, smtpUrl, supportEmail } = config
  return {
    google: google && {
      clientId: google.clientId,
      scriptUrl: `${google.issuer}/gsi/client`,
      hasRedirect: google.clientSecret !== null,
    },
    mail: devPages || smtpUrl !== null,
    devMail: devPages && smtpUrl === null,
    supportEmail,
  }
}
