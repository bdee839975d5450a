import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isGoalWord } from '../parse/goal-words.ts'
import type { Word } from '../parse/name-words.ts'
import { isOfPurpose } from './clause-positions.ts'

/** The words around a made thing that may say what it is made of. */
export function wordsAround(
  words: readonly Word[],
  at: number,
  { folded }: Clause,
  lexicon: CompiledLexicon,
): Word[] {
  const textOf = (word: Word | undefined) => (word ? folded.slice(word.start, word.end) : '')
  const left = [words[at - 1], words[at - 2]]
  const right = [words[at + 1], words[at + 2]]
  // "Add the sausage to soup", "do zupy kiełbasę": what goes in is not in it yet.
  const isGoal = isGoalWord(textOf(words[at - 1]), lexicon)
  const isLinked = isGoalWord(textOf(words[at + 1]), lexicon)
  // "Whisk buttermilk mixture into flour mixture": what it comes into is not in it yet.
  const isMoved = /^(?:into|onto|to|over)$/.test(textOf(words[at + 1]))
  const near = isGoal ? (isLinked ? right : []) : isMoved ? left : [...left, ...right]
  const here = words[at]
  const isApart = (word: Word) =>
    here !== undefined &&
    (/[,;:]/.test(folded.slice(Math.min(word.end, here.end), Math.max(word.start, here.start))) ||
      isOfPurpose({ folded }, word.start))
  return near.filter((word) => word !== undefined).filter((word) => !isApart(word))
}
