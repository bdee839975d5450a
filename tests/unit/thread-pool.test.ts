import { expect, onTestFinished, test } from 'vitest'
import { createThreadPool } from '#server/jobs/thread-pool.ts'

const FILE = new URL('../fixtures/turning-worker.ts', import.meta.url)

function aPool<Answer>(name: string) {
  const pool = createThreadPool<object, Answer>({ file: FILE, name, most: 2 })
  onTestFinished(pool.close)
  return pool
}

test('what waits is worked when everything that ran was given up at once', async () => {
  const pool = aPool('hang')
  const answers = Array.from({ length: 6 }, () => pool.run({}, 50))
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 6 }, () => null))
})

test('what nobody waits for any more does not run', async () => {
  const pool = aPool('hang')
  const left = new AbortController()
  const answers = Array.from({ length: 4 }, () => pool.run({}, 60_000, left.signal))
  left.abort(new Error('left'))
  for (const answer of answers) await expect(answer).rejects.toThrow('left')
  expect(await pool.run({}, 50)).toBeNull()
})

test("a thread's event loop turns between tasks, so that it lets go of what it has done with", async () => {
  const pool = aPool<number>('work')
  // A task that comes at once may be worked before the loop turns; the pause of the poll lets it turn.
  await expect.poll(() => pool.run({}, 10_000)).toBeGreaterThan(0)
})
