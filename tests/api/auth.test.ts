import { describe, expect } from 'vitest'
import { aUser, mailTo, test, verificationToken } from '../support/test-server.ts'

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

    await expect(refresh(user.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    await expect(refresh(next.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const [row] = await server
      .em()
      .execute<{ count: number }[]>('select count(*)::int from session where user_id = ?', [
        user.id,
      ])
    expect(row?.count).toBe(0)
  })

  test('of two at once with one token only one succeeds', async ({ server }) => {
    const user = await aUser(server)
    const refresh = () => server.callerFor().auth.refresh({ refreshToken: user.refreshToken })

    const results = await Promise.allSettled([refresh(), refresh()])

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
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
    await refresh(user.refreshToken).catch(() => {})

    await expect(refresh(phone.refreshToken)).resolves.toHaveProperty('accessToken')
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

test('logout ends the login, and calls without one are refused', async ({ server }) => {
  const user = await aUser(server)

  await server.callerFor(user).auth.logout()

  const refresh = server.callerFor().auth.refresh({ refreshToken: user.refreshToken })
  await expect(refresh).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(server.callerFor().auth.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
