import type { CompiledLexicon } from './compiled-lexicon.ts'
import { falseVerbsIn } from './fragments.ts'
import { findMatches, type Span } from './phrases.ts'
import { longestVerbAt, type Reading } from './verb-search.ts'

const HIDDEN = '_'
/** A capital letter inside a sentence. */
const NOUN = /(?<=[\p{L}\p{N},%°)]\s+)\p{Lu}/gu

/**
 * Hides phrases in which a verb is no order and marks the words that are nouns, by their capital or
 * by what stands before them.
 */
export function readingOf(text: string, folded: string, lexicon: CompiledLexicon): Reading {
  const capitals = lexicon.source.capitalisesNouns ? findMatches(NOUN, text) : []
  const named = findMatches(lexicon.beforeNouns, folded)
  return {
    folded: hidden(hidden(folded, falseVerbsIn(folded, lexicon)), asidesIn(folded)),
    nouns: new Set([...capitals.map(({ start }) => start), ...named.map(({ end }) => end)]),
    lexicon,
  }
}

/** What a bracket says beside the order: "(if you like, blend it all)". */
function asidesIn(folded: string): Span[] {
  const asides = findMatches(/\([^)]*\)?/gu, folded)
  return asides.filter(({ start }) => /\p{L}/u.test(folded.slice(0, start)))
}

/**
 * Hides what only reads like an order without its accent: "haché" is no "hache". Who tells what was
 * done gives all orders so: "j'ai versé le lait et remué".
 */
export function withoutParticiples(text: string, reading: Reading): Reading {
  const { participles, tellers } = reading.lexicon
  const found = participles && !tellers.isIn(reading.folded) ? findMatches(participles, text) : []
  const verbs = found.filter(({ start, end }) => longestVerbAt(start, end, reading))
  return { ...reading, folded: hidden(reading.folded, verbs) }
}

function hidden(folded: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + HIDDEN.repeat(end - start) + text.slice(end),
    folded,
  )
}
