/**
 * `npm run bench -- http`: how many calls a second one web process answers over 20 connections, beside
 * two yardsticks of the same run and the same calls: bare Fastify that answers a constant, and bare
 * Fastify with `pg` that does the same SQL. They take turns, so that what else the machine does
 * slows down all of them; shares are medians over the rounds. All share the machine's cores with
 * the database and with whoever calls.
 */

import { hashToken } from '#server/features/auth/tokens.ts'
import { freePort } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { type Call, type Load, load } from './support/load.ts'
import { median, report } from './support/report.ts'
import { addPeople, addRecipes, convertedColumns, PASSWORD, type Person } from './support/rows.ts'
import { NODE_OPTIONS, openStand } from './support/stand.ts'

const ROUNDS = 8
const SECONDS = 2
/** A server has been up for long: by then all that is called often has been compiled for speed. */
const WARM_UP_SECONDS = 8
const RECIPES = 50
const CONNECTIONS = 20

type Subject = { name: string; ours: Call[]; same: Call[]; status?: number }

const stand = await openStand()
const web = await stand.web()
const [cook, ...others] = await addPeople(stand.sql, CONNECTIONS + 1)
if (!cook) throw new Error('nobody to measure with')
const like = await convertedColumns(CARROT_SOUP)
await addRecipes(stand.sql, { users: [cook.id], each: RECIPES, like, rawText: CARROT_SOUP })
await stand.sql.query('analyze')
const port = await freePort()
await stand.run('tests/bench/support/yardstick-server.ts', {
  PORT: port,
  NODE_OPTIONS,
  USER_ID: cook.id,
  SESSION_ID: hashToken(cook.token),
})
const yardstick = `http://127.0.0.1:${port}`

const rows: (string | number)[][] = []
for (const subject of await subjects(cook, others)) rows.push(await measure(subject))
report(
  `Calls of one web process, ${CONNECTIONS} connections, ${RECIPES} recipes`,
  ['', 'per s', 'p50 ms', 'p99 ms', 'Fastify + pg', 'p99 ms', 'share of it', 'bare Fastify'],
  rows,
)
await stand.close()

async function subjects(person: Person, people: Person[]): Promise<Subject[]> {
  const { token } = person
  const list = await rest(web, 'GET /api/recipes', { token })
  const ids: string[] = list.json.map(({ id }: { id: string }) => id)
  const { recipeMetadata: metadata, ingredients, steps } = list.json[0]
  const etag = list.headers.get('etag') ?? ''
  const input = encodeURIComponent(JSON.stringify({ sort: 'newest', tags: [], limit: RECIPES }))
  const logins = people.map(({ username }) => ({ username, password: PASSWORD }))
  const body = { metadata, ingredients, steps }
  return [
    {
      name: 'whole library',
      ours: [{ path: '/api/recipes', token }],
      same: [{ path: '/list' }],
    },
    {
      name: 'whole library, unchanged (304)',
      ours: [{ path: '/api/recipes', token, headers: { 'if-none-match': etag } }],
      same: [{ path: '/list' }],
      status: 304,
    },
    {
      name: 'summaries',
      ours: [{ path: `/trpc/recipes.list?input=${input}`, token }],
      same: [{ path: '/summaries' }],
    },
    {
      name: 'one recipe',
      ours: ids.map((id) => ({ path: `/api/recipes/${id}`, token })),
      same: ids.map((id) => ({ path: `/recipes/${id}` })),
    },
    {
      name: 'save',
      ours: ids.map((id) => ({ method: 'PUT', path: `/api/recipes/${id}`, token, body })),
      same: ids.map((id) => ({ method: 'PUT', path: `/recipes/${id}`, body })),
    },
    {
      name: 'sign in',
      ours: logins.map((body) => ({ method: 'POST', path: '/api/login', body })),
      same: logins.map((body) => ({ method: 'POST', path: '/login', body })),
    },
  ]
}

async function measure({ name, ours, same, status = 200 }: Subject) {
  const turns: { ours: Load; same: Load; bare: Load }[] = []
  await load(web.url, ours, { seconds: WARM_UP_SECONDS, status })
  await load(yardstick, same, { seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++) {
    turns.push({
      ours: await load(web.url, ours, { seconds: SECONDS, status }),
      same: await load(yardstick, same, { seconds: SECONDS }),
      bare: await load(yardstick, [{ path: '/bare' }], { seconds: SECONDS }),
    })
  }
  const middle = (of: (turn: (typeof turns)[number]) => number) => median(turns.map(of))
  return [
    name,
    middle((turn) => turn.ours.perSecond),
    middle((turn) => turn.ours.p50),
    middle((turn) => turn.ours.p99),
    middle((turn) => turn.same.perSecond),
    middle((turn) => turn.same.p99),
    `${Math.round(100 * middle((turn) => turn.ours.perSecond / turn.same.perSecond))} %`,
    middle((turn) => turn.bare.perSecond),
  ]
}
