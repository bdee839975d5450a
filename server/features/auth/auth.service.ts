import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { DomainError } from '#server/errors.ts'
import type { RequestContext, UserContext } from '#server/trpc/context.ts'
import type { AuthResponse, Login, Register, User } from '#shared/auth.ts'
import { DEFAULT_LANGUAGE } from '#shared/language.ts'
import { startLogin } from './logins.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { UserEntity, type UserRow } from './user.entity.ts'
import { sendVerificationMail } from './verification.ts'

/** Makes an account, sends the verification mail and signs in. Throws `USERNAME_TAKEN`. */
export async function registerUser(ctx: RequestContext, input: Register): Promise<AuthResponse> {
  const passwordHash = await hashPassword(input.password)
  return ctx.em.transactional(async (em) => {
    const user = em.create(UserEntity, {
      username: input.username,
      passwordHash,
      language: input.language ?? DEFAULT_LANGUAGE,
    })
    await em.flush().catch((cause) => {
      if (!(cause instanceof UniqueConstraintViolationException)) throw cause
      throw new DomainError('USERNAME_TAKEN', {}, { cause })
    })
    await sendVerificationMail(ctx, em, user)
    return { ...(await startLogin({ ...ctx, em }, user.id)), user: toUser(user) }
  })
}

/** Throws `INVALID_CREDENTIALS`, in the same time for an unknown address and a wrong password. */
export async function loginUser(ctx: RequestContext, input: Login): Promise<AuthResponse> {
  const user = await ctx.em.findOne(UserEntity, { username: input.username })
  const matches = await isPassword(input.password, user?.passwordHash ?? null)
  if (!user || !matches) throw new DomainError('INVALID_CREDENTIALS')
  return { ...(await startLogin(ctx, user.id)), user: toUser(user) }
}

export async function getMe(ctx: UserContext): Promise<User> {
  const user = await ctx.em.findOne(UserEntity, ctx.user.id)
  if (!user) throw new DomainError('TOKEN_INVALID')
  return toUser(user)
}

function toUser(user: UserRow): User {
  return {
    id: user.id,
    username: user.username,
    emailVerified: Boolean(user.verifiedAt),
    createdAt: user.createdAt.toISOString(),
    language: user.language,
  }
}
