import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { openRuntime } from '#server/runtime.ts'
import { LIMITS, type Limits } from '#server/trpc/limiter.ts'
import { median, report } from './support/report.ts'

/**
 * `npm run bench -- login-timing`: whether the time of an answer tells if an address has an account.
 * Calls for known and for unknown addresses in turns, so that both see the same machine; what counts
 * is the difference of the medians beside that of known addresses among themselves.
 */
const ROUNDS = 200
const WARM_UP = 10
const PEOPLE = 20
const PASSWORD = 'secret-1'

/** Limits that count as the real ones do, and are never reached. */
const limits = Object.fromEntries(
  Object.entries(LIMITS).map(([name, scopes]) => [
    name,
    Object.fromEntries(Object.keys(scopes).map((scope) => [scope, { tries: 1e6, seconds: 3600 }])),
  ]),
) as Limits

const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const runtime = await openRuntime(config, createLog(config.logLevel), limits)
const app = await buildApp({ ...runtime.services, clientDir: null })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

async function post(path: string, body: object): Promise<number> {
  const start = performance.now()
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return performance.now() - start
}

const person = (name: string, round: number) => `${name}-${round % PEOPLE}@example.org`
const typed = { password: PASSWORD, confirmPassword: PASSWORD }
for (let one = 0; one < PEOPLE; one++) {
  await post('/api/register', { username: person('known', one), ...typed })
}

/** The median times of known, unknown and again known addresses: milliseconds. */
async function compare(ask: (username: string) => Promise<number>): Promise<number[]> {
  const times: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const asked = ['known', 'unknown', 'known'].map((name) => person(name, round))
    // Whoever comes first in a round waits longest for the round before.
    const order = [0, 1, 2].map((at) => (at + round) % 3)
    for (const at of order) {
      const ms = await ask(asked[at] ?? '')
      if (round >= WARM_UP) times[at]?.push(ms)
    }
  }
  return times.map(median)
}

async function row(name: string, ask: (username: string) => Promise<number>) {
  const [known = 0, unknown = 0, again = 0] = await compare(ask)
  return [name, known, unknown, unknown - known, again - known]
}

report(
  `Time of an answer, medians of ${ROUNDS}`,
  ['ms', 'known', 'unknown', 'difference', 'noise'],
  [
    await row('login, wrong password', (username) =>
      post('/api/login', { username, password: 'wrong-one' }),
    ),
    await row('forgotten password', (username) => post('/api/auth/forgot-password', { username })),
  ],
)

await app.close()
await runtime.close()
await rm(dataDir, { recursive: true, force: true })
