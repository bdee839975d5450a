import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '#server/trpc/network.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

/** Far longer than all of these calls take. */
const SECONDS = 600
const LOW = { tries: 5, seconds: SECONDS }
const MANY = { tries: 1_000, seconds: SECONDS }
const limits = {
  login: {
    here: LOW,
    subject: { tries: 8, seconds: SECONDS },
    network: { tries: 12, seconds: SECONDS },
  },
  register: { subject: { tries: 2, seconds: SECONDS }, network: MANY },
  registerTaken: { network: LOW },
  reset: { subject: { tries: 2, seconds: SECONDS }, network: MANY },
  link: { subject: LOW, network: LOW },
  refresh: { subject: LOW, network: LOW },
}

/** Two processes of one service, behind one proxy that says who calls. */
let servers: [TestServer, TestServer]

beforeAll(async () => {
  const env = { TRUST_PROXY: '1', DEV_PAGES: 'on' }
  const first = await startTestServer({ env, limits })
  const second = await startTestServer({
    env: { ...env, DATABASE_URL: first.databaseUrl },
    limits,
    worker: false,
  })
  servers = [first, second]
})

afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})

let calls = 0
/** A call from a network; turn by turn at both processes. */
function call(request: string, body: object, from: string) {
  calls += 1
  return rest(servers[calls % 2] as TestServer, request, {
    body,
    headers: { 'x-forwarded-for': from },
  })
}

const login = (username: string, password: string, from: string) =>
  call('POST /api/login', { username, password }, from)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe('guessing a password', () => {
  test('200 guesses at once over two processes: 5 are looked at', async () => {
    const user = await aUser(servers[0])

    const answers = await times(200, (index) => login(user.username, `guess-${index}`, '192.0.2.1'))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195)
    const [refused] = answers.filter(({ status }) => status === 429)
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(30)
    expect(wait).toBeLessThanOrEqual(SECONDS)
    expect(refused?.json.error).toBe('Too many tries. Please try again in 10 min.')
    // The right one is not let in either: a limit that tells is a guess for free.
    expect((await login(user.username, 'secret-1', '192.0.2.1')).status).toBe(429)
    // Its owner elsewhere is.
    expect((await login(user.username, 'secret-1', '198.51.100.1')).status).toBe(200)
  })

  test('from many networks ends too', async () => {
    const user = await aUser(servers[0])

    const answers = await times(12, (index) =>
      login(user.username, 'wrong-one', `192.0.3.${index}`),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
  })

  test('of many addresses from one network ends too', async () => {
    const answers = await times(20, (index) =>
      login(`someone-${index}@example.org`, 'wrong-one', '192.0.4.1'),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(12)
  })

  test('that the network is stopped from uses up nothing of what the owner has', async () => {
    const user = await aUser(servers[0])
    const guess = (from: string) => login(user.username, 'wrong-one', from)
    await times(20, (index) => login(`another-${index}@example.org`, 'wrong-one', '192.5.0.1'))

    const stopped = await times(8, () => guess('192.5.0.1'))

    expect(new Set(statuses(stopped))).toEqual(new Set([429]))
    const elsewhere = [
      await times(5, () => guess('192.5.1.1')),
      await times(3, () => guess('192.5.2.1')),
    ]
    expect(new Set(statuses(elsewhere.flat()))).toEqual(new Set([401]))
  })

  test('is counted for an address of nobody alike', async () => {
    const user = await aUser(servers[0])
    const seen = async (username: string, from: string) => {
      const answers = []
      for (let index = 0; index < 7; index++) answers.push(await login(username, 'wrong-one', from))
      return answers.map(({ status, text }) => ({ status, text }))
    }

    const known = await seen(user.username, '192.0.5.1')

    expect(await seen('nobody-at-all@example.org', '192.0.6.1')).toEqual(known)
    expect(statuses(known)).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('signing in rightly uses nothing up', async () => {
    const user = await aUser(servers[0])

    const answers = []
    for (let index = 0; index < 10; index++) {
      answers.push(await login(user.username, 'secret-1', '192.0.7.1'))
    }

    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  test('an IPv6 network is one, however many addresses it has', async () => {
    const user = await aUser(servers[0])

    const answers = await times(9, (index) =>
      login(user.username, 'wrong-one', `2001:db8:1:2::${index + 1}`),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('takes no other address at its word than the proxy', async () => {
    const user = await aUser(servers[0])

    const answers = await times(9, (index) =>
      login(user.username, 'wrong-one', `203.0.113.${index}, 192.0.8.1`),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })
})

test('registering one address again and again ends', async () => {
  const typed = { username: 'again@example.org', password: 'secret-1', confirmPassword: 'secret-1' }
  const register = () => call('POST /api/register', typed, '192.0.9.1')

  const answers = [await register(), await register(), await register()]

  expect(statuses(answers)).toEqual([200, 409, 429])
})

test('which of many addresses have an account is not told to one network', async () => {
  const known = await Promise.all(Array.from({ length: 8 }, () => aUser(servers[0])))
  const register = (username: string, from: string) =>
    call(
      'POST /api/register',
      { username, password: 'secret-1', confirmPassword: 'secret-1' },
      from,
    )

  const answers = await times(8, (index) => register(known[index]?.username ?? '', '192.6.0.1'))

  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  // From then on a free address is answered alike.
  expect((await register('nobody-yet@example.org', '192.6.0.1')).status).toBe(429)
  // Who registers free ones is not held up.
  for (let index = 0; index < 8; index++) {
    expect((await register(`newcomer-${index}@example.org`, '192.6.1.1')).status).toBe(200)
  }
})

test('asking for mails ends, for an address of nobody too', async () => {
  const user = await aUser(servers[0])
  const ask = (username: string) =>
    call('POST /api/auth/forgot-password', { username }, '192.0.10.1')
  const thrice = async (username: string) =>
    statuses([await ask(username), await ask(username), await ask(username)])

  expect(await thrice(user.username)).toEqual([204, 204, 429])
  expect(await thrice('nobody-there@example.org')).toEqual([204, 204, 429])
})

test.for([
  ['POST /api/verify-email', (index: number) => ({ token: `made-up-${index}` }), 400],
  [
    'POST /api/auth/reset-password',
    (index: number) => ({
      token: `made-up-${index}`,
      password: 'secret-1',
      confirmPassword: 'secret-1',
    }),
    400,
  ],
  ['POST /api/auth/refresh', (index: number) => ({ refreshToken: `made-up-${index}` }), 401],
] as const)('made-up tokens end: %s', async ([request, body, refusal]) => {
  const from = `192.1.0.${request.length}`

  const answers = await times(8, (index) => call(request, body(index), from))

  expect(answers.filter(({ status }) => status === refusal)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('tokens that are right are never too many', async () => {
  const user = await aUser(servers[0])
  let { refreshToken } = user

  for (let index = 0; index < 8; index++) {
    const answer = await call('POST /api/auth/refresh', { refreshToken }, '192.2.0.1')
    expect(answer.status).toBe(200)
    refreshToken = answer.json.refreshToken
  }
})

test('over tRPC the wait stands in the header too', async () => {
  const url = `${servers[0].url}/trpc/auth.refresh`
  const ask = () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.3.0.1' },
      body: JSON.stringify({ refreshToken: 'made-up' }),
    })
  for (let index = 0; index < 5; index++) await ask()

  const refused = await ask()

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
})

test('the table of counts names no address', async () => {
  await login('find-me@example.org', 'wrong-one', '192.4.0.1')

  const rows = await servers[0].em().execute('select * from rate_limit')

  expect(JSON.stringify(rows)).not.toMatch(/example\.org|192\.4/)
})

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
] as const)('the network of %s is %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})
