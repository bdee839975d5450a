import { expect, test } from 'vitest'
import { enlarge } from '#server/features/convert/read/photo/enlarge.ts'

test('an enlarged picture keeps its greys and its edges', async () => {
  const row = [10, 10, 10, 10, 200, 200, 200, 200]
  const large = await enlarge(
    { pixels: Uint8Array.from([row, row].flat()), width: 8, height: 2 },
    2,
  )

  expect([large.width, large.height]).toEqual([16, 4])
  const [first, dark, light, last] = [0, 6, 9, 15].map((x) => large.pixels[x] ?? 0)
  expect([first, last]).toEqual([10, 200])
  expect(dark).toBeLessThan(40)
  expect(light).toBeGreaterThan(170)
})
