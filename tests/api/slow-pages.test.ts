import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { PATIENCE } from '../support/patience.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

/** Takes all the time that a page is given. */
const SLOW = '2 eggs<br>'.repeat(11_900)
const PAGE = `<title>Leek soup</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: 'Boil it all for 20 minutes.',
})}</script><ul><li>2 leeks<li>1 l stock</ul><p>Boil it all for 20 minutes.`

type Person = Awaited<ReturnType<typeof aUser>>

async function aServer() {
  const server = await startTestServer({ worker: false })
  onTestFinished(server.close)
  return server
}

function read(server: TestServer, person: Person, html: string, signal?: AbortSignal) {
  return fetch(`${server.url}/trpc/convert.fromPage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.accessToken}`,
    },
    body: JSON.stringify({ sourceUrl: 'https://example.com/soup', html }),
    ...(signal && { signal }),
  })
}

/** The first answer of several that refuses: from then on two of the others are under way. */
function firstRefused(pages: readonly Promise<Response>[]): Promise<Response> {
  return Promise.any(
    pages.map(async (page) => ((await page).status === 429 ? page : Promise.reject())),
  )
}

test(
  'slow pages of some do not keep a page of another waiting',
  async () => {
    const server = await aServer()
    const crowd = await Promise.all(Array.from({ length: 6 }, () => aUser(server)))
    const cook = await aUser(server)
    const left = new AbortController()
    const slow = crowd.flatMap((person) =>
      [1, 2].map(() => read(server, person, SLOW, left.signal)),
    )

    // Where everything is slow, waiting has an end, too.
    const patient = { timeout: 4 * PATIENCE }
    await expect.poll(async () => (await read(server, cook, PAGE)).status, patient).toBe(200)

    // Who goes leaves the line, too.
    left.abort()
    await Promise.allSettled(slow)
    for (const person of crowd)
      await expect.poll(async () => (await read(server, person, PAGE)).status, patient).toBe(200)
  },
  8 * PATIENCE,
)

test('one person has two pages read at once', async () => {
  const server = await aServer()
  const [busy, other] = [await aUser(server), await aUser(server)]
  const left = new AbortController()
  const pages = [1, 2, 3, 4].map(() => read(server, busy, SLOW, left.signal))
  const refused = await firstRefused(pages)

  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    error: { data: { appCode: 'TOO_MANY_PAGES', params: { limit: 2 } } },
  })
  expect((await read(server, other, PAGE)).status).toBe(200)

  left.abort()
  await Promise.allSettled(pages)
  await expect.poll(async () => (await read(server, busy, PAGE)).status).toBe(200)
})

test('one person has two pages fetched at once', async () => {
  const server = await aServer()
  const [busy, other] = [await aUser(server), await aUser(server)]
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  onTestFinished(() => letThrough())
  const { pages } = server.runtime.services
  let fetched = 0
  pages.fetchPage = async (url) => {
    fetched += 1
    await isLetThrough
    return { url, html: PAGE }
  }
  const path = 'POST /api/fetch-and-extract-recipe'
  const fetchPage = ({ accessToken: token }: Person) =>
    rest(server, path, { token, body: { sourceUrl: 'https://example.com/soup' } })

  const first = [fetchPage(busy), fetchPage(busy)]
  await expect.poll(() => fetched).toBe(2)
  const third = await fetchPage(busy)
  expect(third.status).toBe(429)
  const others = fetchPage(other)
  await expect.poll(() => fetched).toBe(3)
  letThrough()
  for (const { status } of await Promise.all([...first, others])) expect(status).toBe(200)
})

test('who may not, or has two under way, is refused before a page is taken', async () => {
  const server = await aServer()
  const user = await aUser(server)
  const left = new AbortController()
  const pages = [1, 2, 3, 4].map(() => read(server, user, SLOW, left.signal))
  /** Sends the head of a call, and nothing of its page. */
  const headOnly = (headers: Record<string, string>) => {
    const { hostname, port } = new URL(server.url)
    const { promise, resolve } = Promise.withResolvers<number | undefined>()
    const call = request(
      {
        ...{ hostname, port, method: 'POST', path: '/trpc/convert.fromPage' },
        headers: { 'content-type': 'application/json', 'content-length': '9000000', ...headers },
      },
      ({ statusCode }) => {
        resolve(statusCode)
        call.destroy()
      },
    )
    call.on('error', () => {})
    call.flushHeaders()
    return promise
  }

  expect(await headOnly({})).toBe(401)
  const authorization = `Bearer ${user.accessToken}`
  // A head that arrives before the two are under way waits for its page.
  await firstRefused(pages)
  expect(await headOnly({ authorization })).toBe(429)

  left.abort()
  await Promise.allSettled(pages)
  await expect.poll(async () => (await read(server, user, PAGE)).status).toBe(200)
})

test('a page that nobody waits for any more is fetched no further', async () => {
  const server = await aServer()
  const { accessToken: token } = await aUser(server)
  const body = { sourceUrl: 'https://example.com' }
  const { pages } = server.runtime.services
  const { promise: gone, resolve } = Promise.withResolvers<unknown>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  pages.fetchPage = (_url, signal) =>
    new Promise((_, reject) => {
      begin()
      signal?.addEventListener('abort', () => {
        resolve(signal.reason)
        reject(signal.reason)
      })
    })
  const left = new AbortController()
  const asked = fetch(`${server.url}/api/fetch-and-extract-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: left.signal,
  })
  await begun
  left.abort()
  await expect(asked).rejects.toThrow()
  expect(await gone).toMatchObject({ name: 'AbortError' })
  // Its owner's place is free again.
  expect((await rest(server, 'GET /api/me', { token })).status).toBe(200)
})
