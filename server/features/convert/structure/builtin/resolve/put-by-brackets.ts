import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { findMatches, type Span } from '../parse/phrases.ts'

/** "Beat 3 yolks (set the 3 whites aside) with the sugar": what its brackets put by goes in nowhere. */
export function putByBrackets({ folded, verb }: Clause, { verbs }: CompiledLexicon): Span[] {
  return findMatches(/\([^()]{3,100}\)/gu, folded).filter(({ start, end }) => {
    const note = folded.slice(start + 1, end - 1)
    const isPutBy = verbs
      .places(note)
      .some((at) => verbs.at(note, at).some(({ value }) => VERBS[value].role === 'aside'))
    return isPutBy && !(verb.start >= start && verb.end <= end)
  })
}
