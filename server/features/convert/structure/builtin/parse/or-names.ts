import type { Language } from '#shared/language.ts'
import { alternatives } from './phrases.ts'

/** Words between two foods of which the cook takes one, folded. */
const OR_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['or'],
  de: ['oder', 'bzw.', 'bzw'],
  fr: ['ou'],
  es: ['o', 'u'],
  it: ['o', 'oppure'],
  pl: ['lub', 'albo'],
  uk: ['або', 'чи'],
  ro: ['sau', 'ori'],
}

const patterns = new Map(
  Object.entries(OR_WORDS).map(([language, words]) => [
    language,
    new RegExp(`\\s+${alternatives(words)}\\s+`, 'u'),
  ]),
)

/** The names of a food of which the cook takes one: "spring onion or onion"; none without an "or". */
export function choicesOf(foldedName: string, language: Language): readonly string[] {
  const choices = foldedName.split(patterns.get(language) ?? /$/u)
  return choices.length > 1 ? choices : []
}
