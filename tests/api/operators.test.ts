import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openMetrics } from '#server/plugins/metrics.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, mailTo, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  server = await startTestServer({ logTo: { write: (line) => lines.push(JSON.parse(line)) } })
})
afterAll(() => server.close())

/** The jobs that a request has caused, as the log tells them. */
const jobsOf = (reqId: string) =>
  lines.filter((line) => line.reqId === reqId && line.msg === 'job').map(({ queue }) => queue)

const scrape = async () => (await rest(server, 'GET /metrics')).text

/** The value of one line of the scrape; 0 before there is one. */
async function figureOf(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

/** Converts a recipe as a third party, whose request has an id. */
async function convertOne(requestId: string) {
  const { accessToken: token } = await aUser(server)
  const body = { rawText: CARROT_SOUP }
  const { json } = await rest(server, 'POST /api/create-recipe-from-text', { token, body })
  const headers = { 'x-request-id': requestId }
  const call = { token, body: { recipeId: json.recipeId }, headers }
  const { status } = await rest(server, 'POST /api/process-recipe-ai', call)
  return { status, recipeId: json.recipeId as string, token }
}

describe('the log', () => {
  test('one id leads from a request to the jobs that it caused', async () => {
    const { status } = await convertOne('shop-4711:convert')

    expect(status).toBe(200)
    await expect.poll(() => jobsOf('shop-4711:convert')).toEqual(['convert'])
    // An answer is told when it has been sent.
    const request = () =>
      lines.find(({ reqId, msg }) => reqId === 'shop-4711:convert' && msg === 'request')
    await expect.poll(request).toMatchObject({
      req: { method: 'POST', path: '/api/process-recipe-ai' },
      res: { statusCode: 200 },
    })
  })

  test('a mail is told without whom it is for', async () => {
    const username = 'somebody@example.org'
    const body = { username, password: 'pass-word-1', confirmPassword: 'pass-word-1' }
    const headers = { 'x-request-id': 'a-registration' }
    const answer = await rest(server, 'POST /api/register', { body, headers })

    await expect.poll(() => jobsOf('a-registration')).toEqual(['mail'])
    const log = JSON.stringify(lines)
    expect(log).not.toContain(username)
    expect(log).not.toContain('pass-word-1')
    expect(log).not.toContain(answer.json.accessToken)
  })

  test('a failure that nobody expected is told without what it was about', async () => {
    const { accessToken: token } = await aUser(server)
    await refuseRecipes('raise_exception')
    const headers = { 'x-request-id': 'an-accident' }
    const body = { rawText: CARROT_SOUP }

    const answer = await rest(server, 'POST /api/create-recipe-from-text', { token, body, headers })

    await takeRecipes()
    expect(answer.status).toBe(500)
    const [failure] = lines.filter(({ reqId, level }) => reqId === 'an-accident' && level === 50)
    expect(failure).toMatchObject({ msg: 'request failed', err: { code: 'P0001' } })
    expect(JSON.stringify(failure)).not.toContain('Carrot')
  })

  test('every answer names its id, and an unfit one is replaced', async () => {
    const given = await rest(server, 'GET /healthz', { headers: { 'x-request-id': 'proxy-00001' } })
    const unfit = await rest(server, 'GET /healthz', { headers: { 'x-request-id': 'a "b" {c}' } })
    const call = await rest(server, 'GET /trpc/convert.converter')

    expect(given.headers.get('x-request-id')).toBe('proxy-00001')
    expect(unfit.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(call.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})

describe('the metrics', () => {
  test('count requests by template, conversions, credits and jobs', async () => {
    const counted = [
      'thermoscribe_http_request_seconds_count{method="POST",route="/api/process-recipe-ai",status="200"}',
      'thermoscribe_conversions_total{converter="builtin",outcome="done"}',
      'thermoscribe_credits_total{kind="reservation"}',
      'thermoscribe_job_seconds_count{queue="convert",outcome="done"}',
    ]
    const before = await Promise.all(counted.map(figureOf))

    const { recipeId, token } = await convertOne('metrics-00001')
    await rest(server, `GET /api/recipes/${recipeId}`, { token })
    await rest(server, 'GET /trpc/convert.converter,no.such')
    await rest(server, `GET /nowhere/${recipeId}`)

    const more = before.map((count) => count + 1)
    await expect.poll(() => Promise.all(counted.map(figureOf))).toEqual(more)
    const text = await scrape()
    expect(text).toContain('route="/api/recipes/:id"')
    expect(text).toContain('route="/trpc/convert.converter"')
    expect(text).not.toMatch(new RegExp(`${recipeId}|no\\.such|nowhere`))
  })

  test('tell the database, the pool and the process', async () => {
    const text = await scrape()

    expect(text).toContain('thermoscribe_database_up 1')
    expect(text).toMatch(/thermoscribe_database_pool_connections\{state="idle"\} \d/)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('in production are only on a listener of their own', async () => {
    const { services } = server.runtime
    const config = { ...services.config, production: true, metricsPort: 0 }
    const open = await buildApp({ ...services, config, clientDir: null })
    const own = await openMetrics({ ...services, config })

    expect((await open.inject('/metrics')).statusCode).toBe(404)
    const answers = await Promise.all(
      ['/metrics', '/healthz', '/readyz', '/api/me'].map((path) => own?.inject(path)),
    )
    expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 404])
    await Promise.all([open.close(), own?.close()])
  })
})

/** Makes the database refuse every recipe with a SQLSTATE. */
async function refuseRecipes(state: string) {
  const em = server.em()
  await em.execute(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = '${state}'; end $$`)
  await em.execute('create trigger refuse before insert on recipe execute function refuse()')
}
const takeRecipes = () => server.em().execute('drop function refuse cascade')

describe('a full disk', () => {
  test('of the database is told as one that is away, and nothing is half done', async () => {
    const { accessToken: token, id } = await aUser(server)
    await refuseRecipes('disk_full')
    const call = { token, body: { rawText: CARROT_SOUP } }

    const refused = await rest(server, 'POST /api/create-recipe-from-text', call)

    expect(refused.status).toBe(503)
    expect(refused.json.error).toBe('The service is not ready. Please try again in a moment.')
    await takeRecipes()
    expect((await rest(server, 'POST /api/create-recipe-from-text', call)).status).toBe(200)
    const kept = await server.em().execute('select 1 from recipe where user_id = ?', [id])
    expect(kept).toHaveLength(1)
  })

  test('keeps a mail waiting until it can be written', async () => {
    // A server of its own, to which nobody has written yet: there is no folder before this file.
    const told: Record<string, unknown>[] = []
    const full = await startTestServer({ logTo: { write: (line) => told.push(JSON.parse(line)) } })
    onTestFinished(full.close)
    await writeFile(full.outbox, 'no folder')
    const username = 'later@example.org'
    const body = { username, password: 'secret-1', confirmPassword: 'secret-1' }
    await rest(full, 'POST /api/register', { body })
    const outcomes = () =>
      told.filter(({ msg, queue }) => msg === 'job' && queue === 'mail').map((job) => job.outcome)
    await expect.poll(outcomes).toContain('failed')

    await rm(full.outbox)

    expect((await mailTo(full, username)).text).toContain('/verify?register=')
    // The mail is there a moment before its job is over.
    await expect.poll(() => outcomes().at(-1)).toBe('done')
  })
})
