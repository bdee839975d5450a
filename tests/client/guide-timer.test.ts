import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { swipeDirection } from '#client/features/guide/swipe.ts'
import {
  byUrgency,
  clockText,
  dueTimers,
  isOver,
  isRunning,
  msToNextSecond,
  nextEnd,
  remainingMs,
  startedTimer,
  type Timer,
  toggledTimer,
  withoutStale,
} from '#client/features/guide/timer.ts'

const NOON = Date.UTC(2026, 4, 1, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const step = (stepIndex = 0) => ({
  recipeId: 'soup',
  recipeTitle: 'Soup',
  stepIndex,
  label: 'Simmer.',
})
const started = (minutes: number, stepIndex = 0) =>
  startedTimer(step(stepIndex), minutes * MINUTE, NOON)

describe('a timer', () => {
  test('counts by the clock, however long nobody looked', () => {
    const timer = started(10)
    expect(remainingMs(timer, NOON)).toBe(10 * MINUTE)
    expect(remainingMs(timer, NOON + 9 * MINUTE)).toBe(MINUTE)
    expect(isOver(timer, NOON + 9 * MINUTE)).toBe(false)
    expect(remainingMs(timer, NOON + HOUR)).toBe(0)
    expect(isOver(timer, NOON + HOUR)).toBe(true)
  })

  test('keeps what is left while it is paused', () => {
    const paused = toggledTimer(started(10), NOON + 4 * MINUTE)
    expect(isRunning(paused)).toBe(false)
    expect(remainingMs(paused, NOON + 5 * HOUR)).toBe(6 * MINUTE)

    const goesOn = toggledTimer(paused, NOON + 5 * HOUR)
    expect(remainingMs(goesOn, NOON + 5 * HOUR + MINUTE)).toBe(5 * MINUTE)
  })

  test('that is over is not started again by pausing it', () => {
    const timer = started(1)
    expect(toggledTimer(timer, NOON + HOUR)).toBe(timer)
  })

  test('loses no time by being paused, however often', () => {
    const pauses = fc.array(fc.tuple(fc.nat(5_000), fc.nat(9 * HOUR)), { maxLength: 20 })
    fc.assert(
      fc.property(pauses, (spans) => {
        let timer: Timer = started(60)
        let now = NOON
        let ran = 0
        for (const [running, paused] of spans) {
          now += running
          ran += running
          timer = toggledTimer(timer, now)
          now += paused
          timer = toggledTimer(timer, now)
        }
        expect(remainingMs(timer, now)).toBe(HOUR - ran)
      }),
    )
  })
})

describe('the clock', () => {
  test.each([
    [0, '00:00'],
    [1, '00:01'],
    [59_000, '00:59'],
    [59_001, '01:00'],
    [90_000, '01:30'],
    [20 * MINUTE, '20:00'],
    [99 * MINUTE + 59_000, '99:59'],
    [100 * MINUTE, '1:40:00'],
    [12 * HOUR, '12:00:00'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text)
  })

  test('changes exactly when it is looked at again', () => {
    const { endsAt } = started(1)
    expect(msToNextSecond(endsAt, NOON)).toBe(1000)
    expect(msToNextSecond(endsAt, NOON + 250)).toBe(750)
    const left = (now: number) => clockText(endsAt - now)
    expect(left(NOON + 250)).toBe('01:00')
    expect(left(NOON + 250 + 750)).toBe('00:59')
  })
})

describe('of several timers', () => {
  test('those that have ended ring once, the next end is known', () => {
    const [soon, later] = [started(5, 0), started(9, 1)]
    const paused = toggledTimer(started(1, 2), NOON)
    const timers = [later, paused, soon]
    expect(dueTimers(timers, NOON)).toEqual([])
    expect(nextEnd(timers, NOON)).toBe(NOON + 5 * MINUTE)
    expect(dueTimers(timers, NOON + 6 * MINUTE)).toEqual([soon])
    expect(dueTimers([{ ...soon, isRung: true }], NOON + 6 * MINUTE)).toEqual([])
    expect(nextEnd([paused], NOON)).toBeNull()
  })

  test('what ends first stands first, what is paused last', () => {
    const [soon, later] = [started(5, 0), started(9, 1)]
    const paused = toggledTimer(started(1, 2), NOON)
    expect(byUrgency([paused, later, soon])).toEqual([soon, later, paused])
  })

  test('those of a meal long ago are dropped', () => {
    const [old, paused] = [started(5, 0), toggledTimer(started(5, 1), NOON)]
    expect(withoutStale([old, paused], NOON + HOUR)).toEqual([old, paused])
    expect(withoutStale([old, paused], NOON + 24 * HOUR)).toEqual([paused])
  })
})

describe('a finger', () => {
  const from = { x: 200, y: 400 }
  const to = (x: number, y: number) => swipeDirection(from, { x, y }, 390)

  test('that goes sideways swipes', () => {
    expect(to(100, 420)).toBe('left')
    expect(to(300, 380)).toBe('right')
  })

  test('that scrolls, taps or goes back in history does not', () => {
    expect(to(120, 300)).toBeNull()
    expect(to(180, 400)).toBeNull()
    expect(swipeDirection({ x: 4, y: 400 }, { x: 200, y: 400 }, 390)).toBeNull()
  })
})
