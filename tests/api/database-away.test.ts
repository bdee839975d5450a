import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { createLog } from '#server/log.ts'
import { openRuntime } from '#server/runtime.ts'
import { rest } from '../support/rest.ts'

test('a database that is away is 503 everywhere, and not ready', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-away-'))
  const database = await openEmbedded(dataDir, 'exclusive')
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const runtime = await openRuntime(config, createLog('silent'))
  const app = await buildApp({ ...runtime.services, clientDir: null })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await database.close()
  const client = new pg.Client({ connectionString: database.url })
  await expect(client.connect()).rejects.toThrow()

  const body = { username: 'cook@example.org', password: 'secret-1' }
  const answers = [
    await rest({ url }, 'GET /readyz'),
    await rest({ url }, 'POST /api/login', { body }),
    await rest({ url }, 'GET /api/me', { token: 'any' }),
    await rest({ url }, 'GET /trpc/auth.me', { token: 'any' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  expect((await rest({ url }, 'GET /healthz')).status).toBe(200)
  await app.close()
  await runtime.close()
  await rm(dataDir, { recursive: true, force: true })
})
