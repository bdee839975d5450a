import { describe, expect } from 'vitest'
import { deleteForgotten } from '#server/features/auth/logins.ts'
import { rest } from '../support/rest.ts'
import { aUser, mailTo, type TestServer, test, verificationToken } from '../support/test-server.ts'

/** As if everything had been spent a minute ago. */
async function afterTheGrace(server: TestServer) {
  await server.em().execute(`update refresh_token set spent_at = spent_at - interval '1 minute'`)
}

/** How many refresh tokens of a login can still be used. */
async function linesOf(server: TestServer, loginId: string) {
  const [row] = await server
    .em()
    .execute<{ count: number }[]>(
      'select count(*)::int from refresh_token where login_id = ? and spent_at is null',
      [loginId],
    )
  return row?.count
}

describe('register', () => {
  test('signs in, with no credits before the address is verified', async ({ server }) => {
    const user = await aUser(server, { credits: 0 })

    expect(user.user).toMatchObject({ username: user.username, emailVerified: false })
    const caller = server.callerFor(user)
    expect(await caller.credits.balance()).toEqual({ credits: 0 })
  })

  test('refuses an address that is taken, whatever its case', async ({ server }) => {
    const user = await aUser(server)
    const again = { password: 'secret-1', confirmPassword: 'secret-1' }

    const attempt = server
      .callerFor()
      .auth.register({ username: ` ${user.username.toUpperCase()} `, ...again })

    await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('two at once with one address make one account', async ({ server }) => {
    const input = {
      username: 'twin@example.org',
      password: 'secret-1',
      confirmPassword: 'secret-1',
    }

    const results = await Promise.allSettled([
      server.callerFor().auth.register(input),
      server.callerFor().auth.register(input),
    ])

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('keeps no password or token in readable form', async ({ server }) => {
    const user = await aUser(server, { password: 'a-secret-to-find' })

    const rows = await server.em().execute(
      `select u.*, s.id as session_id, r.token_hash from app_user u
       join login l on l.user_id = u.id join session s on s.login_id = l.id
       join refresh_token r on r.login_id = l.id where u.id = ?`,
      [user.id],
    )

    const kept = JSON.stringify(rows)
    expect(kept).toContain('$argon2id$')
    for (const secret of ['a-secret-to-find', user.accessToken, user.refreshToken]) {
      expect(kept).not.toContain(secret)
    }
  })
})

describe('login', () => {
  test('with the old password at the moment of a new one does not outlive the change', async ({
    server,
  }) => {
    const user = await aUser(server)
    const typed = { password: 'secret-2', confirmPassword: 'secret-2' }
    const login = () =>
      server.callerFor().auth.login({ username: user.username, password: 'secret-1' })

    const logins = Array.from({ length: 8 }, login)
    await server.callerFor(user).account.changePassword({ currentPassword: 'secret-1', ...typed })
    const entered = await Promise.allSettled(logins)

    for (const one of entered) {
      if (one.status === 'rejected') continue
      const { accessToken: token } = one.value
      expect((await rest(server, 'GET /api/me', { token })).status).toBe(401)
    }
  })

  test('works with another case of the address', async ({ server }) => {
    const user = await aUser(server)

    const answer = await server
      .callerFor()
      .auth.login({ username: user.username.toUpperCase(), password: 'secret-1' })

    expect(answer.user.id).toBe(user.id)
  })

  test('answers a wrong password and an unknown address alike', async ({ server }) => {
    const user = await aUser(server)
    const login = (username: string) =>
      server
        .callerFor()
        .auth.login({ username, password: 'wrong-password' })
        .catch((error) => ({ code: error.code, message: error.message }))

    const wrong = await login(user.username)

    expect(wrong).toEqual({ code: 'UNAUTHORIZED', message: 'Invalid username or password' })
    expect(await login('nobody@example.org')).toEqual(wrong)
  })
})

describe('refresh', () => {
  test('gives a new pair and works once', async ({ server }) => {
    const user = await aUser(server)

    const next = await server.callerFor().auth.refresh({ refreshToken: user.refreshToken })

    expect(next.refreshToken).not.toBe(user.refreshToken)
    expect(next.accessToken).not.toBe(user.accessToken)
  })

  test('a spent token used again ends the login, its newest token included', async ({ server }) => {
    const user = await aUser(server)
    const refresh = (refreshToken: string) => server.callerFor().auth.refresh({ refreshToken })
    const next = await refresh(user.refreshToken)
    await afterTheGrace(server)

    await expect(refresh(user.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    await expect(refresh(next.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const [row] = await server
      .em()
      .execute<{ count: number }[]>('select count(*)::int from session where user_id = ?', [
        user.id,
      ])
    expect(row?.count).toBe(0)
  })

  test('of many at once with one token all get the same successor', async ({ server }) => {
    const user = await aUser(server)
    const refresh = () => server.callerFor().auth.refresh({ refreshToken: user.refreshToken })

    const answers = await Promise.all(Array.from({ length: 8 }, refresh))

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const { accessToken } = answers[0] ?? { accessToken: '' }
    expect((await rest(server, 'GET /api/me', { token: accessToken })).status).toBe(200)
    expect(await linesOf(server, user.loginId)).toBe(1)
  })

  test('once the successor is used, the spent token ends the login even at once', async ({
    server,
  }) => {
    const user = await aUser(server)
    const refresh = (refreshToken: string) => server.callerFor().auth.refresh({ refreshToken })
    const second = await refresh(user.refreshToken)
    const third = await refresh(second.refreshToken)

    await expect(refresh(user.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    await expect(refresh(third.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('a thief and the owner in turns never hold two lines', async ({ server }) => {
    const user = await aUser(server)
    const refresh = (refreshToken: string) => server.callerFor().auth.refresh({ refreshToken })
    let stolen = user.refreshToken
    let owned = user.refreshToken
    for (let round = 0; round < 5; round++) {
      const [thief, owner] = await Promise.all([refresh(stolen), refresh(owned)])
      stolen = thief.refreshToken
      owned = owner.refreshToken
      expect(await linesOf(server, user.loginId)).toBe(1)
    }

    expect(stolen).toBe(owned)
  })

  test('at the same moment as a logout both are answered, and the login is over', async ({
    server,
  }) => {
    for (let round = 0; round < 10; round++) {
      const user = await aUser(server)
      const refresh = server.callerFor().auth.refresh({ refreshToken: user.refreshToken })
      const logout = server.callerFor(user).auth.logout()

      const [refreshed] = await Promise.allSettled([refresh, logout])

      await logout
      if (refreshed.status === 'rejected') {
        expect(refreshed.reason).toMatchObject({ code: 'UNAUTHORIZED' })
        continue
      }
      const { refreshToken } = refreshed.value
      await expect(server.callerFor().auth.refresh({ refreshToken })).rejects.toThrow()
    }
  })

  test('leaves the other logins of the user alone', async ({ server }) => {
    const user = await aUser(server)
    const phone = await server
      .callerFor()
      .auth.login({ username: user.username, password: 'secret-1' })
    const refresh = (refreshToken: string) => server.callerFor().auth.refresh({ refreshToken })
    await refresh(user.refreshToken)
    await afterTheGrace(server)
    await refresh(user.refreshToken).catch(() => {})

    await expect(refresh(phone.refreshToken)).resolves.toHaveProperty('accessToken')
  })

  test('tokens that have run out are not kept', async ({ server }) => {
    const user = await aUser(server)
    await server.callerFor().auth.refresh({ refreshToken: user.refreshToken })
    const inADay = new Date(Date.now() + 24 * 3600 * 1000)
    await server
      .em()
      .execute(
        'update refresh_token set expires_at = now() where spent_at is not null and login_id = ?',
        [user.loginId],
      )

    await deleteForgotten(server.em(), inADay)

    const kept = await server
      .em()
      .execute('select spent_at from refresh_token where login_id = ?', [user.loginId])
    expect(kept).toEqual([{ spent_at: null }])
  })

  test('refuses an unknown token', async ({ server }) => {
    const attempt = server.callerFor().auth.refresh({ refreshToken: 'never-given' })

    await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('verify', () => {
  test('the mail leads to 5 credits, once however often and at once it is opened', async ({
    server,
  }) => {
    const user = await aUser(server, { credits: 0 })
    const mail = await mailTo(server, user.username)
    const token = verificationToken(mail)
    const verify = () => server.callerFor().auth.verifyEmail({ token })

    await Promise.all([verify(), verify(), verify()])

    expect(await verify()).toEqual({ credits: 5 })
    expect(await server.callerFor(user).auth.me()).toMatchObject({ emailVerified: true })
  })

  test('the mail says what the link is for, as text and as HTML', async ({ server }) => {
    const user = await aUser(server, { credits: 0 })

    const mail = await mailTo(server, user.username)

    expect(mail.text).toContain('5 free conversions')
    expect(mail.html).toContain(`register=${verificationToken(mail)}`)
  })

  test('refuses a made-up token', async ({ server }) => {
    const attempt = server.callerFor().auth.verifyEmail({ token: 'made-up' })

    await expect(attempt).rejects.toThrow('The link may be invalid or expired.')
  })
})

describe('the devices that are signed in', () => {
  test('are listed with what they are and when they were last used', async ({ server }) => {
    const user = await aUser(server)
    await rest(server, 'POST /api/login', {
      body: { username: user.username, password: 'secret-1' },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
    })

    const logins = await server.callerFor(user).account.logins()

    expect(logins).toMatchObject([
      { userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1', isCurrent: false },
      { userAgent: 'test', isCurrent: true },
    ])
  })

  test('one can be ended, at once and alone', async ({ server }) => {
    const user = await aUser(server)
    const login = () =>
      server.callerFor().auth.login({ username: user.username, password: 'secret-1' })
    const [phone, tablet] = [await login(), await login()]
    const caller = server.callerFor(user)
    const [newest] = await caller.account.logins()

    await caller.account.endLogin({ id: newest?.id ?? '' })

    const status = async (token: string) => (await rest(server, 'GET /api/me', { token })).status
    expect(await status(tablet.accessToken)).toBe(401)
    expect(await status(phone.accessToken)).toBe(200)
  })

  test('all others, or all, can be ended', async ({ server }) => {
    const user = await aUser(server)
    await server.callerFor().auth.login({ username: user.username, password: 'secret-1' })
    const caller = server.callerFor(user)

    await caller.account.endLogins({ keepThis: true })
    expect(await caller.account.logins()).toMatchObject([{ isCurrent: true }])

    await caller.account.endLogins({})
    expect(await caller.account.logins()).toEqual([])
  })

  test('of another user cannot be ended', async ({ server }) => {
    const [user, other] = [await aUser(server), await aUser(server)]

    const attempt = server.callerFor(other).account.endLogin({ id: user.loginId })

    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await server.callerFor(user).account.logins()).toHaveLength(1)
  })
})

test('logout ends the login, and calls without one are refused', async ({ server }) => {
  const user = await aUser(server)

  await server.callerFor(user).auth.logout()

  const refresh = server.callerFor().auth.refresh({ refreshToken: user.refreshToken })
  await expect(refresh).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(server.callerFor().auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
