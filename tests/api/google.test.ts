import { createHmac } from 'node:crypto'
import { generateKeyPair, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_ID, startGoogleIssuer } from '../support/google-issuer.ts'
import { rest } from '../support/rest.ts'
import {
  aUser,
  mailTo,
  startTestServer,
  type TestServer,
  verificationToken,
} from '../support/test-server.ts'

let issuer: Awaited<ReturnType<typeof startGoogleIssuer>>
let server: TestServer

beforeAll(async () => {
  issuer = await startGoogleIssuer()
  server = await startTestServer({ env: issuer.env })
})

afterAll(async () => {
  await server.close()
  await issuer.close()
})

const signIn = (token: string) => rest(server, 'POST /api/auth/google', { body: { token } })
let people = 0
const someone = () => {
  people += 1
  return { sub: `subject-${people}`, email: `person-${people}@gmail.example` }
}
const HOUR = 3600
const now = () => Math.floor(Date.now() / 1000)

describe('the credential of the button', () => {
  test('makes an account with a verified address and 5 credits, once', async () => {
    const person = someone()

    const first = await signIn(await issuer.credential(person))
    const second = await signIn(await issuer.credential(person))

    expect(first.json.user).toMatchObject({ username: person.email, emailVerified: true })
    expect(second.json.user.id).toBe(first.json.user.id)
    const { json } = await rest(server, 'GET /api/user/credits', { token: second.json.accessToken })
    expect(json).toEqual({ credits: 5 })
  })

  test('ten first sign-ins at once make one account with 5 credits', async () => {
    const token = await issuer.credential(someone())

    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)))

    expect(new Set(answers.map(({ json }) => json.user.id)).size).toBe(1)
    const [{ json } = { json: {} }] = answers
    const credits = await rest(server, 'GET /api/user/credits', { token: json.accessToken })
    expect(credits.json).toEqual({ credits: 5 })
  })

  test('at the same moment as a registration of the address is answered, and one account is made', async () => {
    for (let round = 0; round < 5; round++) {
      const person = someone()
      const token = await issuer.credential(person)
      const typed = { username: person.email, password: 'secret-1', confirmPassword: 'secret-1' }

      const [google, registered] = await Promise.all([
        signIn(token),
        rest(server, 'POST /api/register', { body: typed }),
      ])

      expect([200, 409]).toContain(google.status)
      expect([200, 409]).toContain(registered.status)
      expect(google.status).not.toBe(registered.status)
    }
  })

  test('finds the account again when the address at Google has changed', async () => {
    const person = someone()
    const first = await signIn(await issuer.credential(person))

    const moved = await signIn(await issuer.credential({ ...person, email: 'moved@gmail.example' }))

    expect(moved.json.user.id).toBe(first.json.user.id)
  })

  const forgeries: [string, () => Promise<string> | string][] = [
    ['one that has expired', () => issuer.credential({ exp: now() - HOUR, iat: now() - 2 * HOUR })],
    ['one for another app', () => issuer.credential({ aud: 'somebody-else' })],
    ['one of another issuer', () => issuer.credential({ iss: 'https://issuer.example' })],
    [
      'one signed with another key',
      async () => issuer.credential({}, (await generateKeyPair('RS256')).privateKey),
    ],
    [
      'one that nobody signed (alg=none)',
      () =>
        new UnsecuredJWT({ sub: 'x', email: 'x@gmail.example', email_verified: true })
          .setIssuer(issuer.url)
          .setAudience(CLIENT_ID)
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    ['one signed with a shared secret (HS256)', async () => hmacSigned(await issuer.credential())],
    ['one whose claims were changed', async () => tampered(await issuer.credential())],
    ['one without an expiry', () => issuer.credential({ exp: undefined })],
    ['one without an address', () => issuer.credential({ email: undefined })],
    ['no token at all', () => 'not.a.token'],
  ]
  test.for(forgeries)('%s is refused', async ([, forge]) => {
    const answer = await signIn(await forge())

    expect(answer.status).toBe(401)
    expect(answer.json.error).toBe('There was an error signing you in with Google.')
  })

  test('of an address that Google has not verified is refused with the reason', async () => {
    const answer = await signIn(await issuer.credential({ ...someone(), email_verified: false }))

    expect(answer.status).toBe(401)
    expect(answer.json.error).toContain('not verified')
  })
})

describe('an account with a password', () => {
  test('is joined when its address is verified, and keeps its credits', async () => {
    const user = await aUser(server, { credits: 0 })
    const token = verificationToken(await mailTo(server, user.username))
    await server.callerFor().auth.verifyEmail({ token })

    const answer = await signIn(await issuer.credential({ ...someone(), email: user.username }))

    expect(answer.json.user.id).toBe(user.id)
    expect(await server.callerFor(user).credits.balance()).toEqual({ credits: 5 })
    expect(await server.callerFor(user).account.read()).toMatchObject({
      hasPassword: true,
      hasGoogle: true,
    })
  })

  test('is not joined when its address is not verified, and the person is told how', async () => {
    const user = await aUser(server, { credits: 0 })
    const credential = await issuer.credential({ ...someone(), email: user.username })

    const refused = await signIn(credential)
    const token = verificationToken(await mailTo(server, user.username))
    await server.callerFor().auth.verifyEmail({ token })
    const joined = await signIn(credential)

    expect(refused.status).toBe(409)
    expect(refused.json.error).toContain('Confirm it by the link in its mail, or reset')
    expect(joined.json.user.id).toBe(user.id)
  })

  test('is not joined by a second Google account with the same address', async () => {
    const person = someone()
    await signIn(await issuer.credential(person))

    const answer = await signIn(await issuer.credential({ ...person, sub: 'another-subject' }))

    expect(answer.status).toBe(409)
  })

  test('a password guessed for one without a password is refused like any other', async () => {
    const person = someone()
    await signIn(await issuer.credential(person))

    const answer = await rest(server, 'POST /api/login', {
      body: { username: person.email, password: 'secret-1' },
    })

    expect(answer).toMatchObject({ status: 401, json: { error: 'Invalid username or password' } })
  })
})

describe("the way over Google's page", () => {
  /** Goes to the issuer's page and back; what the browser then holds. */
  async function journey() {
    const start = await fetch(`${server.url}/api/auth/google/start`, { redirect: 'manual' })
    const cookie = start.headers.get('set-cookie') ?? ''
    const consent = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
    const back = new URL(consent.headers.get('location') ?? '')
    return {
      cookie,
      back,
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    }
  }
  const redeem = (body: object, cookie: string) =>
    rest(server, 'POST /api/auth/google/code', {
      body,
      headers: { cookie: cookie.split(';', 1)[0] ?? '' },
    })

  test('signs in by a code that only this browser can use', async () => {
    const person = someone()
    issuer.become({ ...person, email_verified: true })
    const { cookie, back, code, state } = await journey()

    const answer = await redeem({ code, state }, cookie)

    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(back.pathname).toBe('/auth/google')
    expect(answer.json.user).toMatchObject({ username: person.email, emailVerified: true })
    expect(answer.headers.get('set-cookie')).toMatch(/google-sign-in=;/)
  })

  test('refuses a code without the cookie, with a forged one, and with another state', async () => {
    const { cookie, code, state } = await journey()
    const forged = cookie.replace(
      /(state%22%3A%22)(.)/,
      (_, before, first) => before + (first === 'A' ? 'B' : 'A'),
    )
    const other = await journey()

    for (const [body, held] of [
      [{ code, state }, ''],
      [{ code, state }, forged],
      [{ code, state: other.state }, cookie],
      [{ code, state }, other.cookie],
    ] as const) {
      const { status, json } = await redeem(body, held)
      expect({ status, json }).toMatchObject({ status: 401, json: { appCode: 'GOOGLE_REFUSED' } })
    }
  })

  test('refuses a code that belongs to another journey', async () => {
    const [mine, thiefs] = [await journey(), await journey()]

    const answer = await redeem({ code: thiefs.code, state: mine.state }, mine.cookie)

    expect(answer.status).toBe(401)
  })

  test('a code works once', async () => {
    const { cookie, code, state } = await journey()
    await redeem({ code, state }, cookie)

    expect((await redeem({ code, state }, cookie)).status).toBe(401)
  })
})

test('while the issuer is away people are told so, and it is asked again afterwards', async () => {
  const away = await startTestServer({
    // Nobody listens there.
    env: { ...issuer.env, GOOGLE_ISSUER: 'http://127.0.0.1:2' },
    worker: false,
  })
  const answer = await rest(away, 'POST /api/auth/google', { body: { token: 'any.thing.here' } })
  const start = await fetch(`${away.url}/api/auth/google/start`, { redirect: 'manual' })
  await away.close()

  expect(answer.status).toBe(502)
  expect(start.headers.get('location')).toContain('/auth/google?error=GOOGLE_UNAVAILABLE')
  expect(start.headers.get('set-cookie')).toBeNull()
})

test("who goes to the issuer's page too often is told so on ours", async () => {
  const tight = await startTestServer({
    env: issuer.env,
    worker: false,
    limits: { google: { network: { tries: 1, seconds: 120 } } },
  })
  const start = (address: string) =>
    fetch(`${tight.url}/api/auth/google/start`, {
      redirect: 'manual',
      // Believed of nobody where there is no proxy of ours.
      headers: { 'x-forwarded-for': address },
    })
  await start('192.0.2.1')
  const refused = await start('192.0.2.2')
  await tight.close()

  const back = new URL(refused.headers.get('location') ?? '')
  expect(back.pathname).toBe('/auth/google')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'TOO_MANY_TRIES',
    minutes: '2',
  })
})

test('without a client id there is no Google, and nothing of it may load', async () => {
  const plain = await startTestServer({ worker: false })
  const answer = await rest(plain, 'POST /api/auth/google', { body: { token: 'any.thing.here' } })
  const options = await plain.callerFor().auth.options()
  await plain.close()

  expect(answer.status).toBe(503)
  expect(options.google).toBeNull()
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
})

/** The same claims, signed with the client id as a secret that both sides know. */
function hmacSigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url')
  const signed = `${header}.${token.split('.')[1]}`
  return `${signed}.${createHmac('sha256', CLIENT_ID).update(signed).digest('base64url')}`
}

function tampered(token: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' }))
  return [header, changed.toString('base64url'), signature].join('.')
}
