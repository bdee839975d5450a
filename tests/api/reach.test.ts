import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { freePort, runProcess } from '../support/processes.ts'
import { rest } from '../support/rest.ts'
import { aUser, createDatabase, startTestServer, type TestServer } from '../support/test-server.ts'

const OPEN = { PUBLIC_URL: 'http://soup.example.org' }
const CHECKOUT = '/dev/checkout/cs_local_00000000-0000-4000-8000-000000000000'

async function serverWith(env: Record<string, string>) {
  const clientDir = await mkdtemp(join(tmpdir(), 'thermoscribe-reach-'))
  await writeFile(join(clientDir, 'index.html'), '<!doctype html>')
  const server = await startTestServer({ env, clientDir })
  onTestFinished(async () => {
    await server.close()
    await rm(clientDir, { recursive: true })
  })
  return server
}

const buy = (server: TestServer, token: string) =>
  rest(server, 'POST /api/stripe/create-checkout-session', { token, body: { amount: 100 } })

test('a server that others reach shows nobody mails or figures, and sells nothing without money', async () => {
  const server = await serverWith(OPEN)
  const { accessToken: token, username } = await aUser(server)

  const pages = ['/dev/mail', '/metrics', CHECKOUT].map((path) => rest(server, `GET ${path}`))
  const bought = await buy(server, token)
  // Only its operator could read the mail.
  const asked = await rest(server, 'POST /api/auth/forgot-password', { body: { username } })

  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([404, 404, 404])
  expect([bought.status, asked.status]).toEqual([503, 503])
  expect(await server.callerFor().payments.offer()).toMatchObject({ isOpen: false })
  const options = await server.callerFor().auth.options()
  expect(options).toMatchObject({ mail: false, devMail: false })
})

test('with DEV_PAGES=on all of it is there', async () => {
  const server = await serverWith({ ...OPEN, DEV_PAGES: 'on' })
  const { accessToken: token } = await aUser(server)

  const pages = ['/dev/mail', '/metrics'].map((path) => rest(server, `GET ${path}`))

  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200])
  expect((await buy(server, token)).status).toBe(200)
})

describe('what is for trying out', () => {
  test.for([
    {},
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://soup.localhost:3000' },
  ])('is open with %j', (settings) => {
    expect(loadConfig(settings)).toMatchObject({ devPages: true, opening: null })
  })

  test.for([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.4' },
    { HOST: '::ffff:192.168.1.4' },
    { PUBLIC_URL: 'https://soup.example.org' },
    { PUBLIC_URL: 'http://192.168.1.4:3000' },
    { PUBLIC_URL: 'http://localhost.example.org' },
    { TRUST_PROXY: '1' },
    { DEV_PAGES: 'off' },
    { NODE_ENV: 'production', PUBLIC_URL: 'https://localhost' },
  ])('is closed with %j', (settings) => {
    expect(loadConfig(settings).devPages).toBe(false)
  })

  test('cannot be opened in production', () => {
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', DEV_PAGES: 'on' }

    expect(() => loadConfig(settings)).toThrow('DEV_PAGES must be unset in production')
  })
})

test.for([
  [
    {},
    /^PUBLIC_URL is http:\/\/soup\.example\.org, so others can reach this server: \/dev\/mail.*$/m,
  ],
  [
    { DEV_PAGES: 'on' },
    /^Warning: PUBLIC_URL is .* DEV_PAGES=on lets everybody .* read all mails/m,
  ],
] as const)('the start says so with %j', async ([settings, line]) => {
  const database = await createDatabase()
  const env = { ...OPEN, ...settings, DATABASE_URL: database.url, PORT: await freePort() }
  const started = runProcess('tests/fixtures/server-without-client.ts', env)

  await started.ready

  expect(started.output()).toMatch(line)
  await started.kill('SIGTERM')
  await database.drop()
})
