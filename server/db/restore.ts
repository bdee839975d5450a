import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql'
import { BACKUP_FORMAT, type BackedUpJob, type BackupHead, type BackupLine } from './backup.ts'

/** The backup cannot be restored; the message says why to the operator. */
export class RestoreError extends Error {}

export type Restored = {
  head: BackupHead
  rows: number
  /** What was waiting to be worked. */
  jobs: BackedUpJob[]
}

/**
 * Brings a backup into an empty database, all rows in one transaction, and leaves it with the schema
 * that the backup had; later migrations are the caller's. Throws `RestoreError`, and then no row has
 * come in.
 */
export async function restore(
  orm: MikroORM,
  file: string,
  addJob: (em: SqlEntityManager, job: BackedUpJob) => Promise<void>,
): Promise<Restored> {
  // The whole file first, as a damaged one shows only at its end.
  const { head, rows } = await checkBackup(file)
  await prepareSchema(orm, head)
  const jobs = await orm.em.fork().transactional(async (em) => {
    const waiting: BackedUpJob[] = []
    for await (const line of readLines(file)) {
      if ('table' in line) await insert(em, line)
      if ('jobs' in line) waiting.push(...line.jobs)
    }
    for (const job of waiting) await addJob(em, job)
    return waiting
  })
  return { head, rows, jobs }
}

async function checkBackup(file: string): Promise<{ head: BackupHead; rows: number }> {
  let head: BackupHead | null = null
  let end: { rows: number } | null = null
  let rows = 0
  for await (const line of readLines(file)) {
    if ('format' in line && line.format === BACKUP_FORMAT) head = line
    if (!head) throw new RestoreError(`${file} is no backup of Thermoscribe.`)
    if ('table' in line) rows += line.rows.length
    if ('end' in line) end = line.end
  }
  if (!head || end?.rows !== rows) throw new RestoreError(`${file} is not whole.`)
  return { head, rows }
}

async function prepareSchema(orm: MikroORM, head: BackupHead): Promise<void> {
  const pending = await orm.migrator.getPending()
  const executed = await orm.migrator.getExecuted()
  if (![...executed, ...pending].some(({ name }) => name === head.migration))
    throw new RestoreError('The backup is of a newer version: install that one first.')
  if (executed.length === 0) await orm.migrator.up({ to: head.migration })
  // What later migrations do to rows would not be done to those that come in after them.
  else if (executed.at(-1)?.name !== head.migration || (await hasAccounts(orm)))
    throw new RestoreError('The database is not empty: a backup goes into a new one.')
}

async function hasAccounts(orm: MikroORM): Promise<boolean> {
  const rows = await orm.em.fork().execute<object[]>('select 1 from app_user limit 1')
  return rows.length > 0
}

/** Rows of one table; a column that is not named gets its default. */
async function insert(
  em: SqlEntityManager,
  { table, rows }: { table: string; rows: Record<string, unknown>[] },
): Promise<void> {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
  const columns = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(', ')
  await em.execute(
    `insert into public.${quoted(table)} (${columns})
     select ${columns} from json_populate_recordset(null::public.${quoted(table)}, ?::json)`,
    [JSON.stringify(rows)],
  )
}

async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const gunzip = createGunzip()
  const source = createReadStream(file).on('error', (error) => gunzip.destroy(error))
  let pieces: string[] = []
  try {
    for await (const chunk of source.pipe(gunzip).setEncoding('utf8')) {
      const [first = '', ...others] = String(chunk).split('\n')
      pieces.push(first)
      for (const other of others) {
        yield JSON.parse(pieces.join(''))
        pieces = [other]
      }
    }
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    if (!code && !(cause instanceof SyntaxError)) throw cause
    const reason = code.startsWith('Z_') || !code ? 'it is damaged or no backup' : message
    throw new RestoreError(`${file} cannot be read: ${reason}.`, { cause })
  }
}
