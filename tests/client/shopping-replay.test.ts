import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShoppingReplay } from '#client/features/shopping/shopping-replay.ts'
import {
  changeList,
  listOf,
  useShopping,
  useShoppingConnection,
} from '#client/features/shopping/shopping-store.ts'
import { forgetOwnData } from '#client/lib/own-data.ts'
import { clearTokens, storeTokens } from '#client/lib/stored-tokens.ts'
import { applyOperations } from '#shared/shopping/apply.ts'
import { EMPTY_LIST, type SavedShopping, type ShoppingOperation } from '#shared/shopping.ts'

beforeEach(() => storeTokens({ accessToken: 'access', refreshToken: 'refresh' }))

afterEach(() => {
  clearTokens()
  forgetOwnData()
  useShoppingConnection.setState({ isOffline: false })
})

let made = 0
const add = (name: string) =>
  changeList({
    type: 'add',
    itemId: `01890000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    item: { name, quantity: undefined, unit: undefined },
    language: 'en',
  })
const shown = () => listOf(useShopping.getState()).items.map(({ name }) => name)
const queued = () => useShopping.getState().queue.length

/** A server that keeps what it is sent; `onCall` happens before it answers. */
function aServer(onCall: () => void | Promise<void> = () => {}) {
  let saved: SavedShopping = { version: 0, list: EMPTY_LIST }
  const calls: number[] = []
  const send = async (operations: ShoppingOperation[]) => {
    calls.push(operations.length)
    await onCall()
    saved = {
      version: saved.version + 1,
      list: applyOperations(saved.list, operations, new Map()),
    }
    return saved
  }
  return { send, calls, names: () => saved.list.items.map(({ name }) => name) }
}

test('more changes than one call takes are sent in order', async () => {
  const server = aServer()
  const names = Array.from({ length: 230 }, (_, at) => `item ${at}`)
  for (const name of names) add(name)
  await createShoppingReplay({ send: server.send, onRefused: () => {} }).replay()

  expect(server.calls).toEqual([100, 100, 30])
  expect(server.names()).toEqual(names)
  expect(queued()).toBe(0)
})

test('what is changed while a call is under way is neither lost nor sent twice', async () => {
  let isFirst = true
  const server = aServer(() => {
    if (isFirst) add('tea')
    isFirst = false
  })
  add('rice')
  const { replay } = createShoppingReplay({ send: server.send, onRefused: () => {} })
  await Promise.all([replay(), replay()])

  expect(server.names()).toEqual(['rice', 'tea'])
  expect(shown()).toEqual(['rice', 'tea'])
})

test('what gets no answer waits for the next time', async () => {
  let isAway = true
  const server = aServer(() => {
    if (isAway) throw new TypeError('no network')
  })
  const { replay } = createShoppingReplay({ send: server.send, onRefused: () => {} })
  add('rice')
  await replay()
  expect(useShoppingConnection.getState().isOffline).toBe(true)
  expect(shown()).toEqual(['rice'])

  isAway = false
  await replay()
  expect(useShoppingConnection.getState().isOffline).toBe(false)
  expect(server.names()).toEqual(['rice'])
})

test('what the server will never take does not hold up the rest', async () => {
  let refused = 0
  const server = aServer(() => {
    if (refused > 0) return
    add('tea')
    const data = { appCode: 'INVALID_INPUT', params: {} }
    throw TRPCClientError.from({ error: { code: -32600, message: 'invalid', data } })
  })
  add('rice')
  const onRefused = () => {
    refused += 1
  }
  await createShoppingReplay({ send: server.send, onRefused }).replay()

  expect(refused).toBe(1)
  expect(shown()).toEqual(['tea'])
})

test('an answer for somebody who has logged out meanwhile is not kept', async () => {
  add('rice')
  const { send } = aServer(() => {
    clearTokens()
    forgetOwnData()
  })
  await createShoppingReplay({ send, onRefused: () => {} }).replay()
  expect(shown()).toEqual([])
})
