import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_IN_PROGRESS } from '#shared/convert.ts'
import { PATIENCE } from '../support/patience.ts'
import { freePort, type RunningProcess, runProcess } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { createDatabase } from '../support/test-server.ts'
import { watch } from '../support/watcher.ts'

const PEOPLE = 4
const CONVERSIONS = PEOPLE * MAX_IN_PROGRESS
/** What each has more than is used up. */
const SPARE = 3

const WEB = 'tests/fixtures/server-without-client.ts'
const WORKER = 'server/worker.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof createDatabase>>
let sql: pg.Client
const running: RunningProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-crowd-'))
  database = await createDatabase()
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ kill }) => kill('SIGKILL')))
  await sql.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

function run(script: string, settings: Record<string, string> = {}): RunningProcess {
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings }
  const started = runProcess(script, env)
  running.push(started)
  return started
}

async function aWeb(port: string) {
  return { process: run(WEB, { ROLE: 'web', PORT: port }), url: `http://127.0.0.1:${port}` }
}

async function register(web: { url: string }, name: string) {
  const typed = { username: `${name}@example.org`, password: 'secret-1' }
  const { json } = await rest(web, 'POST /api/register', {
    body: { ...typed, confirmPassword: typed.password },
  })
  await sql.query(
    `insert into credit_entry (id, created_at, user_id, amount, kind, cause)
     values (gen_random_uuid(), now(), $1, $2, 'grant', $3)`,
    [json.user.id, MAX_IN_PROGRESS + SPARE, `test:${json.user.id}`],
  )
  return json.accessToken as string
}

async function aDraft(web: { url: string }, token: string): Promise<string> {
  const body = { rawText: CARROT_SOUP }
  const { json } = await rest(web, 'POST /api/create-recipe-from-text', { token, body })
  return json.recipeId
}

async function start(web: { url: string }, token: string, recipeId: string): Promise<string> {
  const body = { recipeId, language: 'en' }
  const { json } = await rest(web, 'POST /trpc/convert.start', { token, body })
  return json.result.data.conversionId
}

/** How many conversions there are in each stage. */
async function stages(): Promise<Record<string, number>> {
  const { rows } = await sql.query(
    'select stage, count(*)::int as count from conversion group by stage',
  )
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]))
}

test('a web server and a worker die in the middle of a crowd: each conversion ends once', async () => {
  const doomedPort = await freePort()
  const [doomed, lasting] = [await aWeb(doomedPort), await aWeb(await freePort())]
  // It never gets done with what it takes, so it certainly is at something when it dies.
  const hanging = run('tests/fixtures/hanging-worker.ts')
  run(WORKER)
  await Promise.all(running.map(({ ready }) => ready))

  const webs = [doomed, lasting] as const
  const patience = AbortSignal.timeout(8 * PATIENCE)
  const asked = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const token = await register(webs[person % 2] ?? lasting, `cook-${person}`)
      return Promise.all(
        Array.from({ length: MAX_IN_PROGRESS }, async (_, turn) => {
          const web = webs[turn % 2] ?? lasting
          const recipeId = await aDraft(web, token)
          return { token, recipeId, conversionId: await start(web, token, recipeId) }
        }),
      )
    }),
  )
  const conversions = asked.flat()
  const watchers = conversions.flatMap((conversion) => [
    watch([doomed.url, lasting.url], conversion, patience),
    watch([lasting.url, doomed.url], conversion, patience),
  ])
  const isHeldOrDone = async () => {
    const { structuring = 0, done = 0 } = await stages()
    return structuring > 0 && structuring + done === CONVERSIONS
  }
  await expect.poll(isHeldOrDone, { timeout: 4 * PATIENCE }).toBe(true)
  const held = (await stages()).structuring ?? 0

  await Promise.all([doomed.process.kill('SIGKILL'), hanging.kill('SIGKILL')])
  const again = await aWeb(doomedPort)
  const another = run(WORKER)
  await Promise.all([again.process.ready, another.ready])
  const seen = await Promise.all(watchers)

  expect(held).toBeGreaterThan(0)
  expect(await stages()).toEqual({ done: CONVERSIONS })
  expect(seen.map(({ stages }) => stages.at(-1))).toEqual(seen.map(() => 'done'))
  // Who watched the held ones at the dead server saw their end at another.
  expect(seen.filter(({ moves }) => moves > 0).length).toBeGreaterThanOrEqual(held)
  const { rows: people } = await sql.query(
    `select sum(amount)::int as balance, count(*) filter (where kind = 'reservation')::int as taken,
            count(*) filter (where kind = 'release')::int as given_back
     from credit_entry group by user_id`,
  )
  const settled = { balance: SPARE, taken: MAX_IN_PROGRESS, given_back: 0 }
  expect(people).toEqual(Array.from({ length: PEOPLE }, () => settled))
  const { rows: recipes } = await sql.query(
    'select status, version, count(*)::int as count from recipe group by status, version',
  )
  expect(recipes).toEqual([{ status: 'converted', version: 2, count: CONVERSIONS }])
  // Asking again at the new server finds what the others have made.
  const [first] = conversions
  if (!first) throw new Error('nothing was asked for')
  expect(await start(again, first.token, first.recipeId)).toBe(first.conversionId)
})
