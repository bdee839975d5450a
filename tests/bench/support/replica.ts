import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded.ts'
import type { Stand } from './stand.ts'

/** Of the server that is followed alone, or of this moment: a follower has its own. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|pg_replslot\/.+|pg_stat_tmp\/.+)$/

/**
 * A second PostgreSQL that follows the one of a stand. The first confirms nothing that the second does
 * not have (PostgreSQL's manual, "Making a Base Backup Using the Low Level API" and "Synchronous
 * Replication").
 */
export async function followSynchronously(stand: Stand) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-replica-'))
  const folder = join(dataDir, 'postgres')
  await stand.sql.query(`select pg_backup_start('replica', true)`)
  await cp(stand.dataDir, dataDir, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !NOT_COPIED.test(path),
  })
  const { rows } = await stand.sql.query('select labelfile from pg_backup_stop()')
  await writeFile(join(folder, 'backup_label'), rows[0].labelfile)
  await writeFile(join(folder, 'standby.signal'), '')
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = '${stand.databaseUrl}'\n`,
  )
  const replica = await openEmbedded(dataDir, 'exclusive')
  await stand.sql.query(`alter system set synchronous_standby_names = '*'`)
  await stand.sql.query('select pg_reload_conf()')
  await untilSynchronous(stand.sql)
  return {
    url: replica.url,
    /** Makes it the one that is written to. */
    async promote() {
      const sql = new pg.Client({ connectionString: replica.url })
      await sql.connect()
      await sql.query('select pg_promote()')
      await sql.end()
    },
    async close() {
      await replica.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilSynchronous(sql: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await sql.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    )
    if (rowCount) return
    await sleep(50)
  }
}

/** As if its machine had lost its power. */
export async function killPrimary({ dataDir }: Stand): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
