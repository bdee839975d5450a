import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import PostalMime from 'postal-mime'
import { test as base, expect, inject, vi } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { addCredits } from '#server/features/credits/credits.service.ts'
import { createLog } from '#server/log.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { LIMITS, type Limits } from '#server/trpc/limiter.ts'
import { builtinConverter } from './converters.ts'
import { openServer } from './open-server.ts'
import { PATIENCE } from './patience.ts'

const RUN = Math.random().toString(36).slice(2, 8)
let made = 0

/** Makes a database of its own: a copy of the migrated template, or an empty one. */
export async function createDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${RUN}_${process.pid}_${++made}`
  const source = content === 'empty' ? 'template0' : template.pathname.slice(1)
  const client = new pg.Client({ connectionString: withName(template, 'postgres') })
  await client.connect()
  // Copies of one template wait for each other: PostgreSQL allows one at a time.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template ${source} strategy file_copy`)
  await client.query('select pg_advisory_unlock(1)')
  return {
    url: withName(template, name),
    async drop() {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

function withName(url: URL, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

type Options = {
  env?: Record<string, string>
  clientDir?: string
  worker?: boolean
  /** Where it listens, for a test that has to name the address before. */
  port?: number
  /** Where its log goes; without it there is none. */
  logTo?: DestinationStream
  /** Lower limits than the real ones, where a test is about them. */
  limits?: Partial<Limits>
}

/** A whole server on a database of its own: what `main.ts` starts, without the process. */
export async function startTestServer({
  env = {},
  clientDir,
  worker = true,
  port = 0,
  logTo,
  limits,
}: Options = {}) {
  const database = await createDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-data-'))
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: logTo ? 'info' : 'silent',
    ...env,
  })
  const runtime = await openRuntime(config, createLog(config.logLevel, logTo), {
    ...LIMITS,
    ...limits,
  })
  if (worker) await startWorker(runtime, config.ai ? undefined : builtinConverter())
  const server = await openServer(runtime, { clientDir: clientDir ?? null, port })

  return {
    ...server,
    runtime,
    outbox: join(dataDir, 'outbox'),
    databaseUrl: database.url,
    async close() {
      await server.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Tests with one server for the file; `env` is read when the first of them needs it. */
export const testWith = (env: () => Record<string, string>) =>
  base.extend<{ server: TestServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
      async ({}, use) => {
        const server = await startTestServer({ env: env() })
        await use(server)
        await server.close()
      },
      { scope: 'file' },
    ],
  })

export const test = testWith(() => ({}))

let people = 0

/** A new user with credits, signed in. */
export async function aUser(server: TestServer, { credits = 5, password = 'secret-1' } = {}) {
  const username = `cook-${RUN}-${process.pid}-${++people}@example.org`
  const answer = await server
    .callerFor()
    .auth.register({ username, password, confirmPassword: password })
  const [row] = await server
    .em()
    .execute<{ id: string }[]>('select id from login where user_id = ?', [answer.user.id])
  const id = answer.user.id
  if (credits > 0) {
    await addCredits(server.em(), {
      userId: id,
      amount: credits,
      kind: 'grant',
      cause: `test:${id}`,
    })
  }
  return { ...answer, username, id, loginId: row?.id ?? '' }
}

/** The newest mail to an address, as soon as the worker has written it. */
export async function mailTo(server: TestServer, username: string) {
  return vi.waitFor(
    async () => {
      const names = (await readdir(server.outbox)).filter((name) => name.endsWith('.eml'))
      const files = await Promise.all(
        names.sort().map((name) => readFile(join(server.outbox, name))),
      )
      const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
      const mail = mails.findLast(({ to }) => to?.some(({ address }) => address === username))
      expect(mail, `mail to ${username}`).toBeDefined()
      return { text: mail?.text ?? '', html: mail?.html ?? '', subject: mail?.subject }
    },
    { timeout: PATIENCE, interval: 20 },
  )
}

export function verificationToken(mail: { text: string }): string {
  return mail.text.match(/[?&]register=([\w-]+)/)?.[1] ?? ''
}
