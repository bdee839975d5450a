import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { forgetMail } from '#server/jobs/queue.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { ChooseAppliance, DeleteAccount, User } from '#shared/auth.ts'
import { toUser } from './auth.service.ts'
import { confirmPassword } from './password-changes.ts'
import { UserEntity, type UserRow } from './user.entity.ts'

/** How the user can sign in, and what they agreed to. */
export async function readAccount({ em, user }: UserContext) {
  const row = await em.findOneOrFail(UserEntity, user.id)
  return {
    hasPassword: Boolean(row.passwordHash),
    hasGoogle: Boolean(row.googleSubject),
    termsVersion: row.termsVersion ?? null,
    termsAgreedAt: row.termsAgreedAt?.toISOString() ?? null,
  }
}

/** Recipes are converted for this appliance and checked against it from now on. */
export async function chooseAppliance(
  { em, user }: UserContext,
  { applianceModel }: ChooseAppliance,
): Promise<User> {
  const row = await em.findOneOrFail(UserEntity, user.id)
  row.applianceModel = applianceModel
  await em.flush()
  return toUser(row)
}

/**
 * Deletes the account with everything that hangs on it, for good. Throws `ADDRESS_DIFFERS`,
 * `PASSWORD_WRONG` and `TOO_MANY_TRIES`.
 */
export async function deleteAccount(ctx: UserContext, input: DeleteAccount): Promise<void> {
  const user = await ctx.em.findOneOrFail(UserEntity, ctx.user.id)
  if (input.username !== user.username) throw new DomainError('ADDRESS_DIFFERS')
  if (user.passwordHash) await confirmPassword(ctx, input.password ?? '')
  await removeAccount(ctx.em, user)
}

/** Removes a user with everything that is theirs; what was sold stays, without whose it was. */
export async function removeAccount(
  em: SqlEntityManager,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
): Promise<void> {
  await em.transactional(async (inner) => {
    await inner.nativeDelete(UserEntity, { id })
    await forgetMail(inner, { to: username, userId: id })
  })
}
