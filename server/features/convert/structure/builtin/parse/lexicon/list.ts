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

/** Switzerland has no "ß", "giessen", and some keyboards have no umlauts either: "wuerzen". */
function spellings(phrase: string): string[] {
  const swiss = phrase.replaceAll('ß', 'ss')
  const plain = swiss.replace(/[äöü]/gi, (letter) => `${UMLAUTS[letter.toLowerCase()]}e`)
  return [...new Set([phrase, swiss, plain])]
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }
