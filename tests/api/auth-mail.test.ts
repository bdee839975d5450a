import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PATIENCE } from '../support/patience.ts'
import { rest } from '../support/rest.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import {
  aUser,
  startTestServer,
  type TestServer,
  verificationToken,
} from '../support/test-server.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: TestServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Thermoscribe <post@example.org>' },
  })
})

afterAll(async () => {
  await server.close()
  await smtp.close()
})

const linkToken = (mail: { text?: string | undefined }, name: string) =>
  mail.text?.match(new RegExp(`[?&]${name}=([\\w-]+)`))?.[1] ?? ''

const RESET = '/reset?token='
const VERIFY = '/verify?register='
const ADDRESS = '/verify?address='
const NOTICE = 'If it was not you'

type Expected = { to: string; saying: string }

const mailsLike = ({ to, saying }: Expected) =>
  smtp.received.filter((one) => one.to.includes(to) && one.mail.text?.includes(saying))

/** The mail that comes of some work, beside those that are there. */
async function mailAfter(work: () => Promise<unknown>, expected: Expected) {
  const before = mailsLike(expected).length
  await work()
  return vi.waitFor(
    () => {
      const [mail] = mailsLike(expected).slice(before)
      expect(mail, `mail to ${expected.to}`).toBeDefined()
      return (mail as (typeof smtp.received)[number]).mail
    },
    { timeout: PATIENCE, interval: 20 },
  )
}

const forgot = (username: string) => server.callerFor().auth.forgotPassword({ username })
const reset = (token: string, password = 'a-new-secret') =>
  server.callerFor().auth.resetPassword({ token, password, confirmPassword: password })
const login = (username: string, password: string) =>
  server.callerFor().auth.login({ username, password })

describe('the verification mail', () => {
  test.for([
    ['en', 'Confirm your email'],
    ['gb', 'Confirm your email'],
    ['pl', 'Potwierdź'],
    ['uk', 'Підтвердьте'],
    ['de', 'Bestätige'],
    ['es', 'Confirma'],
    ['ro', 'Confirmă'],
    ['fr', 'Confirmez'],
    ['it', 'Conferma'],
  ] as const)('is written in the language of the user: %s', async ([language, subject]) => {
    const username = `${language}@example.org`
    const typed = { password: 'secret-1', confirmPassword: 'secret-1' }
    await server.callerFor().auth.register({ username, ...typed, language })

    const mail = await smtp.mailTo(username)

    expect(mail.subject).toContain(subject)
    expect(mail.from?.address).toBe('post@example.org')
    expect(mail.html).not.toMatch(/<img|https?:\/\/(?!localhost)/)
    expect(mail.html).toContain(verificationToken({ text: mail.text ?? '' }))
  })

  test('is tried again when the mail server has no room', async () => {
    smtp.refuse(1)
    const user = await aUser(server)

    const mail = await smtp.mailTo(user.username)

    const token = verificationToken({ text: mail.text ?? '' })
    await expect(server.callerFor().auth.verifyEmail({ token })).resolves.toHaveProperty('credits')
  })

  test('can be asked for again after a wait, and both links work', async () => {
    const user = await aUser(server, { credits: 0 })
    const first = await smtp.mailTo(user.username)
    const caller = server.callerFor(user)

    const second = await mailAfter(() => caller.account.resendVerification(), {
      to: user.username,
      saying: VERIFY,
    })

    await expect(caller.account.resendVerification()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cause: { params: { retryAfter: expect.any(Number) } },
    })
    for (const mail of [first, second]) {
      const token = verificationToken({ text: mail.text ?? '' })
      expect(await server.callerFor().auth.verifyEmail({ token })).toEqual({ credits: 5 })
    }
  })

  test('opened twenty times at once is worth 5 credits', async () => {
    const user = await aUser(server, { credits: 0 })
    const token = verificationToken({ text: (await smtp.mailTo(user.username)).text ?? '' })

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rest(server, 'POST /api/verify-email', { body: { token } })),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await server.callerFor(user).credits.balance()).toEqual({ credits: 5 })
  })
})

test.for([
  'cook@example.org\r\nBcc: other@example.org',
  'cook@example.org, other@example.org',
  'Cook <cook@example.org>',
  '"cook\nBcc: other"@example.org',
])('no mail goes to more than one address: %j', async (username) => {
  const typed = { username, password: 'secret-1', confirmPassword: 'secret-1' }

  expect((await rest(server, 'POST /api/register', { body: typed })).status).toBe(400)
  const forgotten = await rest(server, 'POST /api/auth/forgot-password', { body: { username } })
  expect(forgotten.status).toBe(400)
})

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once, which ends every login', async () => {
    const user = await aUser(server, { credits: 0 })
    const mail = await mailAfter(() => forgot(user.username), { to: user.username, saying: RESET })
    const token = linkToken(mail, 'token')

    const notice = await mailAfter(() => reset(token), { to: user.username, saying: NOTICE })

    expect(notice.subject).toContain('was changed')
    expect((await rest(server, 'GET /api/me', { token: user.accessToken })).status).toBe(401)
    await expect(login(user.username, 'secret-1')).rejects.toThrow('Invalid username or password')
    const entered = await login(user.username, 'a-new-secret')
    // Who reads the mail owns the address.
    expect(entered.user.emailVerified).toBe(true)
    await expect(reset(token)).rejects.toThrow('invalid, used or expired')
  })

  test('twenty at once with one link set one password', async () => {
    const user = await aUser(server)
    const token = linkToken(
      await mailAfter(() => forgot(user.username), { to: user.username, saying: RESET }),
      'token',
    )

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => reset(token, `new-secret-${index}`)),
    )

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is not replaced by a link that has expired, or that a newer one has replaced', async () => {
    const user = await aUser(server)
    const first = await mailAfter(() => forgot(user.username), { to: user.username, saying: RESET })
    const second = await mailAfter(() => forgot(user.username), {
      to: user.username,
      saying: RESET,
    })
    await expect(reset(linkToken(first, 'token'))).rejects.toThrow('invalid, used or expired')
    await server
      .em()
      .execute(`update mail_token set expires_at = expires_at - interval '31 minutes'`)

    await expect(reset(linkToken(second, 'token'))).rejects.toThrow('invalid, used or expired')
  })

  test('of an unknown address is answered alike, and no mail is sent', async () => {
    const user = await aUser(server)
    const body = (username: string) => ({ body: { username } })

    const unknown = await rest(server, 'POST /api/auth/forgot-password', body('no@example.org'))
    const known = await rest(server, 'POST /api/auth/forgot-password', body(user.username))

    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    // Mails are sent in order: once this one is there, the other will not come.
    await mailAfter(() => forgot(user.username), { to: user.username, saying: RESET })
    expect(smtp.received.filter(({ to }) => to.includes('no@example.org'))).toEqual([])
  })

  test('no job keeps a link, a token or a password', async () => {
    const user = await aUser(server)
    const mail = await mailAfter(() => forgot(user.username), { to: user.username, saying: RESET })

    const jobs = await server.em().execute('select data, output from pgboss.job')

    expect(JSON.stringify(jobs)).not.toContain(linkToken(mail, 'token'))
    expect(JSON.stringify(jobs)).not.toContain('http')
  })
})

describe('changing the password', () => {
  const typed = { password: 'another-one', confirmPassword: 'another-one' }

  test('ends the other logins and tells by mail', async () => {
    const user = await aUser(server)
    const phone = await login(user.username, 'secret-1')

    const notice = await mailAfter(
      () =>
        server.callerFor(user).account.changePassword({ currentPassword: 'secret-1', ...typed }),
      { to: user.username, saying: NOTICE },
    )

    expect(notice.text).toContain('has just been changed')
    expect((await rest(server, 'GET /api/me', { token: phone.accessToken })).status).toBe(401)
    expect((await rest(server, 'GET /api/me', { token: user.accessToken })).status).toBe(200)
    await expect(login(user.username, 'another-one')).resolves.toHaveProperty('accessToken')
  })

  test('needs the one before', async () => {
    const user = await aUser(server)

    const attempt = server
      .callerFor(user)
      .account.changePassword({ currentPassword: 'not-mine', ...typed })

    await expect(attempt).rejects.toThrow('The current password is not right.')
  })
})

describe('changing the address', () => {
  const change = (user: Awaited<ReturnType<typeof aUser>>, username: string) =>
    server.callerFor(user).account.changeAddress({ username, password: 'secret-1' })

  test('takes effect by the link in the new mailbox, and the old one is told', async () => {
    const user = await aUser(server)
    const mail = await mailAfter(() => change(user, 'moved@example.org'), {
      to: 'moved@example.org',
      saying: ADDRESS,
    })

    const notice = await mailAfter(
      () => server.callerFor().auth.confirmAddress({ token: linkToken(mail, 'address') }),
      { to: user.username, saying: NOTICE },
    )

    expect(notice.subject).toContain('email was changed')
    expect(await login('moved@example.org', 'secret-1')).toMatchObject({
      user: { id: user.id, emailVerified: true },
    })
    await expect(login(user.username, 'secret-1')).rejects.toThrow('Invalid username or password')
  })

  test("to somebody else's is answered alike, and sends nothing", async () => {
    const [user, other] = [await aUser(server), await aUser(server)]
    await smtp.mailTo(other.username)
    const before = smtp.received.filter(({ to }) => to.includes(other.username)).length

    await change(user, other.username)

    await mailAfter(() => change(user, 'elsewhere@example.org'), {
      to: 'elsewhere@example.org',
      saying: ADDRESS,
    })
    expect(smtp.received.filter(({ to }) => to.includes(other.username))).toHaveLength(before)
  })

  test.for([
    [
      'resets the password',
      async (user: Awaited<ReturnType<typeof aUser>>) => {
        const to = user.username
        const mail = await mailAfter(() => forgot(to), { to, saying: RESET })
        await reset(linkToken(mail, 'token'))
      },
    ],
    [
      'changes it',
      (user: Awaited<ReturnType<typeof aUser>>) =>
        server.callerFor(user).account.changePassword({
          currentPassword: 'secret-1',
          password: 'a-new-secret',
          confirmPassword: 'a-new-secret',
        }),
    ],
  ] as const)('that a thief has asked for ends when the owner %s', async ([how, defend]) => {
    const user = await aUser(server, { credits: 0 })
    const thiefs = `thief-${how.length}@example.org`
    const mail = await mailAfter(() => change(user, thiefs), { to: thiefs, saying: ADDRESS })

    await defend(user)

    const token = linkToken(mail, 'address')
    await expect(server.callerFor().auth.confirmAddress({ token })).rejects.toThrow('invalid')
    await expect(login(user.username, 'a-new-secret')).resolves.toHaveProperty('accessToken')
  })

  test('a link to the address before proves nothing about the new one', async () => {
    const user = await aUser(server, { credits: 0 })
    const old = verificationToken({ text: (await smtp.mailTo(user.username)).text ?? '' })
    const mail = await mailAfter(() => change(user, 'newer@example.org'), {
      to: 'newer@example.org',
      saying: ADDRESS,
    })
    await server.callerFor().auth.confirmAddress({ token: linkToken(mail, 'address') })

    await expect(server.callerFor().auth.verifyEmail({ token: old })).rejects.toThrow('invalid')
  })
})
