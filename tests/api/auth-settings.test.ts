import { describe, expect, test as plain } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { runProcess } from '../support/processes.ts'
import { rest } from '../support/rest.ts'
import { aUser, testWith } from '../support/test-server.ts'

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://recipes.example.org' }

const test = testWith(() => PRODUCTION)

describe('in production without a mail server', () => {
  test('what needs a mail says that it is not configured', async ({ server }) => {
    const { accessToken: token, username } = await aUser(server)
    const body = { username, password: 'secret-1' }

    const forgot = await rest(server, 'POST /api/auth/forgot-password', { body })
    const change = await rest(server, 'POST /trpc/account.changeAddress', { token, body })
    const resend = await rest(server, 'POST /trpc/account.resendVerification', { token, body: {} })

    expect([forgot.status, change.status, resend.status]).toEqual([503, 503, 503])
    expect(forgot.json.error).toBe('This feature is not configured on this server.')
    expect(await server.callerFor().auth.options()).toEqual({
      google: null,
      mail: false,
      devMail: false,
      supportEmail: 'support@recipes.example.org',
    })
  })

  test('the operator verifies an address, which is worth its credits once', async ({ server }) => {
    const user = await aUser(server, { credits: 0 })
    const { dataDir } = server.runtime.services.config
    const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir }
    const verify = async (email: string) => {
      const admin = runProcess('server/admin.ts', env, ['verify', email])
      return { code: await admin.ended, said: admin.output().trim() }
    }
    const said = `${user.username} is verified and has 5 conversions.`

    expect(await verify(user.username)).toEqual({ code: 0, said })
    expect(await verify(user.username)).toEqual({ code: 0, said })

    expect(await server.callerFor(user).auth.me()).toMatchObject({ emailVerified: true })
    const nobody = { code: 1, said: 'There is no account nobody@example.org.' }
    expect(await verify('nobody@example.org')).toEqual(nobody)
  })
})

describe('the start is refused', () => {
  plain.for([
    [
      'with the password of the example',
      { ...PRODUCTION, DATABASE_URL: 'postgres://thermoscribe:change-me@db:5432/thermoscribe' },
      'DATABASE_URL has the password of the example',
    ],
    [
      'with an issuer that anybody on the way can replace',
      { ...PRODUCTION, GOOGLE_CLIENT_ID: 'id', GOOGLE_ISSUER: 'http://issuer.example' },
      'GOOGLE_ISSUER must begin with https:// in production',
    ],
    ['with a misspelt production', { NODE_ENV: 'prod' }, 'NODE_ENV must be production'],
    ['with half of Google', { GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID is needed'],
    ...['x', 'x:', ':80', 'x:99999', 'http://x:80', 'x:80/page', 'a b:80', 'x:80,y'].map(
      (list) =>
        [`with pages from ${list}`, { FETCH_ALLOW: list }, 'FETCH_ALLOW must be like'] as const,
    ),
    ['with proxies without a number', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number'],
  ] as const)('%s', ([, env, line]) => {
    expect(() => loadConfig(env)).toThrow(line)
  })

  plain('not with private pages that can be named', () => {
    const env = { FETCH_ALLOW: 'Intranet.example:8080, 10.0.0.1:80,[::1]:443' }

    expect(loadConfig(env).fetchAllow).toEqual([
      'Intranet.example:8080',
      '10.0.0.1:80',
      '[::1]:443',
    ])
  })
})
