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

/** "Make an even layer in the [pan]": the article before the vessel's own word is another's. */
const DEFINITE: Partial<Record<Language, readonly string[]>> = {
  en: ['the', 'your', 'same'],
  de: ['der', 'die', 'das', 'den', 'dem', 'im', 'ins', 'zum', 'zur'],
  fr: ['le', 'la', 'les', 'du', 'au'],
  es: ['el', 'la', 'los', 'las', 'del', 'al'],
  it: ['il', 'lo', 'la', 'nel', 'nella', 'del', 'della'],
}

const patterns = new Map(
  Object.entries(INDEFINITE).map(([language, words]) => [
    language,
    new RegExp(
      `(?<![\\p{L}-])${alternatives(words.map(fold))}[\\s']+(?<between>(?:[\\p{L}\\d-]+,?\\s+){0,4})$`,
      'u',
    ),
  ]),
)

/** Whether what stands before a vessel's word makes it a new one: "a large, heavy [pan]". */
export function isIndefiniteBefore(before: string, language: Language): boolean {
  const between = patterns.get(language)?.exec(before)?.groups?.between
  if (between === undefined) return false
  const words = between.split(/[\s,]+/)
  return !DEFINITE[language]?.some((one) => words.includes(one))
}
