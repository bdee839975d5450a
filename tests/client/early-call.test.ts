import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '#client/lib/stored-tokens.ts'
import { createClient } from '#client/lib/trpc.ts'

const cook = { username: 'cook@example.com' }
let server: Server
/** Whose token each request carries. */
let asked: (string | undefined)[]

beforeEach(async () => {
  asked = []
  server = createServer(({ headers }, response) => {
    asked.push(headers.authorization)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify([{ result: { data: cook } }]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = fetch
  // A page's own addresses, as a browser completes them.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    ask(new URL(url, `http://127.0.0.1:${port}`), init),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  clearTokens()
  delete window.earlyCall
  server.closeAllConnections()
  server.close()
})

/** Not a module of the app, so it has no types. */
const FIRST_SCRIPT = '../../client/public/first.js'

/** What the page runs before the app. */
async function beginPage() {
  vi.resetModules()
  await import(FIRST_SCRIPT)
}

const askWhoItIs = () => createClient({ url: '/trpc', onSignedOut: () => {} }).auth.me.query()

test('who is signed in is asked before the app is there, and once', async () => {
  storeTokens({ accessToken: 'mine', refreshToken: 'refresh' })
  await beginPage()
  await vi.waitFor(() => expect(asked).toEqual(['Bearer mine']))
  expect(await askWhoItIs()).toEqual(cook)
  expect(asked).toEqual(['Bearer mine'])

  expect(await askWhoItIs()).toEqual(cook)
  expect(asked).toEqual(['Bearer mine', 'Bearer mine'])
})

test('what was asked for one login is no answer for another', async () => {
  storeTokens({ accessToken: 'mine', refreshToken: 'refresh' })
  await beginPage()
  storeTokens({ accessToken: 'yours', refreshToken: 'refresh' })
  expect(await askWhoItIs()).toEqual(cook)
  expect(asked).toContain('Bearer yours')
})

test('signed out, nothing is asked', async () => {
  await beginPage()
  expect(window.earlyCall).toBeUndefined()
})
