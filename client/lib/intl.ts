import { CURRENCY } from '#shared/prices.ts'

/**
 * The name by which the browser knows a language. What it told us itself, or stands in an address,
 * may be no name at all (`en-US@posix`): then its own language is taken.
 */
export function localeOf(language: string): string | undefined {
  const name = language === 'gb' ? 'en-GB' : language.split('@', 1)[0]
  try {
    return Intl.getCanonicalLocales(name)[0]
  } catch {
    return undefined
  }
}

/** A price as people of the language write it: €1.00, 1,00 €. */
export function formatPrice(cents: number, language: string): string {
  const style = { style: 'currency', currency: CURRENCY } as const
  return new Intl.NumberFormat(localeOf(language), style).format(cents / 100)
}

/** A count as people of the language write it. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language)).format(count)
}

/** What came or went, with its sign. */
export function formatChange(amount: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' }).format(amount)
}

/** A day and a time of it, where the browser is. */
export function formatMoment(iso: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(iso))
}
