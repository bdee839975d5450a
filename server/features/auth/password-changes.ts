import { DomainError } from '#server/errors.ts'
import type { RequestContext, UserContext } from '#server/trpc/context.ts'
import type { ChangePassword, ForgotPassword, ResetPassword } from '#shared/auth.ts'
import { DEFAULT_LANGUAGE } from '#shared/language.ts'
import { assertMailConfigured } from './account-mail.ts'
import { endLogins } from './logins.ts'
import { revokeMailedLinks, takeMailToken } from './mail-tokens.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'
import { UserEntity, type UserRow } from './user.entity.ts'
import { markVerified } from './verification.ts'

/**
 * Asks for a mail with a link for a new password. Whether there is an account is looked up only
 * when the mail is due, so neither the answer nor its time tells. Throws `TOO_MANY_TRIES` and
 * `NOT_CONFIGURED`.
 */
export async function forgotPassword(ctx: RequestContext, input: ForgotPassword): Promise<void> {
  assertMailConfigured(ctx)
  const { username: to, language = DEFAULT_LANGUAGE } = input
  await ctx.limiter.take('reset', { subject: to, network: ctx.network })
  await ctx.em.transactional((em) => ctx.queue.add(em, 'mail', { kind: 'reset', to, language }))
}

/**
 * Sets a new password by the link of a mail, once, and ends every login. Who can read the mail owns
 * the address, so that is verified with it. Throws `RESET_INVALID` and `TOO_MANY_TRIES`.
 */
export async function resetPassword(ctx: RequestContext, input: ResetPassword): Promise<void> {
  const { token } = input
  await ctx.limiter.take('link', { subject: hashToken(token), network: ctx.network })
  const passwordHash = await hashPassword(input.password)
  await ctx.em.transactional(async (em) => {
    const taken = await takeMailToken(em, { token, purpose: 'reset', now: ctx.now() })
    if (!taken || taken.address !== taken.user.username) throw new DomainError('RESET_INVALID')
    const { user } = taken
    user.passwordHash = passwordHash
    await markVerified(ctx, em, user)
    await endLogins(em, user.id)
    await revokeMailedLinks(em, user.id)
    await ctx.queue.add(em, 'mail', noticeTo(user))
  })
}

/**
 * Changes the password of who knows it, ends the other logins and tells by mail. Throws
 * `PASSWORD_WRONG`, `PASSWORD_MISSING` and `TOO_MANY_TRIES`.
 */
export async function changePassword(ctx: UserContext, input: ChangePassword): Promise<void> {
  const known = await confirmPassword(ctx, input.currentPassword)
  const passwordHash = await hashPassword(input.password)
  await ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(UserEntity, known.id)
    user.passwordHash = passwordHash
    // Before its logins are ended: from here on the old one starts none.
    await em.flush()
    await endLogins(em, user.id, { except: ctx.user.loginId })
    await revokeMailedLinks(em, user.id)
    await ctx.queue.add(em, 'mail', noticeTo(user))
  })
}

/**
 * The user, if that is their password. A stolen session alone changes nothing. Throws
 * `PASSWORD_WRONG`, `PASSWORD_MISSING` and `TOO_MANY_TRIES`.
 */
export async function confirmPassword(ctx: UserContext, password: string): Promise<UserRow> {
  const attempt = await ctx.limiter.take('password', { subject: ctx.user.id, network: null })
  const user = await ctx.em.findOneOrFail(UserEntity, ctx.user.id)
  if (!user.passwordHash) throw new DomainError('PASSWORD_MISSING')
  if (!(await isPassword(password, user.passwordHash))) throw new DomainError('PASSWORD_WRONG')
  await attempt.giveBack()
  return user
}

function noticeTo({ username, language }: UserRow) {
  return { kind: 'password-changed', to: username, language } as const
}
