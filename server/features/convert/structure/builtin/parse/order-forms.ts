import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Span } from './phrases.ts'
import type { Reading, Verb } from './verb-search.ts'

/** "emincez les et …" as "emincez-les et …", character for character. */
export function withHyphens(folded: string, { source }: CompiledLexicon): string {
  const { missingHyphen } = source.method
  return missingHyphen ? folded.replace(missingHyphen, '-') : folded
}

/** "Fouettez jusqu'à ce que le mélange blanchisse et [forme] un ruban": "until" goes on. */
export function isInUntil(
  found: Verb | null,
  before: Verb | null,
  { folded, lexicon }: Reading,
): boolean {
  const { orderEnds } = lexicon.source.method
  const isOrder = ({ span }: Verb) =>
    orderEnds?.test(/^\p{L}+/u.exec(folded.slice(span.start))?.[0] ?? '') === true
  if (!found || !before || !isOrder(before) || isOrder(found)) return false
  const between = folded.slice(before.span.end, found.span.start)
  const until = lexicon.subordinators.spans(between).at(-1)
  return until !== undefined && !/[,;:]\s/.test(between.slice(until.end))
}

/** "[Avant de servir,] parsemez de persil": the order comes behind it. */
export function isTimeAhead({ start, end }: Span, { folded, lexicon }: Reading): boolean {
  // "Juste | avant de servir," may have been cut inside the phrase.
  const isFirst = start < Math.max(1, lexicon.timesAhead.endAt(folded, 0))
  return isFirst && /,\s*$/.test(folded.slice(0, end)) && lexicon.timesAhead.endAt(folded, 0) > 0
}
