import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import {
  type Cluster,
  connect,
  EmbeddedDatabaseError,
  findRunning,
  openCluster,
  processName,
  startServer,
  stopServer,
} from './cluster.ts'
import { findOwner, forgetOwner, recordOwner } from './folder-owner.ts'

export type EmbeddedDatabase = {
  url: string
  /** What was done to get it, for the start-up message. */
  how: 'created' | 'started' | 'taken over' | 'attached'
  /**
   * From now on waits for a server that recovers from a crash, and starts one that has ended again at
   * the same address. Settles with the reason when the folder has become another process's.
   */
  keepRunning: (log: Log) => Promise<EmbeddedDatabaseError>
  /** Lets go of it; whoever lets go last stops the server. */
  close: () => Promise<void>
}

type Mode = 'exclusive' | 'attach'
type Log = { warn: (fields: object, line: string) => void }

/** The folder is another process's: trying again is of no use. */
class FolderTakenError extends EmbeddedDatabaseError {}

const DATABASE = 'thermoscribe'
/** Advisory locks: who serves the folder (one), and who uses the database (many). */
const SERVER_LOCK = 7_310_001
const USER_LOCK = 7_310_002
/** Between two tries to get a database back. */
const RETRY_MS = 500

/**
 * Opens the PostgreSQL in `dataDir`, making and starting it where needed. `exclusive` is for the
 * process that serves the folder: a second one is refused by naming the first. A server left behind
 * by a killed process is taken over. Throws `EmbeddedDatabaseError`, and then lets go of it.
 */
export async function openEmbedded(dataDir: string, mode: Mode): Promise<EmbeddedDatabase> {
  const owner = await findOwner(dataDir)
  if (owner && mode === 'exclusive') throw folderTaken(dataDir, processName(owner.pid))
  const cluster = await openCluster(dataDir)
  const running = await findRunning(cluster)
  const opened = running
    ? { url: running, client: await connect(running) }
    : await startServer(cluster, owner?.port)
  await enter(cluster, opened.client, mode)
  const { url } = opened
  let { client } = opened
  let isClosing = false
  let reopening = Promise.resolve()

  /** Tries until the database is there again. Throws `FolderTakenError`. */
  async function reopen(log: Log): Promise<void> {
    for (let told = ''; !isClosing; await sleep(RETRY_MS)) {
      try {
        client = await openAgain(cluster, url, mode)
        return log.warn({}, 'the embedded database is there again')
      } catch (error) {
        if (error instanceof FolderTakenError) throw error
        if (String(error) !== told) log.warn({ err: error }, 'the embedded database is away')
        told = String(error)
      }
    }
  }

  const found = mode === 'attach' ? 'attached' : 'taken over'
  return {
    url: withDatabase(url, DATABASE),
    how: cluster.isNew ? 'created' : running ? found : 'started',
    keepRunning: (log) =>
      new Promise((resolve) => {
        const watch = () => {
          client.once('end', () => {
            if (!isClosing) reopening = reopen(log).then(watch, resolve)
          })
        }
        watch()
      }),
    async close() {
      isClosing = true
      await reopening
      await leave(cluster, client)
      if (mode === 'exclusive') await forgetOwner(dataDir)
    },
  }
}

/** Connects again at the address that everybody here knows, where a server is started if none runs. */
async function openAgain(cluster: Cluster, url: string, mode: Mode): Promise<pg.Client> {
  const running = await findRunning(cluster)
  if (running !== null && running !== url) {
    throw new FolderTakenError(`Another process has started the database in ${cluster.folder}.`)
  }
  const client = running
    ? await connect(running)
    : (await startServer(cluster, Number(new URL(url).port))).client
  await enter(cluster, client, mode)
  return client
}

function withDatabase(url: string, database: string): string {
  return url.replace(/\/postgres$/, `/${database}`)
}

async function enter(cluster: Cluster, client: pg.Client, mode: Mode): Promise<void> {
  try {
    await lock(cluster, client, mode)
    await createDatabase(client)
  } catch (error) {
    await leave(cluster, client)
    throw error
  }
}

async function lock({ folder }: Cluster, client: pg.Client, mode: Mode): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [USER_LOCK])
  if (mode === 'attach') return

  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [SERVER_LOCK])
  if (rows[0].locked) return recordOwner(dirname(folder), client.port)
  const holder = await client.query(
    `select application_name as name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and granted and objid = $1`,
    [SERVER_LOCK],
  )
  throw folderTaken(dirname(folder), holder.rows[0]?.name ?? 'another process')
}

function folderTaken(dataDir: string, who: string): FolderTakenError {
  return new FolderTakenError(`DATA_DIR ${dataDir} is in use by ${who}; stop it first.`)
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    DATABASE,
  ])
  if (rowCount) return
  await client.query(`create database ${DATABASE}`).catch((error) => {
    // Another process made it in the same moment.
    if (!['42P04', '23505'].includes(error.code)) throw error
  })
}

async function leave(cluster: Cluster, client: pg.Client): Promise<void> {
  const last = await isLastUser(client).catch(() => true)
  await client.end().catch(() => {})
  if (last) await stopServer(cluster)
}

async function isLastUser(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [USER_LOCK])
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [USER_LOCK])
  return rows[0].alone
}
