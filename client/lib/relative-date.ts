import type { TFunction } from 'i18next'
import { localeOf } from './intl.ts'

const DAY = 24 * 3600 * 1000

/** Whole calendar days from one local date to another, whatever the clocks did in between. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / DAY)
}

type Words = { t: TFunction; language: string; now?: Date }

/**
 * When something was saved, as people say it: today, yesterday, days under a week, whole weeks
 * under thirty days, then the day and month, with the year only where it is another one.
 */
export function relativeDate(iso: string, { t, language, now = new Date() }: Words): string {
  const date = new Date(iso)
  const days = daysBetween(date, now)
  if (days <= 0) return t('date.today')
  if (days === 1) return t('date.yesterday')
  if (days < 7) return t('date.daysAgo', { count: days })
  if (days < 30) return t('date.weeksAgo', { count: Math.floor(days / 7) })

  const isThisYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date)
}
