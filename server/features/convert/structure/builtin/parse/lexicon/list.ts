import { fold } from '../phrases.ts'
import type { Phrases } from './lexicon.ts'

/** A phrase list written as running text in the language's own spelling, split at commas. */
export function list(text: string): Phrases {
  return text
    .normalize('NFC')
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .flatMap(spellings)
    .map(fold)
}

/** Switzerland has no "ß": "giessen", "Eiweiss". */
const spellings = (phrase: string) =>
  phrase.includes('ß') ? [phrase, phrase.replaceAll('ß', 'ss')] : [phrase]
