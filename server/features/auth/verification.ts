import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { addCredits, getBalance } from '#server/features/credits/credits.service.ts'
import type { RequestContext, ServiceContext, UserContext } from '#server/trpc/context.ts'
import { VERIFICATION_CREDITS } from '#shared/credits.ts'
import { assertMailConfigured } from './account-mail.ts'
import { findMailToken } from './mail-tokens.ts'
import { claimReward } from './rewarded-address.ts'
import { hashToken } from './tokens.ts'
import { UserEntity, type UserRow } from './user.entity.ts'

/** Queues the mail whose link proves that the address is the user's. */
export async function sendVerificationMail(
  ctx: ServiceContext,
  em: SqlEntityManager,
  { username, language }: Pick<UserRow, 'username' | 'language'>,
): Promise<void> {
  await ctx.queue.add(em, 'mail', { kind: 'verify', to: username, language })
}

/**
 * Sends the verification mail once more; of a verified address nothing. Throws `TOO_MANY_TRIES`
 * with when the next may be asked for, and `NOT_CONFIGURED`.
 */
export async function resendVerificationMail(ctx: UserContext): Promise<void> {
  assertMailConfigured(ctx)
  const who = { subject: ctx.user.id, network: null }
  await ctx.limiter.take('resend', who)
  await ctx.limiter.take('resendLong', who)
  const user = await ctx.em.findOneOrFail(UserEntity, ctx.user.id)
  if (!user.verifiedAt) await sendVerificationMail(ctx, ctx.em, user)
}

/**
 * Marks the address as verified and gives the credits for it, once. The link keeps working
 * until it expires, because mail programs open links before people do. Throws
 * `VERIFICATION_INVALID` and `TOO_MANY_TRIES`.
 */
export async function verifyEmail(ctx: RequestContext, token: string): Promise<number> {
  const attempt = await ctx.limiter.take('link', {
    subject: hashToken(token),
    network: ctx.network,
  })
  const credits = await ctx.em.transactional(async (em) => {
    const found = await findMailToken(em, { token, purpose: 'verify', now: ctx.now() })
    if (!found || found.address !== found.user.username) {
      throw new DomainError('VERIFICATION_INVALID')
    }
    await markVerified(ctx, em, found.user)
    return getBalance(em, found.user.id)
  })
  await attempt.giveBack()
  return credits
}

/** The address is proved to be the user's, which is worth credits once for both. */
export async function markVerified(
  ctx: Pick<ServiceContext, 'addressKey' | 'now'>,
  em: SqlEntityManager,
  user: UserRow,
): Promise<void> {
  user.verifiedAt ??= ctx.now()
  await em.flush()
  if (!(await claimReward(ctx, em, user.username))) return
  await addCredits(em, {
    userId: user.id,
    amount: VERIFICATION_CREDITS,
    kind: 'verification',
    cause: `verify:${user.id}`,
  })
}
