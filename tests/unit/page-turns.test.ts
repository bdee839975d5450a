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
    inTurn(line, { id, characters }, async () => ({ answer: read.push(id), coreMs: 50 })),
  )
  leave()
  await Promise.all(turns)
  expect(read).toEqual(['a short one', 'the second long one', 'the first long one'])
})

test('who has had a page that took long goes behind, who has had many ordinary ones does not', async () => {
  const line = createFairLine({ places: 1, most: 10, patienceMs: 60_000 })
  const readBefore = (id: string, coreMs: number) =>
    inTurn(line, { id, characters: 1_000 }, async () => ({ answer: id, coreMs }))
  await readBefore('somebody slow', 900)
  for (let page = 0; page < 20; page++) await readBefore('a reader', 120)

  const leave = await line.enter(0)
  const read: string[] = []
  const turns = ['somebody slow', 'a reader', 'somebody new'].map((id) =>
    inTurn(line, { id, characters: 1_000 }, async () => ({ answer: read.push(id), coreMs: 50 })),
  )
  leave()
  await Promise.all(turns)
  expect(read).toEqual(['a reader', 'somebody new', 'somebody slow'])
})

test('a page that met a cold thread puts its reader behind nobody', async () => {
  const line = createFairLine({ places: 1, most: 10, patienceMs: 60_000 })
  await inTurn(line, { id: 'first of the day', characters: 1_000 }, async () => ({
    answer: 'read',
    coreMs: 500,
  }))
  const leave = await line.enter(0)
  const read: string[] = []
  const turns = [
    ['somebody new', 100_000],
    ['first of the day', 1_000],
  ] as const
  const done = turns.map(([id, characters]) =>
    inTurn(line, { id, characters }, async () => ({ answer: read.push(id), coreMs: 50 })),
  )
  leave()
  await Promise.all(done)
  expect(read).toEqual(['first of the day', 'somebody new'])
})

test('a page that had too little of a busy machine puts its reader behind nobody', async () => {
  const line = createFairLine({ places: 1, most: 10, patienceMs: 60_000 })
  await inTurn(line, { id: 'unlucky', characters: 1_000 }, async () => ({
    answer: null,
    coreMs: 40,
  }))
  const leave = await line.enter(0)
  const read: string[] = []
  const turns = ['unlucky', 'lucky'].map((id) =>
    inTurn(line, { id, characters: 1_000 }, async () => ({ answer: read.push(id), coreMs: 50 })),
  )
  leave()
  await Promise.all(turns)
  expect(read).toEqual(['unlucky', 'lucky'])
})
