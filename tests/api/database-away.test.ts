import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { openRuntime, type Runtime, startWorker } from '#server/runtime.ts'
import { converterThat } from '../support/converters.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { behindSwitch } from '../support/switched-database.ts'
import { createDatabase } from '../support/test-server.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof createDatabase>>
let switched: Awaited<ReturnType<typeof behindSwitch>>
let runtime: Runtime
let app: Awaited<ReturnType<typeof buildApp>>
let server: { url: string }
const log: string[] = []
/** Lets the conversion that is under way go on. */
let goOn = () => {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-away-'))
  database = await createDatabase()
  switched = await behindSwitch(database.url)
  const config = loadConfig({ DATABASE_URL: switched.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  runtime = await openRuntime(
    config,
    createLog(config.logLevel, { write: (line) => log.push(line) }),
  )
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const slow = converterThat(async () => {
    await gate
    return anEditedRecipe()
  })
  await startWorker(runtime, { ...slow, concurrency: 1 })
  app = await buildApp({ ...runtime.services, clientDir: null })
  server = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
})
afterAll(async () => {
  await app.close()
  await runtime.close()
  await switched.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const USER = { username: 'cook@example.org', password: 'secret-1', confirmPassword: 'secret-1' }

async function startConversion(token: string): Promise<string> {
  const draft = await rest(server, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: CARROT_SOUP },
  })
  const { recipeId } = draft.json
  const body = { recipeId, language: 'en' }
  const { json } = await rest(server, 'POST /trpc/convert.start', { token, body })
  return json.result.data.conversionId
}

const stagesOf = (ids: string[]) =>
  runtime.services.orm.em
    .fork()
    .execute<{ stage: string }[]>(
      'select stage from conversion where id in (?, ?) order by id',
      ids,
    )
    .then((rows) => rows.map(({ stage }) => stage))

test('while the database is away all say when to come back; then the same process goes on', async () => {
  const { json } = await rest(server, 'POST /api/register', { body: USER })
  const token = json.accessToken
  await runtime.services.orm.em.fork().execute(
    `insert into credit_entry (id, created_at, user_id, amount, kind, cause)
       select gen_random_uuid(), now(), id, 5, 'grant', 'test' from app_user`,
  )
  const ids = [await startConversion(token)]
  await expect.poll(() => stagesOf([...ids, ...ids])).toEqual(['structuring'])
  ids.push(await startConversion(token))
  const metrics = await rest(server, 'GET /metrics')
  expect(metrics.text).toContain('thermoscribe_queue_jobs{queue="convert",state="waiting"} 1')
  expect(metrics.text).toContain('thermoscribe_queue_jobs{queue="convert",state="active"} 1')
  expect(metrics.text).toMatch(/thermoscribe_queue_oldest_seconds\{queue="convert"\} \d/)
  let told = 0
  runtime.services.changes.subscribe(ids[1] ?? '', () => told++)

  await switched.goAway()

  const { username, password } = USER
  const answers = [
    await rest(server, 'GET /readyz'),
    await rest(server, 'POST /api/login', { body: { username, password } }),
    await rest(server, 'GET /api/me', { token: 'any' }),
    await rest(server, 'GET /trpc/auth.me', { token: 'any' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  // Who runs it is told why, with the request.
  const refusals = log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId)
  expect(refusals.length).toBeGreaterThanOrEqual(3)
  expect(refusals.every(({ err }) => /ECONNREFUSED|terminat/i.test(err.message))).toBe(true)
  expect((await rest(server, 'GET /healthz')).status).toBe(200)
  expect((await rest(server, 'GET /metrics')).text).toContain('thermoscribe_database_up 0')

  await switched.comeBack()

  await expect.poll(async () => (await rest(server, 'GET /readyz')).status).toBe(200)
  // Whoever waits looks again, as a notice may have been lost.
  await expect.poll(() => told).toBeGreaterThan(0)
  goOn()
  await expect.poll(() => stagesOf(ids)).toEqual(['done', 'done'])
  expect((await rest(server, 'GET /api/user/credits', { token })).json.credits).toBe(3)
})
