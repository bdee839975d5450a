import type { CompiledLexicon } from './compiled-lexicon.ts'
import { findMatches, fold, type Span } from './phrases.ts'

/** Everything between commas, semicolons and joining words outside brackets and settings. */
export function cutFragments(
  text: string,
  settings: readonly Span[],
  lexicon: CompiledLexicon,
): Span[] {
  const folded = fold(text)
  const cuts = [...findMatches(/[,;:–—]\s/gu, folded).map(({ end }) => end)]
  const joiners = lexicon.joiners.spans(folded).map(({ start }) => start)
  // Italian "è" joins nothing.
  cuts.push(...joiners.filter((at) => !/^[èÈ](?!\p{L})/u.test(text.slice(at, at + 2))))
  const brackets = findMatches(/\([^)]*\)?/gu, folded)
  // "una hora y media"
  const whole = [...brackets, ...settings, ...findMatches(lexicon.duration, folded)]
  const isInside = (at: number) => whole.some(({ start, end }) => at > start && at < end)
  const inOrder = [...new Set([0, ...cuts.filter((at) => !isInside(at)), folded.length])]
  inOrder.sort((a, b) => a - b)
  return inOrder.slice(1).map((end, index) => ({ start: inOrder[index] ?? 0, end }))
}
