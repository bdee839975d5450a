import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tellConnection, useConnection } from '#client/lib/connection.ts'
import { createClient } from '#client/lib/trpc.ts'

let server: Server
let url: string
/** Resolves when a call has come in; it gets no answer. */
let arrived: Promise<void>

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrived = promise
  server = createServer(() => resolve()).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  tellConnection(false)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (signal?: AbortSignal) =>
  createClient({ url, onSignedOut: () => {} }).convert.converter.query(undefined, {
    ...(signal && { signal }),
  })

test('a call that is called off tells nothing of the network', async () => {
  const controller = new AbortController()
  const call = ask(controller.signal)
  await arrived
  controller.abort()
  await expect(call).rejects.toThrow()
  expect(useConnection.getState().isOffline).toBe(false)
})

test('a call that gets no answer tells that there is no network', async () => {
  const call = ask()
  await arrived
  server.closeAllConnections()
  await expect(call).rejects.toThrow()
  expect(useConnection.getState().isOffline).toBe(true)
})
