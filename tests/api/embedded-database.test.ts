import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyWhole } from '../support/copy-whole.ts'
import { freePort, type RunningProcess, runProcess } from '../support/processes.ts'
import { rest } from '../support/rest.ts'

let dataDir: string
let env: Record<string, string>
let server: { url: string }
const running: RunningProcess[] = []

beforeEach(async () => {
  // A server has made it, served it and been closed.
  dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-embedded-'))
  await copyWhole(inject('templateDir'), dataDir)
  await chmod(dataDir, 0o755)
  const port = await freePort()
  env = { DATA_DIR: dataDir, PORT: port }
  server = { url: `http://127.0.0.1:${port}` }
})
afterEach(async () => {
  // What is stopped does not hear that it is to end.
  for (const { child } of running) child.kill('SIGCONT')
  await Promise.all(running.splice(0).map(({ kill }) => kill('SIGTERM')))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(script = 'tests/fixtures/server-without-client.ts', settings = {}) {
  const started = runProcess(script, { ...env, ...settings })
  running.push(started)
  await started.ready
  return started
}

/** What a start that fails prints. */
async function failure(script: string, settings = {}): Promise<string> {
  const started = runProcess(script, { ...env, ...settings })
  expect(await started.ended).toBe(1)
  return started.output().trim()
}

const inFolder = (name: string) => join(dataDir, 'postgres', name)

/** Process and address of the server of the folder; `null` when it has been stopped. */
async function postmaster() {
  const text = await readFile(inFolder('postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const [pid, , , port] = text.split('\n')
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8')
  const url = `postgres://thermoscribe:${password}@127.0.0.1:${port}/thermoscribe`
  return { pid: Number(pid), url }
}

/** Whether the database takes connections. */
async function isAnswering(): Promise<boolean> {
  const client = new pg.Client({ connectionString: (await postmaster())?.url })
  client.on('error', () => {})
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return connected
}

const statusOf = async (token: string) => (await rest(server, 'GET /api/me', { token })).status

async function register(username: string): Promise<string> {
  const body = { username, password: 'secret-1', confirmPassword: 'secret-1' }
  return (await rest(server, 'POST /api/register', { body })).json?.accessToken
}

describe('a database that dies under a running server', { timeout: 180_000 }, () => {
  test('is waited for when it recovers, and started again when it does not', async () => {
    const web = await start()
    const worker = await start('server/worker.ts')
    const token = await register('cook@example.org')
    const first = await postmaster()
    if (!first) throw new Error('no database')

    await crash(first.url)

    await expect.poll(() => statusOf(token)).toBe(200)
    expect((await postmaster())?.pid).toBe(first.pid)

    process.kill(first.pid, 'SIGKILL')

    await expect.poll(async () => (await postmaster())?.pid).not.toBe(first.pid)
    await expect.poll(() => statusOf(token)).toBe(200)
    await expect.poll(() => register('another@example.org')).toBeTruthy()
    expect([web.child.exitCode, worker.child.exitCode]).toEqual([null, null])
    // Who serves the folder is known again.
    expect(await failure('tests/fixtures/server-without-client.ts', { PORT: '0' })).toContain(
      `in use by thermoscribe process ${web.child.pid}`,
    )

    await Promise.all(running.splice(0).map(({ kill }) => kill('SIGTERM')))
    expect(await postmaster()).toBeNull()
  })
})

test('a folder stays with its server while the database is started again', {
  timeout: 180_000,
}, async () => {
  const web = await start()
  await start('server/worker.ts')
  const token = await register('cook@example.org')
  const first = await postmaster()
  if (!first) throw new Error('no database')
  web.child.kill('SIGSTOP')
  process.kill(first.pid, 'SIGKILL')
  // The worker starts it again; the server does not know of it yet.
  await expect.poll(isAnswering, { timeout: 60_000 }).toBe(true)

  const line = await failure('tests/fixtures/server-without-client.ts', { PORT: '0' })

  expect(line).toContain(`in use by thermoscribe process ${web.child.pid}`)
  web.child.kill('SIGCONT')
  await expect.poll(() => statusOf(token)).toBe(200)
  expect(web.child.exitCode).toBeNull()
})

test('a broken note of who serves a folder keeps nobody out', { timeout: 180_000 }, async () => {
  await writeFile(join(dataDir, 'served-by.json'), '')

  await start()

  expect(await register('cook@example.org')).toBeTruthy()
})

describe('a start that fails leaves no database behind', { timeout: 180_000 }, () => {
  test('when a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }

    for (const script of ['server/main.ts', 'server/worker.ts']) {
      const settings = { ROLE: 'worker', METRICS_PORT: String(port) }
      expect(await failure(script, settings)).toContain(`Port ${port} is in use`)
      expect(await postmaster()).toBeNull()
    }
    other.close()
  })

  test('when it is interrupted', async () => {
    // While it makes the first one, which takes the longest.
    await rm(inFolder(''), { recursive: true })
    const started = runProcess('server/main.ts', { ...env, ROLE: 'worker' })
    await expect.poll(postmaster).not.toBeNull()

    await started.kill('SIGINT')

    expect(await postmaster()).toBeNull()
  })

  test('when the password is not that of the database', async () => {
    const file = join(dataDir, 'postgres-password')
    await writeFile(file, 'another')
    const line = `${file} does not hold the password of the database in ${join(dataDir, 'postgres')}; put the right one back.`

    expect(await failure('server/worker.ts')).toBe(line)
    expect(await postmaster()).toBeNull()

    await rm(file)
    expect(await failure('server/worker.ts')).toBe(
      `${file} is missing, without which the database in ${join(dataDir, 'postgres')} cannot be opened; put it back.`,
    )
  })
})

test('a folder that is not whole is told as such, and left as it is', {
  timeout: 180_000,
}, async () => {
  await rm(inFolder('global/pg_control'))

  const line = await failure('server/worker.ts')

  expect(line).toBe(
    `${join(dataDir, 'postgres')} is not a whole database: global/pg_control is missing. Bring the folder back from a copy, or move it away and restore a backup.`,
  )
  await rm(inFolder('PG_VERSION'))
  expect(await failure('server/worker.ts')).toContain(
    'PG_VERSION and global/pg_control are missing',
  )
})

/** Kills one process of the server, upon which PostgreSQL ends all others and recovers. */
async function crash(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const ended = new Promise((resolve) => client.once('end', resolve))
  process.kill(rows[0].pid, 'SIGKILL')
  await ended
}
