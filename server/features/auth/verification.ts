import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { addCredits, getBalance } from '#server/features/credits/credits.service.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import { VERIFICATION_CREDITS } from '#shared/credits.ts'
import { MailTokenEntity } from './login.entity.ts'
import { createToken, hashToken } from './tokens.ts'
import type { UserRow } from './user.entity.ts'
import { verificationMail } from './verification-mail.ts'

const VERIFICATION_LIFE_MS = 7 * 24 * 3600 * 1000

/** Queues the mail whose link proves that the address is the user's. */
export async function sendVerificationMail(
  ctx: ServiceContext,
  em: SqlEntityManager,
  user: UserRow,
): Promise<void> {
  const token = createToken()
  em.create(MailTokenEntity, {
    user: user.id,
    purpose: 'verify',
    tokenHash: hashToken(token),
    expiresAt: new Date(ctx.now().getTime() + VERIFICATION_LIFE_MS),
  })
  await em.flush()
  const link = `${ctx.config.publicUrl}/verify?register=${token}`
  await ctx.queue.add(em, 'mail', { to: user.username, ...verificationMail(link) })
}

/**
 * Marks the address as verified and gives the credits for it, once per user. The link keeps working
 * until it expires, because mail programs open links before people do. Throws
 * `VERIFICATION_INVALID`.
 */
export async function verifyEmail(ctx: ServiceContext, token: string): Promise<number> {
  return ctx.em.transactional(async (em) => {
    const found = await em.findOne(
      MailTokenEntity,
      { tokenHash: hashToken(token), purpose: 'verify', expiresAt: { $gt: ctx.now() } },
      { populate: ['user'] },
    )
    if (!found) throw new DomainError('VERIFICATION_INVALID')
    const user = found.user
    user.verifiedAt ??= ctx.now()
    await em.flush()
    await addCredits(em, {
      userId: user.id,
      amount: VERIFICATION_CREDITS,
      kind: 'verification',
      cause: `verify:${user.id}`,
    })
    return getBalance(em, user.id)
  })
}
