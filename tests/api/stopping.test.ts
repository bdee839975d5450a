import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTRPCClient } from '@trpc/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventLink } from '#client/lib/event-link.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { AppRouter } from '#server/router.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { converterThat } from '../support/converters.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { createDatabase } from '../support/test-server.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof createDatabase>>
const stored = new Map<string, string>()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-stopping-'))
  database = await createDatabase()
  // Where a browser keeps its login.
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** One of several processes on the database. */
async function startProcess(port: number) {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const runtime = await openRuntime(loadConfig(env), createLog('silent'))
  const app = await buildApp({ ...runtime.services, clientDir: null })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return { url, runtime, app }
}

/** Follows a conversion as the app does. */
function follow(url: string, conversionId: string) {
  const seen = { stages: [] as string[], states: [] as string[], errors: [] as unknown[] }
  const links = [eventLink({ url: `${url}/trpc`, refresh: async () => false })]
  const client = createTRPCClient<AppRouter>({ links })
  const subscription = client.convert.progress.subscribe(
    { conversionId },
    {
      onData: ({ stage }) => seen.stages.push(stage),
      onConnectionStateChange: ({ state, error }) => seen.states.push(error ? 'cut off' : state),
      onError: (error) => seen.errors.push(error),
    },
  )
  return { seen, stop: () => subscription.unsubscribe() }
}

test('a process that stops says so, and who follows a conversion goes on at another', async () => {
  const first = await startProcess(0)
  const user = { username: 'cook@example.org', password: 'secret-1', confirmPassword: 'secret-1' }
  const registered = await rest(first, 'POST /api/register', { body: user })
  const { accessToken: token, refreshToken } = registered.json
  stored.set('token', token).set('refreshToken', refreshToken)
  await first.runtime.services.orm.em.fork().execute(
    `insert into credit_entry (id, created_at, user_id, amount, kind, cause)
       select gen_random_uuid(), now(), id, 1, 'grant', 'test' from app_user`,
  )
  const body = { rawText: CARROT_SOUP }
  const draft = await rest(first, 'POST /api/create-recipe-from-text', { token, body })
  const wish = { token, body: { ...draft.json, language: 'en' } }
  const { json } = await rest(first, 'POST /trpc/convert.start', wish)
  const { seen, stop } = follow(first.url, json.result.data.conversionId)
  await expect.poll(() => seen.stages).toEqual(['queued'])
  // What it is at when it stops, it does not end.
  await startWorker(
    first.runtime,
    converterThat(() => new Promise(() => {})),
  )
  await expect.poll(() => seen.stages).toEqual(['queued', 'structuring'])
  const waiting = rest(first, 'POST /api/process-recipe-ai', { token, body: draft.json })

  first.runtime.stop()

  const answers = await Promise.all([
    waiting,
    rest(first, 'GET /readyz'),
    rest(first, 'GET /api/me', { token }),
    rest(first, 'GET /trpc/auth.me', { token }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers[3]?.json.error.data.appCode).toBe('NOT_READY')
  expect((await rest(first, 'GET /healthz')).headers.get('connection')).toBe('close')
  await expect.poll(() => seen.states.at(-1)).toBe('cut off')

  await first.app.close()
  await first.runtime.close()
  const second = await startProcess(Number(new URL(first.url).port))
  const [job] = await second.runtime.services.orm.em
    .fork()
    .execute<{ state: string }[]>(`select state from pgboss.job where name = 'convert'`)
  // Put back by who had it, not waited for until it has been silent for long enough.
  expect(job?.state).toBe('retry')
  await startWorker(second.runtime)

  await expect.poll(() => seen.stages.at(-1)).toBe('done')
  expect(seen.errors).toEqual([])
  stop()
  await second.app.close()
  await second.runtime.close()
})

test('a server that is away for a moment does not end what is followed', async () => {
  const { url, runtime, app } = await startProcess(0)
  runtime.stop()

  const { seen, stop } = follow(url, '0192d0a5-0000-7000-8000-000000000000')

  await expect.poll(() => seen.states).toContain('cut off')
  expect(seen.errors).toEqual([])
  stop()
  await app.close()
  await runtime.close()
})
