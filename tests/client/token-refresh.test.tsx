import { createServer, type Server } from 'node:http'
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client'
import { initTRPC, TRPCError } from '@trpc/server'
import { createHTTPHandler } from '@trpc/server/adapters/standalone'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authLink, bearerHeader, createAuthorizedFetch } from '#client/lib/auth-link.ts'
import { clearTokens, readTokens, storeTokens } from '#client/lib/stored-tokens.ts'
import { createTokenRefresh, RefreshRefusedError } from '#client/lib/token-refresh.ts'

/** A server whose access tokens can be ended and whose refresh tokens work once. */
function createAccounts() {
  const accounts = {
    access: 'access-1',
    refresh: 'refresh-1',
    refreshes: 0,
    /** The token before the last one, which still brings its successor for a moment. */
    spent: '',
    calls: 0,
    refusesAll: false,
    onRefusal: () => {},
    onRefresh: () => {},
  }
  const trpc = initTRPC.context<{ token: string | undefined }>().create({
    errorFormatter: ({ shape }) => ({
      ...shape,
      data: { ...shape.data, appCode: 'TOKEN_INVALID', params: {} },
    }),
  })
  const router = trpc.router({
    refresh: trpc.procedure.input(z.string()).mutation(({ input }) => {
      accounts.refreshes += 1
      accounts.onRefresh()
      if (input === accounts.spent) {
        return { accessToken: accounts.access, refreshToken: accounts.refresh }
      }
      if (input !== accounts.refresh) throw new TRPCError({ code: 'UNAUTHORIZED' })
      accounts.spent = input
      const turn = accounts.refreshes + 1
      accounts.access = `access-${turn}`
      accounts.refresh = `refresh-${turn}`
      return { accessToken: accounts.access, refreshToken: accounts.refresh }
    }),
    secret: trpc.procedure.input(z.number()).query(({ ctx, input }) => {
      accounts.calls += 1
      const isGood = ctx.token === `Bearer ${accounts.access}` && !accounts.refusesAll
      if (isGood) return input
      accounts.onRefusal()
      throw new TRPCError({ code: 'UNAUTHORIZED' })
    }),
  })
  const handler = createHTTPHandler({
    router,
    createContext: ({ req }) => ({ token: req.headers.authorization }),
  })
  return { accounts, router, handler }
}
type Router = ReturnType<typeof createAccounts>['router']

let server: Server
let accounts: ReturnType<typeof createAccounts>['accounts']
let signedOut: number
let client: ReturnType<typeof createClient>

function createClient(url: string) {
  const bare = createTRPCClient<Router>({ links: [httpLink({ url })] })
  const refresh = createTokenRefresh({
    onSignedOut: () => {
      signedOut += 1
    },
    requestTokens: (refreshToken) =>
      bare.refresh.mutate(refreshToken).catch((error) => {
        throw error.data ? new RefreshRefusedError() : error
      }),
  })
  const links = [authLink<Router>(refresh), httpBatchLink({ url, headers: bearerHeader })]
  return { api: createTRPCClient<Router>({ links }), get: createAuthorizedFetch(refresh), url }
}

beforeEach(async () => {
  const built = createAccounts()
  accounts = built.accounts
  signedOut = 0
  server = createServer(built.handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  client = createClient(`http://127.0.0.1:${address.port}`)
  storeTokens({ accessToken: 'access-1', refreshToken: 'refresh-1' })
})

afterEach(async () => {
  clearTokens()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a dead access token', () => {
  test('is refreshed once for many calls at once, and each call is replayed', async () => {
    accounts.access = 'ended'
    const batch = [1, 2, 3].map((number) => client.api.secret.query(number))
    await Promise.resolve()
    const answers = await Promise.all([...batch, client.api.secret.query(4)])
    expect(answers).toEqual([1, 2, 3, 4])
    expect(accounts.refreshes).toBe(1)
    expect(readTokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' })
  })

  test('is not refreshed again by the next call', async () => {
    accounts.access = 'ended'
    await client.api.secret.query(1)
    await client.api.secret.query(2)
    expect(accounts.refreshes).toBe(1)
  })

  test('is replayed with tokens that another tab has fetched meanwhile', async () => {
    accounts.access = 'access-of-other-tab'
    accounts.onRefusal = () =>
      storeTokens({ accessToken: 'access-of-other-tab', refreshToken: 'refresh-of-other-tab' })
    expect(await client.api.secret.query(1)).toBe(1)
    expect(accounts.refreshes).toBe(0)
  })

  test('is refreshed by two tabs at once, and both go on with the same tokens', async () => {
    accounts.access = 'ended'
    const otherTab = createClient(client.url)

    const answers = await Promise.all([client.api.secret.query(1), otherTab.api.secret.query(2)])

    expect(answers).toEqual([1, 2])
    expect(readTokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    expect(signedOut).toBe(0)
  })

  test('does not end the login when another tab was faster', async () => {
    accounts.access = 'access-of-other-tab'
    accounts.refresh = 'refresh-of-other-tab'
    accounts.onRefresh = () =>
      storeTokens({ accessToken: 'access-of-other-tab', refreshToken: 'refresh-of-other-tab' })

    expect(await client.api.secret.query(1)).toBe(1)
    expect(signedOut).toBe(0)
  })

  test('ends the login when the refresh token is refused', async () => {
    accounts.access = 'ended'
    accounts.refresh = 'ended'
    await expect(client.api.secret.query(1)).rejects.toThrow()
    expect(readTokens()).toBeNull()
    expect(signedOut).toBe(1)
  })

  test('is replayed once only', async () => {
    accounts.refusesAll = true
    await expect(client.api.secret.query(1)).rejects.toThrow()
    expect(accounts.calls).toBe(2)
  })

  test('is refreshed for plain requests too', async () => {
    accounts.access = 'ended'
    const response = await client.get(`${client.url}/secret?input=7`, {})
    expect(await response.json()).toEqual({ result: { data: 7 } })
    expect(accounts.refreshes).toBe(1)
  })
})

test('a server out of reach keeps the login', async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await expect(client.api.secret.query(1)).rejects.toThrow()
  expect(readTokens()).not.toBeNull()
  expect(signedOut).toBe(0)
})

test('a signed-out call is not refreshed', async () => {
  clearTokens()
  await expect(client.api.secret.query(1)).rejects.toThrow()
  expect(accounts.refreshes).toBe(0)
})
