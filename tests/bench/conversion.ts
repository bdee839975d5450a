import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { addCredits } from '#server/features/credits/credits.service.ts'
import { createLog } from '#server/log.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { CARROT_SOUP } from '../support/recipes.ts'

/**
 * `npm run bench -- conversion`: how long a third party waits for a conversion over REST, queue included, beside
 * two yardsticks of the same run: the converter alone, and a call that does nothing.
 */
const ROUNDS = 60
const WARM_UP = 10

const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const runtime = await openRuntime(config, createLog(config.logLevel))
await startWorker(runtime)
const app = await buildApp({ ...runtime.services, clientDir: null })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

async function call<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as T
}

const password = 'secret-1'
const { accessToken, user } = await call<{ accessToken: string; user: { id: string } }>(
  'POST',
  '/api/register',
  { username: 'bench@example.org', password, confirmPassword: password },
)
await addCredits(runtime.services.orm.em.fork(), {
  userId: user.id,
  amount: ROUNDS + WARM_UP,
  kind: 'grant',
  cause: 'bench',
})

async function measure(work: () => Promise<() => Promise<unknown>>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const run = await work()
    const start = performance.now()
    await run()
    if (round >= WARM_UP) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

function report(name: string, times: number[]): void {
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(36)} ${[at(0), at(0.5), at(0.95), at(1)].map((ms) => ms.padStart(8)).join('')}`,
  )
}

console.log(
  `${'ms'.padEnd(36)} ${['min', 'p50', 'p95', 'max'].map((name) => name.padStart(8)).join('')}`,
)
report(
  'text to converted recipe, over REST',
  await measure(async () => {
    const body = { rawText: CARROT_SOUP }
    const { recipeId } = await call<{ recipeId: string }>(
      'POST',
      '/api/create-recipe-from-text',
      body,
      accessToken,
    )
    return () => call('POST', '/api/process-recipe-ai', { recipeId, language: 'en' }, accessToken)
  }),
)
const converter = createBuiltinConverter()
report(
  'yardstick: the converter alone',
  await measure(
    async () => () =>
      converter.structure(readText(CARROT_SOUP), {
        language: 'en',
        model: 'TM6',
        report: () => {},
        signal: new AbortController().signal,
      }),
  ),
)
report(
  'yardstick: a call that does nothing',
  await measure(async () => () => call('GET', '/healthz')),
)

await app.close()
await runtime.close()
await rm(dataDir, { recursive: true, force: true })
