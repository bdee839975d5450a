import { expect, test } from 'vitest'
import { inTurn } from '#server/features/convert/read/page/page-turns.ts'
import { createFairLine } from '#server/jobs/fair-line.ts'

test('a short page of somebody who has had no turn yet goes before long ones that came earlier', async () => {
  const line = createFairLine({ places: 1, most: 10, patienceMs: 60_000 })
  const leave = await line.enter(0)
  const read: string[] = []
  const pages = [
    ['the first long one', 6_000_000],
    ['the second long one', 5_000_000],
    ['a short one', 50_000],
  ] as const
  const turns = pages.map(([id, characters]) =>
    inTurn(line, { id, characters }, async () => read.push(id)),
  )
  leave()
  await Promise.all(turns)
  expect(read).toEqual(['a short one', 'the second long one', 'the first long one'])
})
