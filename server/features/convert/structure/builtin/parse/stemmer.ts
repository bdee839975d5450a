import type { StemmingRules } from './lexicon/lexicon.ts'
import { fold } from './phrases.ts'

export type Stemmer = (word: string) => string

/** Makes a language's rules into a function over folded words. */
export function createStemmer({ shortest, endings, irregular }: StemmingRules): Stemmer {
  const known = new Map(folded(irregular))
  const replaced = new Map(folded(endings))
  const longest = Math.max(0, ...[...replaced.keys()].map((ending) => ending.length))
  return (word) => known.get(word) ?? (word.length < shortest ? word : withoutEnding(word))

  function withoutEnding(word: string): string {
    for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
      const stead = replaced.get(word.slice(-length))
      if (stead !== undefined) return word.slice(0, -length) + stead
    }
    return word
  }
}

function folded(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).map(([from, to]) => [fold(from), fold(to)])
}
