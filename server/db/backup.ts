import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'

/*
 * A backup is text, gzipped: a line that says what it is, then lines of rows, table by table with
 * those that others refer to first, then the jobs that wait, then a line that says it is whole. It
 * is written by SQL alone, as the embedded PostgreSQL comes without pg_dump.
 */

export const BACKUP_FORMAT = 'thermoscribe-backup-1'
/** Rows of a line. */
const BATCH = 100
/** What is the new database's own business, and photos, which are kept no longer than somebody waits. */
const LEFT_OUT = ['schema_migration', 'rate_limit', 'photo_reading']
/** What they are about is in the backup; without them it would never end. */
const KEPT_QUEUES = ['convert', 'convert-given-up', 'mail']

export type BackupHead = {
  format: typeof BACKUP_FORMAT
  at: string
  /** The last migration that the database had had. */
  migration: string
  /** Hashes the addresses that have had their free conversions. */
  addressKey: string
}
export type BackedUpJob = { name: string; data: object; priority: number }
export type BackupLine =
  | BackupHead
  | { table: string; rows: Record<string, unknown>[] }
  | { jobs: BackedUpJob[] }
  | { end: { rows: number } }

/**
 * Writes all that the database holds at one moment into `file`, which only its owner can read;
 * others may go on working. Returns the number of rows.
 */
export async function backUp(
  databaseUrl: string,
  { file, addressKey }: { file: string; addressKey: string },
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const part = `${file}.part`
  try {
    await client.query('begin isolation level repeatable read, read only')
    const counted = { rows: 0 }
    const lines = Readable.from(linesOf(client, addressKey, counted))
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
    return counted.rows
  } finally {
    await rm(part, { force: true })
    await client.end()
  }
}

async function* linesOf(client: pg.Client, addressKey: string, counted: { rows: number }) {
  const { rows } = await client.query('select max(name) as migration from schema_migration')
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    at: new Date().toISOString(),
    migration: rows[0].migration,
    addressKey,
  }
  yield `${JSON.stringify(head)}\n`
  for (const table of await listTables(client)) {
    for await (const batch of rowsOf(client, table)) {
      counted.rows += batch.length
      yield `{"table":${JSON.stringify(table)},"rows":[${batch.join(',')}]}\n`
    }
  }
  const jobs = await client.query(
    `select name, data, priority from pgboss.job
     where state < 'completed' and name = any($1) order by created_on`,
    [KEPT_QUEUES],
  )
  yield `${JSON.stringify({ jobs: jobs.rows })}\n`
  yield `${JSON.stringify({ end: counted })}\n`
}

/** The tables of ours, each after those that it refers to. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(
    `select child.relname::text as name,
            coalesce(array_agg(parent.relname::text) filter (where parent.relname <> child.relname), '{}') as parents
     from pg_class child
     left join pg_constraint on conrelid = child.oid and contype = 'f'
     left join pg_class parent on parent.oid = confrelid
     where child.relkind = 'r' and child.relnamespace = 'public'::regnamespace
     group by child.relname order by child.relname`,
  )
  const listed: string[] = []
  const visit = (name: string, path: string[]) => {
    if (listed.includes(name) || path.includes(name)) return
    const parents = rows.find((row) => row.name === name)?.parents ?? []
    for (const parent of parents) visit(parent, [...path, name])
    listed.push(name)
  }
  for (const { name } of rows) visit(name, [])
  return listed.filter((name) => !LEFT_OUT.includes(name))
}

/** Rows as JSON, some at a time, without what the database computes by itself. */
async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string[]> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  )
  const source = `select ${rows[0]?.columns} from public.${client.escapeIdentifier(table)}`
  await client.query(
    `declare backed_up no scroll cursor for select row_to_json(t)::text as row from (${source}) t`,
  )
  for (;;) {
    const batch = await client.query<{ row: string }>(`fetch ${BATCH} from backed_up`)
    if (batch.rows.length === 0) break
    yield batch.rows.map(({ row }) => row)
  }
  await client.query('close backed_up')
}
