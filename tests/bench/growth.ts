/**
 * `npm run bench -- growth`: whether calls stay as quick as a database grows, and a library. Two databases
 * of one PostgreSQL, each with a web process of its own, take turns: one holds the libraries of three
 * people, the other beside them as many recipes of others as make a million.
 */
import pg from 'pg'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { type Call, type Load, load } from './support/load.ts'
import { median, report } from './support/report.ts'
import { addPeople, addRecipes, convertedColumns, type Person } from './support/rows.ts'
import { openStand } from './support/stand.ts'

const LIBRARIES = [10, 1_000, 10_000]
const ALL = 1_000_000
/** What the others have each. */
const EACH = 100
/** People filled by one statement. */
const AT_ONCE = 500
const ROUNDS = 5
const SECONDS = 2
/** Few, so that a time is that of the call and not of waiting for others. */
const CONNECTIONS = 2

type Place = { name: string; url: string; owners: Person[] }

const stand = await openStand()
const like = await convertedColumns(CARROT_SOUP)
const others = ALL - LIBRARIES.reduce((sum, count) => sum + count, 0)
const start = performance.now()
const small = await place('small', 0)
const large = await place('large', others)
console.log(`${ALL} recipes made in ${Math.round((performance.now() - start) / 1000)} s`)

const rows: (string | number)[][] = []
for (const [at, count] of LIBRARIES.entries()) {
  for (const name of ['summaries', 'search', 'rare search', 'tag', 'save'] as const)
    rows.push([`${name}, of ${count}`, ...(await measure(at, name))])
}
report(
  `Milliseconds over ${CONNECTIONS} connections, ${LIBRARIES.join(' + ')} recipes against ${ALL.toLocaleString('en')}`,
  ['', 'p50', 'p99', 'p50 in a million', 'p99 in a million', 'p99 times as long'],
  rows,
)
await stand.close()

async function place(name: string, more: number): Promise<Place> {
  const databaseUrl = await stand.addDatabase(name)
  const web = await stand.web({ DATABASE_URL: databaseUrl })
  const sql = new pg.Client({ connectionString: databaseUrl })
  await sql.connect()
  const owners: Person[] = []
  for (const each of LIBRARIES) {
    const [owner] = await addPeople(sql, 1)
    if (!owner) throw new Error('nobody to measure with')
    await addRecipes(sql, { users: [owner.id], each, like, rawText: CARROT_SOUP })
    owners.push(owner)
  }
  for (let made = 0; made < more; made += EACH * AT_ONCE) {
    const { rows } = await sql.query(
      `insert into app_user (id, created_at, username, language)
       select gen_random_uuid(), now(), gen_random_uuid() || '@example.org', 'en'
       from generate_series(1, $1) returning id`,
      [Math.min(AT_ONCE, Math.ceil((more - made) / EACH))],
    )
    const users = rows.map(({ id }) => id as string)
    await addRecipes(sql, { users, each: EACH, like, rawText: CARROT_SOUP })
  }
  await sql.query('vacuum analyze')
  await sql.end()
  return { name, url: web.url, owners }
}

async function measure(at: number, name: string) {
  const turns: { small: Load; large: Load }[] = []
  const calls = {
    small: await callsOf(small, at, name),
    large: await callsOf(large, at, name),
  }
  const options = { connections: CONNECTIONS, seconds: SECONDS }
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    turns.push({
      small: await load(small.url, calls.small, options),
      large: await load(large.url, calls.large, options),
    })
  }
  turns.shift()
  const middle = (of: (turn: (typeof turns)[number]) => number) => median(turns.map(of))
  return [
    middle((turn) => turn.small.p50),
    middle((turn) => turn.small.p99),
    middle((turn) => turn.large.p50),
    middle((turn) => turn.large.p99),
    middle((turn) => turn.large.p99 / turn.small.p99),
  ]
}

async function callsOf({ url, owners }: Place, at: number, name: string): Promise<Call[]> {
  const token = owners[at]?.token ?? ''
  const listed = (asked: object): Call[] => {
    const input = JSON.stringify({ sort: 'newest', tags: [], limit: 50, ...asked })
    return [{ path: `/trpc/recipes.list?input=${encodeURIComponent(input)}`, token }]
  }
  if (name === 'search') return listed({ text: 'soup' })
  if (name === 'rare search') return listed({ text: 'soup 7' })
  if (name === 'tag') return listed({ tags: ['tag 3'] })
  if (name === 'summaries') return listed({})
  const list = await rest({ url }, 'GET /api/recipes?limit=10', { token })
  const { recipeMetadata: metadata, ingredients, steps } = list.json[0]
  return list.json.map(({ id }: { id: string }) => ({
    method: 'PUT',
    path: `/api/recipes/${id}`,
    token,
    body: { metadata, ingredients, steps },
  }))
}
