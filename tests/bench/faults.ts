/**
 * `npm run bench -- faults`: what is lost, what people see and how soon all is well again when a process, the
 * database or the disk fails in the middle of the work. Linux only; the full disk is a small
 * file system in memory, which only root can make.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, runProcess } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { behindSwitch } from '../support/switched-database.ts'
import { progressOf, watch } from '../support/watcher.ts'
import { followSynchronously, killPrimary } from './support/replica.ts'
import { report } from './support/report.ts'
import { addPeople, PASSWORD, type Person } from './support/rows.ts'
import { openStand, type Stand } from './support/stand.ts'

const CONVERSIONS = 20
const AWAY_MS = 10_000
const PATIENCE_MS = 120_000
const DISK_MB = 260
const RECIPE_BYTES = 60_000
/** More than fit into what the database has in reserve, its log's next 16 MB included. */
const RECIPES_TOO_MANY = 400

type Row = [fault: string, lost: string, seen: string, seconds: number | string]
type Asked = { conversionId: string; token: string }

const rows: Row[] = []
await onStand(workerKilled)
await onStand(webGone)
await onStand(databaseAway)
await onStand(primaryLost)
rows.push(await diskFull())
report('Faults', ['', 'lost or twice', 'seen', 's until all is well'], rows)

async function onStand(run: (stand: Stand) => Promise<Row[]>) {
  const stand = await openStand()
  try {
    rows.push(...(await run(stand)))
  } finally {
    await stand.close()
  }
}

async function ask(url: string, people: Person[]): Promise<Asked[]> {
  return Promise.all(
    people.map(async ({ token }) => {
      const body = { rawText: CARROT_SOUP }
      const draft = await rest({ url }, 'POST /api/create-recipe-from-text', { token, body })
      const { json } = await rest({ url }, 'POST /trpc/convert.start', {
        token,
        body: { recipeId: draft.json.recipeId, language: 'en' },
      })
      return { conversionId: json.result.data.conversionId, token }
    }),
  )
}

/** What the ledger and the conversions say: each ended once and was paid once. */
async function lossesOf(sql: pg.Client, people: Person[]): Promise<string> {
  const { rows: counted } = await sql.query(
    `select (select count(*) from conversion where stage <> 'done')::int as open,
            (select count(*) from recipe where status <> 'converted')::int as drafts,
            (select count(*) from (select user_id from credit_entry
              where kind = 'reservation' group by user_id having sum(amount) <> -1) as wrong)::int as wrong,
            (select count(*) from conversion)::int as conversions`,
  )
  const { open, drafts, wrong, conversions } = counted[0]
  return `${open + drafts + wrong} of ${conversions} (${people.length} people)`
}

async function within<T>(work: Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(PATIENCE_MS)
  return Promise.race([
    work,
    new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason))),
  ])
}

async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - start > PATIENCE_MS) return Number.NaN
    await sleep(50)
  }
  return (performance.now() - start) / 1000
}

/** It never gets done with what it takes, so it certainly is at something when it dies. */
async function workerKilled(stand: Stand): Promise<Row[]> {
  const web = await stand.web()
  const people = await addPeople(stand.sql, CONVERSIONS)
  const hanging = await stand.run('tests/fixtures/hanging-worker.ts')
  const asked = await ask(web.url, people)
  const held = async () => {
    const { rows: found } = await stand.sql.query(
      `select count(*)::int as held from conversion where stage = 'structuring'`,
    )
    return found[0].held as number
  }
  await until(async () => (await held()) > 0)
  const inHand = await held()
  await stand.run('server/worker.ts')
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const seen = asked.map((conversion) => watch([web.url], conversion, patience))
  const start = performance.now()
  await hanging.kill('SIGKILL')
  await within(Promise.all(seen))
  const seconds = (performance.now() - start) / 1000
  return [
    [
      `a worker is killed with ${inHand} conversions in hand, another is there`,
      await lossesOf(stand.sql, people),
      'the same progress for longer',
      seconds,
    ],
  ]
}

async function webGone(stand: Stand): Promise<Row[]> {
  const lasting = await stand.web()
  const found: Row[] = []
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const people = await addPeople(stand.sql, CONVERSIONS)
    const doomed = await stand.web()
    const asked = await ask(doomed.url, people)
    const over = new AbortController()
    let following = 0
    const moved = asked.map(async (conversion) => {
      try {
        let isFirst = true
        for await (const _ of progressOf(doomed.url, conversion, over.signal)) {
          if (isFirst) following += 1
          isFirst = false
        }
      } catch {
        // Broken off, as it is when a process is killed.
      }
      for await (const { stage } of progressOf(lasting.url, conversion, over.signal)) return stage
      return null
    })
    await until(async () => following === asked.length)
    const start = performance.now()
    doomed.process.child.kill(signal)
    const stages = await within(Promise.all(moved))
    const seconds = (performance.now() - start) / 1000
    over.abort()
    await doomed.process.ended
    const lost = stages.filter((stage) => stage === null).length
    found.push([
      `a web process that ${asked.length} people follow gets ${signal}, another is there`,
      `${lost} of ${asked.length}`,
      'the same progress, from the other',
      seconds,
    ])
  }
  return found
}

async function databaseAway(stand: Stand): Promise<Row[]> {
  const databaseUrl = await stand.addDatabase('away')
  const switched = await behindSwitch(databaseUrl)
  const web = await stand.web({ DATABASE_URL: switched.url, ROLE: 'all' })
  const before = await open(databaseUrl)
  const people = await addPeople(before, CONVERSIONS)
  await before.end()
  await ask(web.url, people)
  const answer = () => rest(web, 'GET /api/recipes', { token: people[0]?.token ?? '' })

  await switched.goAway()
  const seen = new Set<number>()
  const away = performance.now()
  while (performance.now() - away < AWAY_MS) seen.add((await answer()).status)
  await switched.comeBack()

  const answered = await until(async () => (await answer()).status === 200)
  const sql = await open(databaseUrl)
  const queued = await untilConverted(sql)
  const losses = await lossesOf(sql, people)
  await sql.end()
  await web.process.kill('SIGTERM')
  await switched.close()
  return [
    [
      `the database is away for ${AWAY_MS / 1000} s, with conversions in the queue`,
      losses,
      `${[...seen].join()} "not ready", with when to come back`,
      `${answered.toFixed(1)}; all converted ${(answered + queued).toFixed(1)}`,
    ],
  ]
}

/** What was confirmed is at the replica; the jobs in hand are taken over there. */
async function primaryLost(stand: Stand): Promise<Row[]> {
  const people = await addPeople(stand.sql, CONVERSIONS)
  const replica = await followSynchronously(stand)
  const switched = await behindSwitch(stand.databaseUrl)
  const web = await stand.web({ DATABASE_URL: switched.url, ROLE: 'all' })
  await ask(web.url, people)
  const answer = () => rest(web, 'GET /api/recipes', { token: people[0]?.token ?? '' })

  stand.sql.on('error', () => {})
  switched.goSilent()
  await killPrimary(stand)
  const begun = answer()
  await sleep(AWAY_MS / 2)
  await replica.promote()
  switched.leadTo(replica.url)

  const sql = await open(replica.url)
  const [first, answered, queued] = await Promise.all([
    begun,
    until(async () => (await answer()).status === 200),
    untilConverted(sql),
  ])
  const losses = await lossesOf(sql, people)
  await sql.end()
  await web.process.kill('SIGTERM')
  await switched.close()
  await replica.close()
  return [
    [
      `the primary loses its power amid conversions; a synchronous replica is promoted after ${AWAY_MS / 2_000} s`,
      losses,
      `${first.status} "not ready", with when to come back`,
      `${answered.toFixed(1)}; all converted ${queued.toFixed(1)}`,
    ],
  ]
}

async function untilConverted(sql: pg.Client): Promise<number> {
  return until(async () => {
    const { rowCount } = await sql.query(
      `select 1 from conversion where stage not in ('done', 'failed') limit 1`,
    )
    return rowCount === 0
  })
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** Nothing but the database is on the disk, so it is writing that fails. */
async function diskFull(): Promise<Row> {
  const disk = await mkdtemp(join(tmpdir(), 'thermoscribe-disk-'))
  const fault = `the disk is full (${DISK_MB} MB)`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  } catch {
    return [fault, '', 'not tried: only root can make a small disk', '']
  }
  const port = await freePort()
  const settings = { DATA_DIR: join(disk, 'data'), PORT: port }
  const web = runProcess('tests/fixtures/server-without-client.ts', settings)
  const url = `http://127.0.0.1:${port}`
  const filler = join(disk, 'filler')
  try {
    await web.ready
    const body = { username: 'cook@example.org', password: PASSWORD, confirmPassword: PASSWORD }
    const { json } = await rest({ url }, 'POST /api/register', { body })
    const token: string = json.accessToken
    const keep = () =>
      rest({ url }, 'POST /api/create-recipe-from-text', {
        token,
        body: { rawText: randomBytes(RECIPE_BYTES).toString('base64') },
      })
    let kept = (await keep()).status === 200 ? 1 : 0
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' })
    const seen = new Set<number>()
    for (let turn = 0; turn < RECIPES_TOO_MANY; turn++) {
      const { status } = await keep()
      if (status === 200) kept += 1
      seen.add(status)
    }
    const list = await rest({ url }, 'GET /api/recipes?limit=1', { token })
    await rm(filler)
    const seconds = await until(async () => (await keep()).status === 200)
    const { json: recipes } = await rest({ url }, 'GET /api/recipes', { token })
    return [
      fault,
      `${kept + 1 - recipes.length} of ${kept + 1} kept recipes`,
      `saving: ${[...seen].join()} "not ready"; reading: ${list.status}`,
      seconds,
    ]
  } finally {
    await web.kill('SIGTERM')
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }
}
