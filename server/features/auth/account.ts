import { DomainError } from '#server/errors.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { AccountExport, DeleteAccount } from '#shared/auth.ts'
import { confirmPassword } from './password-changes.ts'
import { UserEntity } from './user.entity.ts'

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

/** What proves a right to something is nobody's business, not even its owner's. */
const SECRETS = ['password_hash', 'token_hash']
/** Its ids are hashes of tokens; the logins say the same. */
const SECRET_TABLES = ['session']

/**
 * Everything that is kept of the user: their rows of every table that has an owner, so that none
 * can be forgotten. Throws `TOO_MANY_TRIES`.
 */
export async function exportAccount(ctx: UserContext): Promise<AccountExport> {
  const { em, user, limiter } = ctx
  await limiter.take('export', { subject: user.id, network: null })
  const owned = await em.execute<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'user_id' order by 1`,
  )
  const rowsOf = async (table: string, owner: string) => {
    const rows = await em.execute<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) - array(select jsonb_array_elements_text(?::jsonb)) as row
       from ${table} t where ${owner} = ? order by id`,
      [JSON.stringify(SECRETS), user.id],
    )
    return rows.map(({ row }) => row)
  }
  const tables: AccountExport['tables'] = { app_user: await rowsOf('app_user', 'id') }
  for (const { name } of owned) {
    if (!SECRET_TABLES.includes(name)) tables[name] = await rowsOf(name, 'user_id')
  }
  return { exportedAt: ctx.now().toISOString(), tables }
}

/**
 * Deletes the account with everything that hangs on it, for good. Throws `ADDRESS_DIFFERS`,
 * `PASSWORD_WRONG` and `TOO_MANY_TRIES`.
 */
export async function deleteAccount(ctx: UserContext, input: DeleteAccount): Promise<void> {
  const user = await ctx.em.findOneOrFail(UserEntity, ctx.user.id)
  if (input.username !== user.username) throw new DomainError('ADDRESS_DIFFERS')
  if (user.passwordHash) await confirmPassword(ctx, input.password ?? '')
  await ctx.em.transactional(async (em) => {
    await em.nativeDelete(UserEntity, { id: user.id })
    await ctx.queue.forgetMailTo(em, user.username)
  })
}
