import type { Phrases } from './lexicon.ts'

/** A phrase list written as running text, split at commas. */
export function list(text: string): Phrases {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
