import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { fold, type Span } from '../parse/phrases.ts'
import type { Mention } from './mention.ts'

/** Fewer words are an item of a list or "if using". */
const FEWEST_WORDS = 4
const FEWEST_IN_BRACKETS = 3

/**
 * What a clause says besides its order: "(a few lumps are fine)", ", scraping down the sides of the
 * bowl now and then". A machine step, which has words of its own for the order, repeats it.
 */
export function asidesOf(
  { clause, cues, until }: ParsedClause,
  mentions: readonly Mention[],
  lexicon: CompiledLexicon,
): string[] {
  const told = [clause.verb, ...cues.settings, ...mentions.map(({ span }) => span)]
  const asides: string[] = []
  for (const match of clause.text.matchAll(/\([^()]*\)|[^,;:()–—]+/gu)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const text = match[0].replace(/^[\s(]+|[\s).!]+$/gu, '')
    if (span.start < clause.verb.end || told.some((one) => overlap(one, span))) continue
    if (until && fold(until).includes(fold(text))) continue
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
    const isShort = words < (match[0].startsWith('(') ? FEWEST_IN_BRACKETS : FEWEST_WORDS)
    if (isShort || namesTool(fold(text), lexicon)) continue
    asides.push(text)
  }
  return asides
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** "Using an electric mixer", "until it coats the back of a spoon": the machine needs none. */
function namesTool(folded: string, { places, devices, cues }: CompiledLexicon): boolean {
  return (
    devices.some(({ pattern }) => pattern.isIn(folded)) ||
    cues.stoveTalk.isIn(folded) ||
    places.some(({ pattern }) => pattern.isIn(folded))
  )
}
