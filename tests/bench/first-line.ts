/**
 * `npm run bench -- first-line`: how long after the provider has sent the end of a recipe's
 * title a browser has it, over the database and the event stream; beside two yardsticks of the same
 * run: a call that does nothing, and the notification of the database alone.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { addCredits } from '#server/features/credits/credits.service.ts'
import { createLog } from '#server/log.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { LENTIL_ANSWER, LENTIL_SOUP } from '../support/ai-recipes.ts'
import { startAnthropicServer } from '../support/anthropic-server.ts'
import { rest } from '../support/rest.ts'
import { quantile, report } from './support/report.ts'

const ROUNDS = 40
const WARM_UP = 8

const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
const ai = await startAnthropicServer()
const config = loadConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ANTHROPIC_API_KEY: 'bench',
  ANTHROPIC_BASE_URL: ai.url,
})
const runtime = await openRuntime(config, createLog(config.logLevel))
await startWorker(runtime)
const app = await buildApp({ ...runtime.services, clientDir: null })
const server = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }

const password = 'secret-1'
const account = { username: 'bench@example.org', password, confirmPassword: password }
const { json: login } = await rest(server, 'POST /api/register', { body: account })
const token: string = login.accessToken
await addCredits(runtime.services.orm.em.fork(), {
  userId: login.user.id,
  amount: ROUNDS + WARM_UP,
  kind: 'grant',
  cause: 'bench',
})

const listener = await listen()
report(
  'First line of a recipe by AI',
  ['ms', 'min', 'p50', 'p95', 'max'],
  [
    await measure('title sent → title in the browser', firstLine),
    await measure('yardstick: a call that does nothing', nothing),
    await measure('yardstick: a notification', () => notification(listener)),
  ],
)
await listener.end()

await app.close()
await runtime.close()
await ai.close()
await rm(dataDir, { recursive: true, force: true })

async function firstLine(): Promise<number> {
  const held = Promise.withResolvers<void>()
  ai.next({ answer: LENTIL_ANSWER, pause: { behind: '"metadata":', until: held.promise } })
  const draft = await rest(server, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: LENTIL_SOUP },
  })
  const { recipeId } = draft.json
  const started = await rest(server, 'POST /trpc/convert.start', {
    token,
    body: { recipeId, language: 'en' },
  })
  const input = encodeURIComponent(JSON.stringify(started.json.result.data))
  const stream = await fetch(`${server.url}/trpc/convert.progress?input=${input}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  let sentAt = 0
  let seen = ''
  for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    seen += piece
    if (sentAt === 0 && seen.includes('"structuring"')) {
      sentAt = performance.now()
      held.resolve()
    }
    if (seen.includes('"title":"Lentil soup"')) break
  }
  const ms = performance.now() - sentAt
  // The rest of the conversion is not part of the next one.
  await rest(server, 'POST /api/process-recipe-ai', { token, body: { recipeId } })
  return ms
}

async function nothing(): Promise<number> {
  const start = performance.now()
  await fetch(`${server.url}/healthz`)
  return performance.now() - start
}

async function listen(): Promise<pg.Client> {
  const client = new pg.Client(String(runtime.services.orm.config.get('clientUrl')))
  await client.connect()
  await client.query('listen bench')
  return client
}

async function notification(listener: pg.Client): Promise<number> {
  const start = performance.now()
  const heard = once(listener, 'notification')
  await listener.query('notify bench')
  await heard
  return performance.now() - start
}

async function measure(name: string, once: () => Promise<number>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const ms = await once()
    if (round >= WARM_UP) times.push(ms)
  }
  return [name, ...[0, 0.5, 0.95, 1].map((share) => quantile(times, share))]
}
