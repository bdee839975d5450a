import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { createOrm } from '#server/db/orm.ts'
import { RestoreError, restore } from '#server/db/restore.ts'
import { createLog } from '#server/log.ts'
import { entities } from '#server/orm.config.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { runProcess } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, createDatabase, startTestServer, type TestServer } from '../support/test-server.ts'

let folder: string
let file: string
let server: TestServer
let cook: Awaited<ReturnType<typeof aUser>>
let conversionId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thermoscribe-backup-'))
  file = join(folder, 'backup.gz')
  server = await startTestServer({ worker: false })
  cook = await aUser(server, { password: 'before-1' })
  for (let count = 0; count < 120; count++) {
    const rawText = `${CARROT_SOUP}\nOne more “time”: ${count} × ½ \\ 'ї'`
    await server.callerFor(cook).convert.fromText({ rawText })
  }
  const { recipeId } = await server.callerFor(cook).convert.fromText({ rawText: CARROT_SOUP })
  const started = await server.callerFor(cook).convert.start({ recipeId, language: 'en' })
  conversionId = started.conversionId
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Every row of the tables that a backup has, as one hash for each table. */
async function hashesOf(em: ReturnType<TestServer['em']>) {
  const tables = await em.execute<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('schema_migration', 'rate_limit', 'photo_reading') order by 1`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await em.execute<{ hash: string }[]>(
      `select md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) as hash from ${name} t`,
    )
    hashes[name] = String(row?.hash)
  }
  return hashes
}

test('a backup beside a running server comes back in an empty folder', async () => {
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: join(folder, 'old') }
  const backup = runProcess('server/admin.ts', env, ['backup', file])
  expect(await backup.ended, backup.output()).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const dataDir = join(folder, 'new')
  const back = runProcess('server/admin.ts', { DATA_DIR: dataDir }, ['restore', file])

  expect(await back.ended, back.output()).toBe(0)
  expect(back.output()).toMatch(/^\d+ rows as of .* are back, and 2 jobs that waited\.\n$/)
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const runtime = await openRuntime(config, createLog('silent'))
  expect(await hashesOf(runtime.services.orm.em.fork())).toEqual(await hashesOf(server.em()))
  const key = (of: string) => readFile(join(folder, of, 'address-key'), 'utf8')
  expect(await key('new')).toBe(await key('old'))

  await startWorker(runtime)
  const app = await buildApp({ ...runtime.services, clientDir: null })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const body = { username: cook.username, password: 'before-1' }
  const { status, json } = await rest({ url }, 'POST /api/login', { body })
  expect(status).toBe(200)
  const me = await rest({ url }, 'GET /api/me', { token: json.accessToken })
  expect(me.json).toMatchObject({ username: cook.username })
  // What waited for a worker is worked.
  await expect
    .poll(() =>
      runtime.services.orm.em
        .fork()
        .execute('select stage from conversion where id = ?', [conversionId]),
    )
    .toEqual([{ stage: 'done' }])
  await app.close()
  await runtime.close()
})

test('what is no whole backup, or would go over what is there, is refused', async () => {
  const whole = await readFile(file)
  const cut = join(folder, 'cut.gz')
  await writeFile(cut, whole.subarray(0, whole.length - 20))
  const none = join(folder, 'none.gz')
  await writeFile(none, 'something else')
  const { url, drop } = await createDatabase('empty')
  const orm = createOrm(url, entities)
  const addJob = async () => {}

  await expect(restore(orm, cut, addJob)).rejects.toThrow(RestoreError)
  await expect(restore(orm, none, addJob)).rejects.toThrow('it is damaged or no backup')
  await expect(restore(server.runtime.services.orm, file, addJob)).rejects.toThrow('is not empty')
  expect(await orm.migrator.getExecuted()).toEqual([])

  await orm.close()
  await drop()
})
