import { fold } from '../phrases.ts'
import type { Phrases } from './lexicon.ts'

/** A phrase list written as running text in the language's own spelling, split at commas. */
export function list(text: string): Phrases {
  return fold(text.normalize('NFC'))
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
