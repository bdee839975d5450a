import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { UserContext } from '#server/trpc/context.ts'
import type { AccountExport } from '#shared/auth.ts'

const USERS = 'app_user'

/** Columns that prove a right to something, which is nobody's business, not even the owner's. */
const SECRETS: Record<string, string[]> = {
  app_user: ['password_hash'],
  // Its ids are hashes of tokens.
  session: ['id'],
  refresh_token: ['token_hash', 'successor_salt'],
  mail_token: ['token_hash'],
}

/**
 * Everything that is kept of the user: the rows that belong to them in every table, or to a row
 * that does, so that no table can be forgotten. Throws `TOO_MANY_TRIES`.
 */
export async function exportAccount(ctx: UserContext): Promise<AccountExport> {
  const { em, user, limiter } = ctx
  await limiter.take('export', { subject: user.id, network: null })
  const tables: AccountExport['tables'] = {}
  for (const [name, condition] of conditionsOf(await listReferences(em))) {
    const rows = await em.execute<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) - array(select jsonb_array_elements_text(?::jsonb)) as row
       from ${name} t where ${condition} order by id`,
      [JSON.stringify(SECRETS[name] ?? []), user.id],
    )
    tables[name] = rows.map(({ row }) => row)
  }
  return { exportedAt: ctx.now().toISOString(), tables }
}

/** A column that names a row of another table: its owner, by what the database enforces. */
type Reference = { name: string; column: string; owner: string }

function listReferences(em: SqlEntityManager): Promise<Reference[]> {
  return em.execute<Reference[]>(
    `select quote_ident(child.relname) as name, quote_ident(att.attname) as column, quote_ident(parent.relname) as owner
     from pg_constraint con
     join pg_class child on child.oid = con.conrelid
     join pg_class parent on parent.oid = con.confrelid
     join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
     where con.contype = 'f' and con.connamespace = current_schema()::regnamespace
     order by 1, 2`,
  )
}

/** For each table that leads to a user: which of its rows are theirs. Each takes one value, the user's id. */
function conditionsOf(references: readonly Reference[]): Map<string, string> {
  const found = new Map([[USERS, 'id = ?']])
  // A map goes on with what is added on the way.
  for (const [owner, condition] of found) {
    for (const { name, column } of references.filter((one) => one.owner === owner)) {
      if (!found.has(name))
        found.set(name, `${column} in (select id from ${owner} where ${condition})`)
    }
  }
  return found
}
