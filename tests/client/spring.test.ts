import { expect, test } from 'vitest'
import { springTiming } from '#client/lib/spring.ts'

const pointsOf = (easing: string) => easing.slice('linear('.length, -1).split(', ').map(Number)

test('a spring without bounce goes from its start to its end and never back', () => {
  const { easing, duration } = springTiming({ stiffness: 300, damping: 35 })
  const points = pointsOf(easing)
  expect(points[0]).toBe(0)
  expect(points.at(-1)).toBe(1)
  expect(points).toEqual([...points].sort((a, b) => a - b))
  expect(duration).toBeGreaterThan(300)
  expect(duration).toBeLessThan(800)
})

test('a loose spring swings beyond its end', () => {
  expect(
    Math.max(...pointsOf(springTiming({ stiffness: 300, damping: 8 }).easing)),
  ).toBeGreaterThan(1)
})

test('a spring that never rests is cut off', () => {
  expect(springTiming({ stiffness: 300, damping: 0 }).duration).toBeLessThan(2_100)
})
