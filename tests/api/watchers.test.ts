import { expect, onTestFinished, test } from 'vitest'
import { notifyChanged } from '#server/db/notify.ts'
import { MAX_IN_PROGRESS } from '#shared/convert.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { recordQueries } from '../support/recorded-queries.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'
import { progressOf } from '../support/watcher.ts'

const MAX_WATCHED = 3 * MAX_IN_PROGRESS

async function aConversion(server: TestServer) {
  const user = await aUser(server)
  const caller = server.callerFor(user)
  const { recipeId } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  const { conversionId } = await caller.convert.start({ recipeId, language: 'en' })
  return { user, conversionId, token: user.accessToken }
}

/** Nothing works the conversions, so that they are watched for as long as is needed. */
async function aServer() {
  const server = await startTestServer({ worker: false })
  onTestFinished(server.close)
  return server
}

/** So many watchers of a conversion, each of whom has been told how far it is. */
async function watchers(server: TestServer, count: number, signal: AbortSignal) {
  const conversion = await aConversion(server)
  let told = 0
  const ends = Array.from({ length: count }, async () => {
    for await (const _progress of progressOf(server.url, conversion, signal)) told += 1
  })
  // They end when they are told to.
  Promise.allSettled(ends)
  await expect.poll(() => told).toBe(count)
  return { ...conversion, told: () => told }
}

test('a change is read once for all who watch', async () => {
  const server = await aServer()
  const left = new AbortController()
  onTestFinished(() => left.abort())
  const { conversionId, told } = await watchers(server, 20, left.signal)
  const queries = await recordQueries(server.runtime.services.orm)

  await notifyChanged(server.em(), conversionId)
  await expect.poll(told).toBe(40)

  const reads = queries().filter(({ text }) => /^select .*from "conversion"/.test(text))
  expect(reads.map(({ count }) => count)).toEqual([1])
})

test('one person watches so many at once, and others are not held up', async () => {
  const server = await aServer()
  const left = new AbortController()
  onTestFinished(() => left.abort())
  const { user, conversionId } = await watchers(server, MAX_WATCHED, left.signal)

  const oneMore = await server.callerFor(user).convert.progress({ conversionId })
  await expect(oneMore[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    cause: { code: 'RATE_LIMITED', params: { retryAfter: expect.any(Number) } },
  })
  const other = await aConversion(server)
  for await (const { stage } of progressOf(server.url, other, left.signal)) {
    expect(stage).toBe('queued')
    break
  }

  left.abort()
  await expect
    .poll(async () => {
      const again = await server.callerFor(user).convert.progress({ conversionId })
      const values = again[Symbol.asyncIterator]()
      const first = await values.next().catch(() => ({ done: true }))
      await values.return?.(undefined)
      return first.done
    })
    .toBe(false)
})
