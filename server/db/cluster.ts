import { access, chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms, type PostgresPrograms, runProgram } from './postgres-programs.ts'
import { readSecretFile } from './secret-file.ts'

/** The embedded database cannot be used; the message is one line for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {}

/** A folder with the files of a database, which a server of PostgreSQL may run on. */
export type Cluster = {
  programs: PostgresPrograms
  folder: string
  password: string
  /** It was made just now. */
  isNew: boolean
}

const USER = 'thermoscribe'
const PASSWORD_FILE = 'postgres-password'
/** Without these PostgreSQL takes a folder for none of its own. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control']

/** The cluster in `dataDir`, made where there is none. Throws `EmbeddedDatabaseError`. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const programs = await findPostgresPrograms(dataDir).catch(fail)
  const folder = join(dataDir, 'postgres')
  const exists = await isWhole(folder)
  const password = await readPassword(dataDir, exists).catch(fail)
  const isNew = !exists && (await initialise(programs, folder, password))
  return { programs, folder, password, isNew }
}

/** Whether there is a cluster; throws for one of which something is missing. */
async function isWhole(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    return error.code === 'ENOENT' ? [] : fail(error)
  })
  if (names.length === 0) return false

  const found = await Promise.all(ESSENTIAL.map((name) => exists(join(folder, name))))
  const missing = ESSENTIAL.filter((_, index) => !found[index])
  if (missing.length === 0) return true
  const what = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`
  throw new EmbeddedDatabaseError(
    `${folder} is not a whole database: ${what}. Bring the folder back from a copy, or move it away and restore a backup.`,
  )
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readPassword(dataDir: string, hasCluster: boolean): Promise<string> {
  const path = join(dataDir, PASSWORD_FILE)
  if (hasCluster && !(await exists(path))) {
    throw new EmbeddedDatabaseError(
      `${path} is missing, without which the database in ${join(dataDir, 'postgres')} cannot be opened; put it back.`,
    )
  }
  const password = await readSecretFile(dataDir, PASSWORD_FILE)
  if (password) return password
  throw new Error(`${path} is empty; delete it together with the postgres folder`)
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

/**
 * Makes the cluster beside its place and moves it there whole, so that a process killed in the
 * middle, or two that start together, never leave half a database.
 */
async function initialise(programs: PostgresPrograms, folder: string, password: string) {
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

/** The address of a server that runs on the cluster. */
export async function findRunning({ folder, password }: Cluster): Promise<string | null> {
  const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = pidFile.split('\n')
  if (!pid || !port) return null

  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  const isOurs = command?.includes(folder)
  const url = address(Number(port), password)
  try {
    await (await connect(url)).end()
    return url
  } catch (error) {
    if (isOurs && isWrongPassword(error)) throw wrongPassword(folder, error)
  }
  // After a reboot the number in the file may belong to any program: PostgreSQL would not start.
  if (command !== null && !isOurs) await rm(join(folder, 'postmaster.pid'))
  return null
}

const isWrongPassword = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '28P01'

function wrongPassword(folder: string, cause: unknown): EmbeddedDatabaseError {
  const file = join(dirname(folder), PASSWORD_FILE)
  const line = `${file} does not hold the password of the database in ${folder}; put the right one back.`
  return new EmbeddedDatabaseError(line, { cause })
}

/**
 * Starts a server on the cluster, at a free port where none is given, and connects to it. One that
 * cannot be used is stopped again.
 */
export async function startServer(cluster: Cluster, port?: number) {
  const url = await start(cluster, port ?? (await freePort()))
  try {
    return { url, client: await connect(url) }
  } catch (error) {
    await stopServer(cluster)
    throw isWrongPassword(error) ? wrongPassword(cluster.folder, error) : error
  }
}

async function start(cluster: Cluster, port: number): Promise<string> {
  const { programs, folder, password } = cluster
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
  const running = await findRunning(cluster)
  if (running) return running
  const details = await readFile(log, 'utf8').catch(() => '')
  throw new EmbeddedDatabaseError(explain(details.slice(-2_000) + result.output))
}

/** Stops the server of the cluster, if one runs. */
export async function stopServer({ programs, folder }: Cluster): Promise<void> {
  await runProgram(programs, [programs.pgCtl, 'stop', '-w', '-m', 'fast', '-D', folder])
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

/** A server that recovers after a crash refuses connections for a moment (SQLSTATE 57P03). */
export async function connect(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({
      connectionString: url,
      application_name: processName(process.pid),
    })
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

/** What a process of ours is called in the database and in messages. */
export function processName(pid: number): string {
  return `thermoscribe process ${pid}`
}
