import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { Word } from '../parse/name-words.ts'

/** Orders that put one thing to another. */
const BRINGING_IN: readonly Action[] = ['stirIn', 'fold', 'add']

/**
 * Whether the word at `at` is all that an order brings in, so that it is not what is there already:
 * "[Heat the milk.] Stir in the mixture".
 */
export function comesIn(
  words: readonly Word[],
  at: number,
  { clause, lexicon }: { clause: Clause; lexicon: CompiledLexicon },
): boolean {
  const { verb, action } = clause
  const isVerb = ({ start, end }: Word) => start >= verb.start && end <= verb.end
  const isTelling = (word: Word) => !isVerb(word) && !lexicon.stopWords.has(word.stem)
  return BRINGING_IN.includes(action) && words.every((word, one) => one === at || !isTelling(word))
}
