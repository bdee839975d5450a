import { expect, test } from 'vitest'
import { createFairLine } from '#server/jobs/fair-line.ts'
import { createRecentUse } from '#server/jobs/recent-use.ts'

/** A line of one place that is taken, and who has had it since in which order. */
async function aTakenLine({ most = 10, patienceMs = 60_000 } = {}) {
  const line = createFairLine({ places: 1, most, patienceMs })
  const served: string[] = []
  const leave = await line.enter(0)
  const wait = async (who: string, cost: number, signal?: AbortSignal) => {
    const leaveAgain = await line.enter(cost, signal)
    served.push(who)
    leaveAgain()
  }
  return { wait, served, leave }
}

test('who has used least comes first, and among equals who came first', async () => {
  const { wait, served, leave } = await aTakenLine()
  const all = [wait('much', 9), wait('first', 1), wait('second', 1), wait('none', 0)]
  leave()
  await Promise.all(all)
  expect(served).toEqual(['none', 'first', 'second', 'much'])
})

test('who has gone does not hold up those behind', async () => {
  const { wait, served, leave } = await aTakenLine()
  const left = new AbortController()
  const gone = wait('gone', 0, left.signal)
  const next = wait('next', 1)
  left.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  leave()
  await next
  expect(served).toEqual(['next'])
})

test('when it is full, who has used most is sent away, and asked to come back', async () => {
  const { wait, served, leave } = await aTakenLine({ most: 2 })
  const much = wait('much', 9)
  const others = [wait('one', 1), wait('none', 0)]
  await expect(much).rejects.toMatchObject({
    code: 'TOO_BUSY',
    params: { retryAfter: expect.any(Number) },
  })
  leave()
  await Promise.all(others)
  expect(served).toEqual(['none', 'one'])
})

test('nobody waits for ever', async () => {
  const { wait, served, leave } = await aTakenLine({ patienceMs: 20 })
  await expect(wait('patient', 0)).rejects.toMatchObject({ code: 'TOO_BUSY' })
  leave()
  await wait('next', 0)
  expect(served).toEqual(['next'])
})

test('what was used counts less and less', () => {
  let now = 0
  const use = createRecentUse(() => now)
  use.add('busy', 4_000)
  now = 30_000
  expect(use.of('busy')).toBe(2_000)
  use.add('busy', 500)
  expect([use.of('busy'), use.of('new')]).toEqual([2_500, 0])
})
