import { expect, test } from 'vitest'
import type { Engine } from '#server/features/convert/read/photo/engine.ts'
import type { Raster } from '#server/features/convert/read/photo/raster.ts'
import { readAgain } from '#server/features/convert/read/photo/read-again.ts'
import type { Word } from '#server/features/convert/read/photo/words.ts'

const PAGE: Raster = { pixels: new Uint8Array(800 * 600).fill(255), width: 800, height: 600 }

type Place = [left: number, top: number, width: number, height: number]

function aWord(text: string, confidence: number, place: Place, line = text): Word {
  const [left, top, width, height] = place
  return { text, confidence, line, box: { left, top, width, height } }
}

/** What is right on the page. */
const METHOD = [60, 100, 140, 180, 220].map((top, at) =>
  aWord(`Stir${at}`, 0.95, [200, top, 90, 20]),
)

/** Answers every block with the same words, as they stand in it, and notes how large it was. */
function anEngine(answer: Word[]) {
  const seen: { width: number; height: number }[] = []
  const engine: Engine = {
    prepare: async () => {},
    close: async () => {},
    read: async ({ width, height }) => {
      seen.push({ width, height })
      return answer
    },
  }
  return { engine, seen }
}

test('a column of numbers that was taken for one word is read number by number', async () => {
  const column = aWord('AaEu', 0.1, [150, 60, 22, 180])
  const { engine, seen } = anEngine([
    aWord('1.', 0.9, [8, 8, 20, 20]),
    aWord('2.', 0.9, [8, 48, 20, 20]),
    // The upper half of what stands below the column.
    aWord('~~', 0.9, [8, 186, 20, 12]),
  ])

  const words = await readAgain(engine, PAGE, 'en', [...METHOD, column])

  expect(seen).toEqual([{ width: 38, height: 196 }])
  const added = words.filter((word) => !METHOD.includes(word))
  expect(added.map(({ text, box }) => [text, box.left, box.top])).toEqual([
    ['1.', 150, 60],
    ['2.', 150, 100],
  ])
  expect(METHOD.every((word) => words.includes(word))).toBe(true)
})

test('a second reading that is no surer is not taken', async () => {
  const broad = aWord('AaEuUpWw', 0.4, [300, 60, 180, 90])
  const { engine } = anEngine([aWord('?', 0.2, [8, 8, 20, 20])])

  expect(await readAgain(engine, PAGE, 'en', [...METHOD, broad])).toContain(broad)
})

test('numbers that were taken for a line that runs upwards are left out when they stay unread', async () => {
  const numbers = ['w', 'N', 'No', 'a'].map((text, at) =>
    aWord(text, 0.8, [150, 220 - at * 40, 22, 20], 'upwards'),
  )
  const { engine, seen } = anEngine([])

  expect(await readAgain(engine, PAGE, 'en', [...METHOD, ...numbers])).toEqual(METHOD)
  expect(seen).toHaveLength(1)
})

test('headings and pictures are not read again', async () => {
  const heading = aWord('Pancakes', 0.96, [40, 5, 300, 48])
  const picture = aWord('~', 0.05, [300, 300, 480, 280])
  const { engine, seen } = anEngine([])

  await readAgain(engine, PAGE, 'en', [...METHOD, heading, picture])

  expect(seen).toEqual([])
})
