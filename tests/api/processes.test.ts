import { readFileSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort, type RunningProcess, runProcess } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { createDatabase } from '../support/test-server.ts'

let dataDir: string
let env: Record<string, string>
let server: { url: string }
const running: RunningProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-process-'))
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

async function start(script: string, settings: Record<string, string> = {}) {
  const started = runProcess(script, { ...env, ...settings })
  running.push(started)
  await started.ready
  return started
}

const startWeb = (settings: Record<string, string> = {}) =>
  start('tests/fixtures/server-without-client.ts', settings)

async function register(username = 'cook@example.org') {
  const body = { username, password: 'secret-1', confirmPassword: 'secret-1' }
  const { json } = await rest(server, 'POST /api/register', { body })
  return json.accessToken as string
}

/** What `npm run admin -- grant` runs. */
const grantCredits = () => runProcess('server/admin.ts', env, ['grant', 'cook@example.org', '3'])

async function aDraft(token: string) {
  const body = { rawText: CARROT_SOUP }
  const { json } = await rest(server, 'POST /api/create-recipe-from-text', { token, body })
  return json.recipeId as string
}

const credits = async (token: string) =>
  (await rest(server, 'GET /api/user/credits', { token })).json.credits

async function query(databaseUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** How far the only conversion of a database is. */
const stageOf = async (databaseUrl: string): Promise<string | undefined> =>
  (await query(databaseUrl, 'select stage from conversion'))[0]?.stage

/** Whether a worker has the only photo of a database in hand. */
const isReading = async (databaseUrl: string): Promise<boolean> => {
  const jobs = await query(databaseUrl, "select state from pgboss.job where name = 'read-photo'")
  return jobs[0]?.state === 'active'
}

const A_PHOTO = `data:image/jpeg;base64,${readFileSync('tests/fixtures/photos/card-en.jpg', 'base64')}`

const giveCredits = (databaseUrl: string) =>
  query(
    databaseUrl,
    `insert into credit_entry (id, created_at, user_id, amount, kind, cause)
     select gen_random_uuid(), now(), id, 3, 'grant', 'test' from app_user`,
  )

describe('on an empty folder', () => {
  test('there is one server, the operator works beside it, and after a kill all is there', async () => {
    const first = await startWeb()
    const token = await register()
    const recipeId = await aDraft(token)

    const [second, admin] = [
      runProcess('tests/fixtures/server-without-client.ts', { ...env, PORT: await freePort() }),
      grantCredits(),
    ]
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(
      `DATA_DIR ${dataDir} is in use by thermoscribe process ${first.child.pid}; stop it first.`,
    )
    expect(await admin.ended).toBe(0)
    expect(admin.output()).toContain('cook@example.org has 3 conversions.')
    expect(await credits(token)).toBe(3)
    expect((await rest(server, 'GET /readyz')).status).toBe(200)

    await first.kill('SIGKILL')
    const next = await startWeb()

    expect(first.output()).toContain('embedded PostgreSQL created')
    expect(next.output()).toContain('embedded PostgreSQL taken over')
    const recipe = await rest(server, `GET /api/recipes/${recipeId}`, { token })
    expect(recipe.json.rawText).toBe(CARROT_SOUP)
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  })

  test('a stale pid file of another program does not keep it from starting', async () => {
    const first = await startWeb()
    const token = await register()
    await first.kill('SIGTERM')
    const pidFile = [process.pid, join(dataDir, 'postgres'), 0, 1, '', '127.0.0.1', '0 0', 'ready']
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.join('\n'))

    await startWeb()

    expect((await rest(server, 'GET /api/me', { token })).status).toBe(200)
  })
})

test('a server asked to stop ends by itself although somebody follows a conversion', async () => {
  const database = await createDatabase()
  env = { ...env, DATABASE_URL: database.url }
  const web = await startWeb({ ROLE: 'web' })
  const token = await register()
  await giveCredits(database.url)
  const recipeId = await aDraft(token)
  const body = { recipeId }
  const waiting = Promise.allSettled([rest(server, 'POST /api/process-recipe-ai', { token, body })])
  await expect.poll(() => stageOf(database.url)).toBe('queued')

  await web.kill('SIGTERM')

  await waiting
  expect(web.child.exitCode).toBe(0)
  expect(await stageOf(database.url)).toBe('queued')
  await database.drop()
})

describe('that cannot start', () => {
  test('says every wrong setting in a line of its own', async () => {
    const started = runProcess('server/main.ts', {
      PORT: 'many',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://here',
    })

    expect(await started.ended).toBe(1)
    expect(started.output().trim().split('\n')).toEqual([
      'PORT must be a port number',
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/database',
      'ROLE must be one of all, web, worker',
    ])
  })

  test('says in one line that the folder cannot be written', async () => {
    await writeFile(join(dataDir, 'file'), '')
    const started = runProcess('server/main.ts', { DATA_DIR: join(dataDir, 'file', 'data') })

    expect(await started.ended).toBe(1)
    expect(started.output().trim()).toMatch(/^DATA_DIR .* cannot be written: ENOTDIR[^\n]*$/)
  })
})

describe('web and worker apart', () => {
  test('what a killed worker was at is taken over, with one credit taken', async () => {
    const database = await createDatabase()
    env = { ...env, DATABASE_URL: database.url }
    await startWeb({ ROLE: 'web' })
    const token = await register()
    await giveCredits(database.url)
    const recipeId = await aDraft(token)
    // A photo is waited for in person, and nobody waits as long as a start takes on a busy machine.
    const successor = await start('server/worker.ts')
    successor.child.kill('SIGSTOP')
    const doomed = await start('tests/fixtures/hanging-worker.ts')
    const process = rest(server, 'POST /api/process-recipe-ai', { token, body: { recipeId } })
    const ocr = rest(server, 'POST /api/ocr', { token, body: { image: A_PHOTO } })
    await expect.poll(() => stageOf(database.url)).toBe('structuring')
    await expect.poll(() => isReading(database.url)).toBe(true)
    await doomed.kill('SIGKILL')
    successor.child.kill('SIGCONT')

    expect(await process).toMatchObject({ status: 200 })
    const read = await ocr
    expect(read, read.text).toMatchObject({ status: 200 })
    const draft = await rest(server, `GET /api/recipes/${read.json.recipeId}`, { token })
    expect(draft.json.rawText).toContain('250 g pumpkin')
    expect(await credits(token)).toBe(2)
    await Promise.all(running.splice(0).map(({ kill }) => kill('SIGTERM')))
    await database.drop()
  })
})

test('processes that start at once on an empty database all get ready', async () => {
  const { url, drop } = await createDatabase('empty')
  env = { ...env, DATABASE_URL: url }

  const workers = await Promise.all(Array.from({ length: 3 }, () => start('server/worker.ts')))

  const migrated = workers.filter(({ output }) => output().includes('migration(s) applied'))
  expect(migrated).toHaveLength(1)
  await Promise.all(running.splice(0).map(({ kill }) => kill('SIGTERM')))
  await drop()
})
