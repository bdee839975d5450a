import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { GoogleIdentity } from '#server/gateways/google.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import type { AuthResponse, GoogleCredential } from '#shared/auth.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import { toUser } from './auth.service.ts'
import { startLogin } from './logins.ts'
import { agreement } from './terms.ts'
import { UserEntity, type UserRow } from './user.entity.ts'
import { markVerified } from './verification.ts'

/**
 * Signs in by the credential of Google's button. Throws `NOT_CONFIGURED`, `TOO_MANY_TRIES`,
 * `GOOGLE_…`.
 */
export async function signInWithGoogle(ctx: RequestContext, input: GoogleCredential) {
  if (!ctx.google) throw new DomainError('NOT_CONFIGURED')
  const attempt = await ctx.limiter.take('google', { network: ctx.network })
  const identity = await ctx.google.identify(input.token)
  const answer = await enterAs(ctx, identity, input.language)
  await attempt.giveBack()
  return answer
}

/**
 * Signs in whom Google vouches for; the first time it makes an account or joins the one with the
 * same address. That one's address has to be verified: else whoever registered somebody else's
 * address would share the account with its owner. Throws `GOOGLE_ADDRESS_UNVERIFIED`,
 * `GOOGLE_ADDRESS_TAKEN`, `GOOGLE_OTHER_ACCOUNT`.
 */
export async function enterAs(
  ctx: RequestContext,
  identity: GoogleIdentity,
  language: Language = DEFAULT_LANGUAGE,
): Promise<AuthResponse> {
  if (!identity.isEmailVerified) throw new DomainError('GOOGLE_ADDRESS_UNVERIFIED')
  const enter = () =>
    ctx.em.fork().transactional(async (em) => {
      const user = await findOrMake(ctx, em, { identity, language })
      return { ...(await startLogin({ ...ctx, em }, user.id)), user: toUser(user) }
    })
  return enter().catch((error) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    // Somebody registered the address in between: now there is an account to look at.
    return enter()
  })
}

type Newcomer = { identity: GoogleIdentity; language: Language }

async function findOrMake(
  ctx: RequestContext,
  em: SqlEntityManager,
  { identity, language }: Newcomer,
): Promise<UserRow> {
  const googleSubject = identity.subject
  // Two first sign-ins at once make one account.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [identity.email])
  const known = await em.findOne(UserEntity, { googleSubject })
  if (known) return known

  const owner = await em.findOne(UserEntity, { username: identity.email })
  if (owner && !owner.verifiedAt) throw new DomainError('GOOGLE_ADDRESS_TAKEN')
  if (owner?.googleSubject) throw new DomainError('GOOGLE_OTHER_ACCOUNT')
  const made = { username: identity.email, passwordHash: null, language, ...agreement(ctx.now()) }
  const user = owner ?? em.create(UserEntity, made)
  user.googleSubject = googleSubject
  await markVerified(ctx, em, user)
  return user
}
