import type { Candidate } from '../parse/candidate.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Word } from '../parse/name-words.ts'
import { statesAllOf } from '../parse/read-share.ts'
import { namedAt, partNamed } from './part-amounts.ts'

type Said = { words: readonly Word[]; clause: Clause; lexicon: CompiledLexicon }

/**
 * Of foods that one word fits, those of which the list has just the amount that the clause states:
 * "add 2 tbsp of water" is not the cup of water further down. The others stay where none fits so.
 */
export function ofStatedAmount(
  candidates: readonly Candidate[],
  isOpen: (candidate: Candidate) => boolean,
  said: Said,
): Candidate[] {
  const meant = candidates.filter(
    (one) =>
      candidates.some((other) => other !== one && isAtSamePlace(one, other)) &&
      isOpen(one) &&
      isAllStated(one, said),
  )
  return candidates.filter(
    (one) => meant.includes(one) || !meant.some((other) => isAtSamePlace(one, other)),
  )
}

const isAtSamePlace = (one: Candidate, other: Candidate) =>
  one.from === other.from && one.to === other.to

function isAllStated({ ingredient, from, to }: Candidate, { words, clause, lexicon }: Said) {
  const span = { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 }
  const stated = partNamed(namedAt(clause, span), lexicon)
  return stated !== null && statesAllOf(stated, ingredient, lexicon)
}
