import type { Language } from '#shared/language.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { fold } from './phrases.ts'

/** Words that say how long a piece of work goes on. */
const UNTIL_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['until', 'till', 'or until', 'just until', 'to soft', 'to stiff', 'to firm', 'to medium'],
  de: ['bis', 'so lange bis', 'solange bis'],
  fr: ["jusqu'a", "jusqu'a ce que", "jusqu'au", "jusqu'aux"],
  es: ['hasta', 'hasta que'],
  it: ['finche', 'fino a', 'fino ad', 'fino a quando', 'fino a che', 'fin quando', 'fintanto che'],
  pl: ['az', 'az do', 'dopoki', 'do momentu', 'do czasu aż', 'do czasu gdy', 'do chwili'],
  uk: ['доки', 'поки', 'до тих пір', 'до моменту', 'аж поки'],
  ro: ['pana', 'pana cand', 'pana ce', 'pana la'],
}

/** By language. */
export const untilPatterns = new Map(
  Object.entries(UNTIL_WORDS).map(([language, words]) => [
    language,
    new PhrasePattern(words.map(fold)),
  ]),
)

/** "Until the edges are golden, 15 minutes." */
export function opensWithUntil(folded: string, language: Language): boolean {
  return (untilPatterns.get(language)?.endAt(folded, 0) ?? 0) > 0
}
