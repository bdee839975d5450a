import { createHash } from 'node:crypto'
import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql'

/** What `pg` wants of a statement that is asked again and again. */
type Prepared = { name: string; text: string }

const statements = new Map<string, Prepared>()

/**
 * Asks what is asked with nearly every call: PostgreSQL plans it once for each connection, which takes
 * longer than answering it. Question marks stand for the values. There must be few different
 * texts, as each connection keeps its plans; and it is not part of a transaction.
 */
export async function askPrepared<Row extends object>(
  em: SqlEntityManager,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient()
  const { rows } = await pool.query<Row>({ ...prepared(sql), values })
  return rows
}

function prepared(sql: string): Prepared {
  const known = statements.get(sql)
  if (known) return known

  let values = 0
  const text = sql.replace(/\?/g, () => `$${++values}`)
  const fresh = { name: createHash('sha256').update(text).digest('base64url').slice(0, 16), text }
  statements.set(sql, fresh)
  return fresh
}
