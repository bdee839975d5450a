import { expect, test } from 'vitest'
import { within } from '#server/jobs/within.ts'

/** Work that takes so long at each of its beginnings, and goes on for ever once there is no more. */
function work(...durations: number[]) {
  const left = [...durations]
  return () => {
    const end = performance.now() + (left.shift() ?? Number.POSITIVE_INFINITY)
    while (performance.now() < end);
    return 'done'
  }
}

/** A core of which the thread has had so many milliseconds at each look. */
const core = (...looks: number[]) => {
  const left = [...looks]
  return () => left.shift() ?? 0
}

test('work that takes less than its limit is done', () => {
  expect(within({ limitMs: 2_000, maxStretch: 4 }, work(1))).toBe('done')
})

test('work without end is broken off where it had a core for itself', () => {
  const twice = work(Number.POSITIVE_INFINITY, 1)
  expect(within({ limitMs: 20, maxStretch: 4 }, twice, core(100, 119))).toBeNull()
})

test('work that others kept from its core begins anew, with more of the clock', () => {
  const starved = work(Number.POSITIVE_INFINITY, 60)
  expect(within({ limitMs: 50, maxStretch: 4 }, starved, core(100, 110))).toBe('done')
})

test('work without end is broken off on a busy machine as well', () => {
  expect(within({ limitMs: 10, maxStretch: 4 }, work(), core(100, 100))).toBeNull()
})
