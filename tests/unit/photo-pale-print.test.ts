import { expect, test } from 'vitest'
import { darkenPalePrint } from '#server/features/convert/read/photo/pale-print.ts'

const PAPER = 240
const LETTER = { left: 10, top: 10, width: 8, height: 12 }

/** Paper with one letter of that grey. */
function aPage(ink: number) {
  const [width, height] = [60, 40]
  const pixels = new Uint8Array(width * height).fill(PAPER)
  for (let y = 12; y < 20; y++) pixels.fill(ink, y * width + 12, y * width + 15)
  return { pixels, width, height }
}

test('pale print is darkened, and its paper stays as light as it was', () => {
  const { pixels } = darkenPalePrint(aPage(190), [LETTER])

  expect(pixels[0]).toBe(PAPER)
  expect(Math.min(...pixels)).toBeLessThan(120)
})

test('print that stands out stays as it is', () => {
  const page = aPage(40)

  expect(darkenPalePrint(page, [LETTER])).toBe(page)
})
