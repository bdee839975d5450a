import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { basicPartName } from '../parse/food-label.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { fold, type Span } from '../parse/phrases.ts'

/** How far from the fruit its part is named: "the juice from half a …", "… juice". */
const BEFORE = 40
const BEHIND = 16

/**
 * What of a fruit an order takes, in its own words: "the juice from half a lemon", "ralladura",
 * "Zitronensaft"; null where it takes the fruit.
 */
export function fruitPartNamed(
  { food, isByPart, entry }: KnownIngredient,
  { folded, text }: Clause,
  { start, end }: Span,
  lexicon: CompiledLexicon,
): string | null {
  // "1 lemon (zest and juice)" is listed for both.
  const isForBoth = food === 'liquid' && lexicon.names.zestNotes.isIn(fold(entry.notes ?? ''))
  if ((food !== 'fruit' && !isForBoth) || isByPart) return null
  const name = folded.slice(start, end)
  // "The zest of the lemon and the juice of the lemon": each time it is named.
  const places = [...folded.matchAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'))]
  const parts = places.flatMap(({ index }) =>
    partsAround(index, index + name.length, folded, lexicon),
  )
  const words = [...parts, ...partsInName({ start, end }, folded, lexicon)].map((one) =>
    bare(text.slice(one.start, one.end), lexicon),
  )
  return words.length > 0 ? [...new Set(words)].join(', ') : null
}

function partsAround(start: number, end: number, folded: string, lexicon: CompiledLexicon): Span[] {
  const { juiceNotes, zestNotes } = lexicon.names
  const comma = Math.max(...[',', ';', '(', ')'].map((mark) => folded.lastIndexOf(mark, start)))
  const from = Math.max(0, comma + 1, start - BEFORE)
  const to = end + (/^[^,;:.()]*/u.exec(folded.slice(end, end + BEHIND))?.[0].length ?? 0)
  const near = folded.slice(from, to)
  const spans = [...juiceNotes.spans(near), ...zestNotes.spans(near)]
  return spans
    .map((one) => ({ start: one.start + from, end: one.end + from }))
    .filter((one) => one.end <= start || one.start >= end)
    .sort((a, b) => a.start - b.start)
}

/** "La ralladura de": the noun alone, as it stands in a list. */
function bare(words: string, { stopWords, stem, names, source }: CompiledLexicon): string {
  const part = names.juiceNotes.isIn(fold(words)) ? 'juice' : 'zest'
  const basic = basicPartName(part, source.language)
  if (basic) return basic
  const kept = words.split(/\s+/).filter((word) => !stopWords.has(stem(fold(word))))
  return kept.length > 0 ? kept.join(' ') : words
}

/** "Zitronensaft": the part is the end of the fruit's own word. */
function partsInName({ start, end }: Span, folded: string, lexicon: CompiledLexicon): Span[] {
  if (!lexicon.source.hasCompounds) return []
  const { juiceNotes, zestNotes } = lexicon.source.names
  const parts = [...juiceNotes, ...zestNotes].filter((part) => !part.includes(' '))
  const name = folded.slice(start, end)
  const part = parts.find((one) => name.length > one.length + 2 && name.endsWith(one))
  return part === undefined ? [] : [{ start, end }]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
