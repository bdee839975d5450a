import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { relativeDate } from '#client/lib/relative-date.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(async () => {
  await startTexts()
})

/** Dates without a zone are local, as a person at home reads them. */
const now = new Date('2026-11-21T09:00:00')
const since = (local: string) =>
  relativeDate(new Date(local).toISOString(), { t: i18next.t, language: 'en', now })

describe('the date of a saved recipe', () => {
  test('is today from midnight on', () => {
    expect(since('2026-11-21T00:01:00')).toBe('today')
  })

  test('is yesterday on the calendar, even a few hours ago', () => {
    expect(since('2026-11-20T23:59:00')).toBe('yesterday')
  })

  test('counts days under a week', () => {
    expect(since('2026-11-19T23:00:00')).toBe('2 days ago')
    expect(since('2026-11-15T10:00:00')).toBe('6 days ago')
  })

  test('counts whole weeks under thirty days', () => {
    expect(since('2026-11-14T10:00:00')).toBe('1 week ago')
    expect(since('2026-10-23T10:00:00')).toBe('4 weeks ago')
  })

  test('is day and month from thirty days on, without this year', () => {
    expect(since('2026-10-22T10:00:00')).toBe('Oct 22')
  })

  test('names the year when it is another one', () => {
    expect(since('2025-12-24T10:00:00')).toBe('Dec 24, 2025')
  })

  test('is told for whatever a browser calls its language', () => {
    const told = ['en-US@posix', 'gb', 'no language at all'].map((language) =>
      relativeDate('2025-12-24T10:00:00Z', { t: i18next.t, language, now }),
    )
    expect(told).toEqual([
      expect.stringContaining('2025'),
      expect.stringContaining('2025'),
      expect.stringContaining('2025'),
    ])
  })

  test('is today for a clock that runs a little ahead', () => {
    expect(since('2026-11-21T09:00:30')).toBe('today')
  })
})
