import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms, type PostgresPrograms, runProgram } from './postgres-programs.ts'
import { readSecretFile } from './secret-file.ts'

/** The embedded database cannot be used; the message is one line for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {}

export type EmbeddedDatabase = {
  url: string
  /** What was done to get it, for the start-up message. */
  how: 'created' | 'started' | 'taken over' | 'attached'
  /** Settles when the server ends or drops us before we let go. */
  lost: Promise<void>
  /** Lets go of it; whoever lets go last stops the server. */
  close: () => Promise<void>
}

const DATABASE = 'thermoscribe'
const USER = 'thermoscribe'
const PASSWORD_FILE = 'postgres-password'
/** Advisory locks: who serves the folder (one), and who uses the database (many). */
const SERVER_LOCK = 7_310_001
const USER_LOCK = 7_310_002

/**
 * Opens the PostgreSQL in `dataDir`, making and starting it where needed. `exclusive` is for the
 * process that serves the folder: a second one is refused by naming the first. A server left behind
 * by a killed process is taken over. Throws `EmbeddedDatabaseError`.
 */
export async function openEmbedded(
  dataDir: string,
  mode: 'exclusive' | 'attach',
): Promise<EmbeddedDatabase> {
  const programs = await findPostgresPrograms(dataDir).catch(fail)
  const folder = join(dataDir, 'postgres')
  const password = await readPassword(dataDir).catch(fail)
  const created = await initialise(programs, folder, password)
  const running = await findRunning(folder, password)
  const url = running ?? (await start(programs, folder, password))
  const client = await connect(url)
  try {
    await lock(client, mode, dataDir)
    await createDatabase(client)
  } catch (error) {
    await client.end()
    throw error
  }
  let closing = false
  const found = mode === 'attach' ? 'attached' : 'taken over'
  return {
    url: withDatabase(url, DATABASE),
    lost: new Promise((resolve) => client.once('end', () => closing || resolve())),
    how: created ? 'created' : running ? found : 'started',
    close() {
      closing = true
      return close(programs, folder, client)
    },
  }
}

function fail(cause: unknown): never {
  if (cause instanceof EmbeddedDatabaseError) throw cause
  throw new EmbeddedDatabaseError(explain(cause instanceof Error ? cause.message : String(cause)), {
    cause,
  })
}

/** One line out of what a program printed. */
function explain(output: string): string {
  if (/no space left|ENOSPC/i.test(output)) return 'The disk that holds DATA_DIR is full.'
  if (/EACCES|EROFS|permission denied/i.test(output)) {
    return `DATA_DIR cannot be written: ${lastLine(output)}`
  }
  return `The embedded PostgreSQL does not start: ${lastLine(output)}`
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim())
  return (lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '').trim()
}

async function readPassword(dataDir: string): Promise<string> {
  const password = await readSecretFile(dataDir, PASSWORD_FILE)
  if (password) return password
  const path = join(dataDir, PASSWORD_FILE)
  throw new Error(`${path} is empty; delete it together with the postgres folder`)
}

/**
 * Makes the cluster beside its place and moves it there whole, so that a process killed in the
 * middle, or two that start together, never leave half a database.
 */
async function initialise(programs: PostgresPrograms, folder: string, password: string) {
  if (await exists(join(folder, 'PG_VERSION'))) return false

  const workshop = await mkdtemp(`${folder}-new-`).catch(fail)
  try {
    await makeCluster(programs, workshop, password)
    await rename(join(workshop, 'cluster'), folder)
    return true
  } catch (error) {
    if (await exists(join(folder, 'PG_VERSION'))) return false
    return fail(error)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function makeCluster(programs: PostgresPrograms, workshop: string, password: string) {
  const passwordFile = join(workshop, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  const { runAs } = programs
  if (runAs.kind === 'account') {
    await chown(passwordFile, runAs.uid, runAs.gid)
    await chown(workshop, runAs.uid, runAs.gid)
  }
  const { code, output } = await runProgram(programs, [
    programs.initdb,
    `--pgdata=${join(workshop, 'cluster')}`,
    `--username=${USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ])
  if (code !== 0) throw new Error(output)
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

/** The address of a server that runs on the folder and takes our password. */
async function findRunning(folder: string, password: string): Promise<string | null> {
  const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = pidFile.split('\n')
  if (!pid || !port) return null

  const url = address(Number(port), password)
  const client = await connect(url).catch(() => null)
  if (client) {
    await client.end()
    return url
  }
  await removeStalePidFile(folder, Number(pid))
  return null
}

/** After a reboot the number in the file may belong to any program: PostgreSQL would not start. */
async function removeStalePidFile(folder: string, pid: number): Promise<void> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (command !== null && !command.includes(folder)) await rm(join(folder, 'postmaster.pid'))
}

async function start(programs: PostgresPrograms, folder: string, password: string) {
  const port = await freePort()
  const settings = [
    `-c port=${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
  ]
  const log = join(folder, 'server.log')
  const options = ['-w', '-D', folder, '-l', log, '-o', settings.join(' ')]
  const result = await runProgram(programs, [programs.pgCtl, 'start', ...options])
  if (result.code === 0) return address(port, password)

  // Another process may have started it in the same moment.
  const running = await findRunning(folder, password)
  if (running) return running
  const details = await readFile(log, 'utf8').catch(() => '')
  throw new EmbeddedDatabaseError(explain(details.slice(-2_000) + result.output))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const place = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (place === null || typeof place === 'string') throw new Error('no free port')
  return place.port
}

function address(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
}

function withDatabase(url: string, database: string): string {
  return url.replace(/\/postgres$/, `/${database}`)
}

/** A server that recovers after a crash refuses connections for a moment (SQLSTATE 57P03). */
async function connect(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url, application_name: ownName() })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const startingUp = error instanceof pg.DatabaseError && error.code === '57P03'
      if (!startingUp || tries >= 100) throw error
      await sleep(100)
    }
  }
}

function ownName(): string {
  return `thermoscribe process ${process.pid}`
}

async function lock(client: pg.Client, mode: 'exclusive' | 'attach', dataDir: string) {
  await client.query('select pg_advisory_lock_shared($1)', [USER_LOCK])
  if (mode === 'attach') return

  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [SERVER_LOCK])
  if (rows[0].locked) return
  const holder = await client.query(
    `select application_name as name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and granted and objid = $1`,
    [SERVER_LOCK],
  )
  const who = holder.rows[0]?.name ?? 'another process'
  throw new EmbeddedDatabaseError(`DATA_DIR ${dataDir} is in use by ${who}; stop it first.`)
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

async function close(programs: PostgresPrograms, folder: string, client: pg.Client) {
  const last = await isLastUser(client).catch(() => true)
  await client.end().catch(() => {})
  if (last) await runProgram(programs, [programs.pgCtl, 'stop', '-w', '-m', 'fast', '-D', folder])
}

async function isLastUser(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [USER_LOCK])
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [USER_LOCK])
  return rows[0].alone
}
