import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { DomainError } from '#server/errors.ts'
import type { RequestContext, UserContext } from '#server/trpc/context.ts'
import type { ChangeAddress } from '#shared/auth.ts'
import { assertMailConfigured } from './account-mail.ts'
import { MailTokenEntity } from './login.entity.ts'
import { takeMailToken } from './mail-tokens.ts'
import { confirmPassword } from './password-changes.ts'
import { hashToken } from './tokens.ts'
import { markVerified } from './verification.ts'

/**
 * Sends a link to another address, which becomes the user's when it is opened. Whether somebody
 * else has that address shows only in its mailbox. Throws `PASSWORD_WRONG`, `PASSWORD_MISSING`,
 * `TOO_MANY_TRIES` and `NOT_CONFIGURED`.
 */
export async function requestAddressChange(ctx: UserContext, input: ChangeAddress): Promise<void> {
  assertMailConfigured(ctx)
  const user = await confirmPassword(ctx, input.password)
  await ctx.limiter.take('addressChange', { subject: user.id, network: null })
  const { language } = user
  await ctx.queue.add(ctx.em, 'mail', {
    kind: 'address-change',
    to: input.username,
    userId: user.id,
    language,
  })
}

/**
 * Makes the address that the link was sent to the user's, and tells the one before. Throws
 * `VERIFICATION_INVALID`, `USERNAME_TAKEN` and `TOO_MANY_TRIES`.
 */
export async function confirmAddressChange(ctx: RequestContext, token: string): Promise<void> {
  const attempt = await ctx.limiter.take('link', {
    subject: hashToken(token),
    network: ctx.network,
  })
  await ctx.em.transactional(async (em) => {
    const taken = await takeMailToken(em, { token, purpose: 'address-change', now: ctx.now() })
    if (!taken) throw new DomainError('VERIFICATION_INVALID')
    const { user } = taken
    const before = user.username
    user.username = taken.address
    await em.flush().catch((cause) => {
      if (!(cause instanceof UniqueConstraintViolationException)) throw cause
      throw new DomainError('USERNAME_TAKEN', {}, { cause })
    })
    // Links to the address before prove nothing about this one.
    await em.nativeDelete(MailTokenEntity, { user: user.id })
    await markVerified(ctx, em, user)
    const { language } = user
    await ctx.queue.add(em, 'mail', { kind: 'address-changed', to: before, language })
  })
  await attempt.giveBack()
}
