import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isIndefiniteBefore } from '../parse/indefinite.ts'
import { productIn, wordsOf } from '../parse/name-words.ts'
import type { Span } from '../parse/phrases.ts'
import { untilSpans } from '../parse/until-words.ts'

/** "Hasta obtener una crema fina": what comes of the work is no cream of the list. */
export function resultsIn({ folded }: Clause, lexicon: CompiledLexicon): Span[] {
  const { language } = lexicon.source
  const [until] = untilSpans(folded, language)
  if (!until) return []
  return wordsOf(folded.slice(until.end), lexicon)
    .map(({ start, end }) => ({ start: until.end + start, end: until.end + end }))
    .filter((word) => productIn(word, folded, lexicon) !== null)
    .filter(({ start }) => isIndefiniteBefore(folded.slice(until.end, start), language))
}
