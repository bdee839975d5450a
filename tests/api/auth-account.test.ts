import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, mailTo, type TestServer, test, verificationToken } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

/** Tables whose rows belong to somebody. */
const OWNED = `
  select table_name as name from information_schema.columns
  where table_schema = current_schema() and column_name = 'user_id' order by 1`

/** What the database keeps of nobody, or for the time of a day under a scrambled name. */
const OF_NOBODY = ['rate_limit', 'rewarded_address', 'schema_migration', 'stripe_event']

/** A user who has used everything. */
async function aBusyUser(server: TestServer): Promise<Person> {
  const user = await aUser(server)
  const caller = server.callerFor(user)
  const { recipeId } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.convert.process({ recipeId, language: 'en' })
  await caller.convert.modify({ recipeId, modificationText: 'double', language: 'en' })
  await caller.payments.createCheckout({ amount: 20 })
  await mailTo(server, user.username)
  return user
}

async function rowsOf(server: TestServer, userId: string) {
  const em = server.em()
  const tables = await em.execute<{ name: string }[]>(OWNED)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int from ${name} where user_id = ?`,
      [userId],
    )
    counts[name] = row?.count ?? 0
  }
  return counts
}

describe('the export', () => {
  test('has every row of the user, and nothing that opens a door', async ({ server }) => {
    const user = await aBusyUser(server)

    const { status, json, text } = await rest(server, 'GET /api/account/export', {
      token: user.accessToken,
    })

    expect(status).toBe(200)
    const kept = await rowsOf(server, user.id)
    for (const [name, count] of Object.entries(kept)) {
      expect([name, json.tables[name]?.length]).toEqual([name, count])
    }
    for (const name of ['recipe', 'conversion', 'credit_entry', 'checkout', 'login', 'mail_token'])
      expect([name, kept[name]]).not.toEqual([name, 0])
    expect(json.tables.refresh_token).toHaveLength(1)
    const tables = await server
      .em()
      .execute<{ name: string }[]>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
    const told = [...Object.keys(json.tables), ...OF_NOBODY]
    expect(told.sort()).toEqual(tables.map(({ name }) => name).sort())
    expect(json.tables.app_user).toMatchObject([{ username: user.username, language: 'en' }])
    expect(json.tables.recipe[0].raw_text).toBe(CARROT_SOUP.trim())
    expect(json.tables.conversion.map((row: { before: unknown }) => Boolean(row.before))).toContain(
      true,
    )
    expect(text).not.toMatch(/argon2|token_hash|password_hash|successor_salt|secret-1/)
    const [secrets] = await server.em().execute<Record<string, string>[]>(
      `select s.id as session, r.token_hash as refresh, m.token_hash as mail
       from login l join session s on s.login_id = l.id join refresh_token r on r.login_id = l.id
       join mail_token m on m.user_id = l.user_id where l.user_id = ?`,
      [user.id],
    )
    for (const secret of [user.accessToken, ...Object.values(secrets ?? {})])
      expect(text).not.toContain(secret)
  })

  test("has nothing of another user's", async ({ server }) => {
    const [user, other] = [await aBusyUser(server), await aBusyUser(server)]

    const exported = JSON.stringify(await server.callerFor(user).account.export())

    expect(exported).not.toContain(other.id)
    expect(exported).not.toContain(other.username)
  })

  test('is only for who is signed in', async ({ server }) => {
    expect((await rest(server, 'GET /api/account/export')).status).toBe(401)
  })
})

describe('deleting the account', () => {
  const remove = (server: TestServer, token: string, body: object) =>
    rest(server, 'DELETE /api/account', { token, body })

  test('leaves nothing that names the user, nor a way in', async ({ server }) => {
    const user = await aBusyUser(server)

    const { status } = await remove(server, user.accessToken, {
      username: user.username.toUpperCase(),
      password: 'secret-1',
    })

    expect(status).toBe(204)
    expect(new Set(Object.values(await rowsOf(server, user.id)))).toEqual(new Set([0]))
    const jobs = await server.em().execute('select data from pgboss.job')
    expect(JSON.stringify(jobs)).not.toContain(user.username)
    expect((await rest(server, 'GET /api/me', { token: user.accessToken })).status).toBe(401)
    const refresh = server.callerFor().auth.refresh({ refreshToken: user.refreshToken })
    await expect(refresh).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const login = server.callerFor().auth.login({ username: user.username, password: 'secret-1' })
    await expect(login).rejects.toThrow('Invalid username or password')
  })

  test('keeps what was sold for the books, without whose it was', async ({ server }) => {
    const user = await aUser(server)
    await server.em().execute(
      `insert into checkout (id, created_at, user_id, amount, price_cents, state, claimed)
         values (gen_random_uuid(), now(), ?, 10, 50, 'paid', 10)`,
      [user.id],
    )

    await remove(server, user.accessToken, { username: user.username, password: 'secret-1' })

    const sold = 'select user_id, amount, price_cents from checkout where claimed = 10'
    expect(await server.em().execute(sold)).toEqual([
      { user_id: null, amount: 10, price_cents: 50 },
    ])
  })

  test('and registering the address again is worth no credits again', async ({ server }) => {
    const first = await aUser(server, { credits: 0 })
    const { username } = first
    const verify = async () => {
      const token = verificationToken(await mailTo(server, username))
      return server.callerFor().auth.verifyEmail({ token })
    }
    expect(await verify()).toEqual({ credits: 5 })
    await remove(server, first.accessToken, { username, password: 'secret-1' })
    const again = await server.callerFor().auth.register({
      username: username.toUpperCase(),
      password: 'secret-2',
      confirmPassword: 'secret-2',
    })
    // The new account's link, not the one that has gone with the old account.
    await expect.poll(() => verify().catch(() => null)).not.toBeNull()

    expect(again.user.emailVerified).toBe(false)
    expect(await verify()).toEqual({ credits: 0 })
    const kept = await server.em().execute('select * from rewarded_address')
    expect(kept.length).toBeGreaterThan(0)
    const plain = createHash('sha256').update(username).digest('base64url')
    expect(JSON.stringify(kept)).not.toContain(username)
    expect(JSON.stringify(kept)).not.toContain(plain)
  })

  test('needs the address and the password', async ({ server }) => {
    const user = await aUser(server)
    const { username, accessToken } = user

    const answers = [
      await remove(server, accessToken, { username, password: 'not-mine' }),
      await remove(server, accessToken, { username }),
      await remove(server, accessToken, { username: 'other@example.org', password: 'secret-1' }),
      await remove(server, '', { username, password: 'secret-1' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 401])
    expect(await server.callerFor(user).auth.me()).toMatchObject({ username })
  })
})

test('a new account keeps which terms it agreed to, and when', async ({ server }) => {
  const user = await aUser(server)

  const account = await server.callerFor(user).account.read()

  expect(account.termsVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(Date.now() - Date.parse(account.termsAgreedAt ?? '')).toBeLessThan(60_000)
})

test('the history names the recipe of a conversion, also when the recipe is gone', async ({
  server,
}) => {
  const user = await aBusyUser(server)
  const caller = server.callerFor(user)
  const [recipe] = (await caller.recipes.list({})).items
  await caller.recipes.delete({ id: recipe?.id ?? '' })

  const { entries } = await caller.credits.history({})

  expect(entries.filter(({ kind }) => kind === 'reservation')).toMatchObject([
    { amount: -1, title: recipe?.title },
    { amount: -1, title: recipe?.title },
  ])
})
