import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFromBefore } from '../parse/goal-words.ts'
import { productIn, type Word } from '../parse/name-words.ts'
import { leadingSideClause } from './clause-positions.ts'
import { BEATEN_TO, BEATING, RESULT } from './product-words.ts'

/** "Mix the flour with the water to a thick paste", "amestecați-le într-un aluat". */
const MIXED_TO = /(?<!\p{L})(?:to an?|intr-un|intr-o)\s+(?:\p{L}+\s+){0,2}$/u

/** "Form balls from the dough": the balls are not there yet. */
function isShapedFrom(
  word: Word,
  words: readonly Word[],
  folded: string,
  lexicon: CompiledLexicon,
): boolean {
  if (!lexicon.cues.formed.isIn(folded.slice(word.start, word.end))) return false
  return words.some(
    (one) =>
      one !== word &&
      isFromBefore(folded.slice(0, one.start), lexicon) &&
      productIn(one, folded, lexicon) !== null,
  )
}

/** Whether a word says what is to come of the work: behind "until", "to make", "into a". */
export function isResult(
  words: readonly Word[],
  at: number,
  clause: Clause,
  lexicon: CompiledLexicon,
): boolean {
  const { folded, verb, action } = clause
  const word = words[at]
  if (!word) return false
  // "Make the glaze by whisking": the verb's gap holds what is to come of it.
  const isInGap = word.start > verb.start && word.end < verb.end
  if (isInGap && folded.slice(word.end, verb.end).startsWith(' by ')) return true
  if (action === 'shape' && isShapedFrom(word, words, folded, lexicon)) return true
  const before = folded.slice(0, word.start)
  // "Once the tofu is baked, stir it into the sauce": that side clause has ended.
  const sideEnd = leadingSideClause(clause, lexicon)
  const sides = lexicon.subordinators
    .spans(before)
    .filter(({ start }) => word.start < sideEnd || start >= sideEnd)
  if (BEATING.includes(action) && BEATEN_TO.test(before)) return true
  if (VERBS[action].role === 'work' && MIXED_TO.test(before)) return true
  return sides.length > 0 || RESULT.test(before)
}
