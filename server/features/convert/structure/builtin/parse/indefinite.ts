import type { Language } from '#shared/language.ts'
import { alternatives, fold } from './phrases.ts'

/** Articles and words that bring in something not spoken of before. */
const INDEFINITE: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['a', 'an', 'another'],
  de: ['ein', 'eine', 'einen', 'einem', 'einer', 'andere', 'anderen', 'anderem'],
  fr: ['un', 'une', 'autre'],
  es: ['un', 'una', 'otro', 'otra'],
  it: ['un', 'una', 'uno', "un'", 'altro', 'altra'],
  pl: ['inny', 'inna', 'innej', 'innym', 'osobnej', 'osobnym', 'drugiej', 'drugim'],
  uk: ['інший', 'іншу', 'іншій', 'іншому', 'окремій', 'окрему', 'окремому'],
  ro: ['un', 'o', 'alt', 'alta'],
}

const patterns = new Map(
  Object.entries(INDEFINITE).map(([language, words]) => [
    language,
    new RegExp(
      `(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?:[\\p{L}\\d-]+,?\\s+){0,4}$`,
      'u',
    ),
  ]),
)

/** Whether what stands before a vessel's word makes it a new one: "a large, heavy [pan]". */
export function isIndefiniteBefore(before: string, language: Language): boolean {
  return patterns.get(language)?.test(before) ?? false
}
