import { afterEach, expect, vi } from 'vitest'

const printed: unknown[][] = []
for (const method of ['error', 'warn'] as const) {
  vi.spyOn(console, method).mockImplementation((...words) => {
    printed.push(words)
  })
}

/** What complains on the console is a mistake, wherever the test looked. */
afterEach(() => {
  const complaints = printed.splice(0)
  expect(complaints).toEqual([])
})
