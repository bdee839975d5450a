import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Span } from './phrases.ts'

/** A word of a clause, by its stem. */
export type Word = Span & { stem: string; isPlural: boolean }

export function wordsOf(folded: string, lexicon: CompiledLexicon): Word[] {
  return [...folded.matchAll(/[\p{L}][\p{L}'-]*/gu)].map((match) => {
    const stem = lexicon.source.stem(match[0])
    return {
      stem,
      isPlural: stem !== match[0],
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

/** Whether only blanks or a hyphen stand between two stretches. */
export function isAdjacent(left: Span, right: Span, folded: string): boolean {
  return /^[\s-]+$/.test(folded.slice(left.end, right.start))
}
