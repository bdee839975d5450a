import type { Language } from '#shared/language.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood } from '../parse/ingredients.ts'
import type { Word } from '../parse/name-words.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** They call a mixture by an adjective made of its food. */
const DERIVING: readonly Language[] = ['pl', 'uk']
/** Shorter names begin other words by chance. */
const MIN_LENGTH = 4

/** "Mehlmischung", "борошняна суміш": what is called after a food without its own form. */
export function isCalledAfter(
  head: string,
  word: Word,
  near: readonly Word[],
  { source: { hasCompounds, language } }: CompiledLexicon,
): boolean {
  if (head.length < MIN_LENGTH) return false
  const derived = hasCompounds ? [word] : DERIVING.includes(language) ? near : []
  return derived.some(({ stem }) => stem !== head && stem.startsWith(head))
}

/** How many words of a food's name, its main one among them, are named; of the best of a vessel. */
export function wordsNamed({ holds }: OpenVessel, stems: readonly string[]): number {
  const counts = [...holds.values()].map(({ head, stems: own }) =>
    stems.includes(head) ? stems.filter((one) => one === head || own.has(one)).length : 0,
  )
  return Math.max(0, ...counts)
}

/** "chicken-grape mixture" */
export function partsOf(stem: string, lexicon: CompiledLexicon): string[] {
  return stem.includes('-') ? stem.split('-').map(lexicon.stem) : []
}

/** "The chocolate mixture", of chocolate chips. */
export function isOfKind(
  near: readonly Word[],
  { folded }: Clause,
  holds: OpenVessel['holds'],
  lexicon: CompiledLexicon,
): boolean {
  return near.some(({ start, end, stem }) => {
    const kind = classifyFood(folded.slice(start, end), lexicon)
    return kind && [...holds.values()].some(({ food, stems }) => food === kind && stems.has(stem))
  })
}
