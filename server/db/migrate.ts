import pg from 'pg'
import { createOrm, type Entities } from './orm.ts'

const MIGRATION_LOCK = 7_310_003

/**
 * Brings the database up to date and tells what was done. Any number of processes may call it at once: one
 * works, the others wait, and however long a step takes, nothing is broken off.
 */
export async function migrate(databaseUrl: string, entities: Entities): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const orm = createOrm(databaseUrl, entities)
  try {
    // Of a transaction: behind a pooler, a lock of a session could stay after its process is gone.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const done = await orm.migrator.up()
    await client.query('commit')
    return done.map((migration) => migration.name)
  } finally {
    await client.end()
    await orm.close()
  }
}
