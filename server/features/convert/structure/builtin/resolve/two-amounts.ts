import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Mention } from './mention.ts'

/**
 * "1½ teaspoons salt, and ¾ teaspoon pepper" where one line of the list, "salt and pepper", has both:
 * one mention with both amounts. Null where the two names are not beside each other or have none.
 */
export function withBothAmounts(
  one: Mention,
  other: Mention,
  { text, folded }: Clause,
  { joiners }: CompiledLexicon,
): Mention | null {
  if (one.food.entry.quantity !== undefined || one.span.start === other.span.start) return null
  const isFirst = one.span.start < other.span.start
  const [first, second] = isFirst ? [one, other] : [other, one]
  const isStated = [first, second].some(({ share }) => share?.part === 'stated')
  const isOther = [first, second].some(({ share }) => share !== null && share.part !== 'stated')
  if (!isStated || isOther || second.span.start < first.span.end) return null
  const between = text.slice(first.span.end, second.span.start)
  const link = between.replace(second.share?.words ?? '', '').trim()
  const words = folded.slice(first.span.end).match(/^[^\p{L}]*\p{L}+/u)?.[0] ?? ''
  const isLinked = /^,?$/.test(link) || (/^,?\s*\p{L}{1,4}$/u.test(link) && joiners.isIn(words))
  if (!isLinked) return null
  const span = { start: first.span.start, end: second.span.end }
  const called = text.slice(span.start, span.end).replace(/,(?=\s\p{L}{1,4}\s)/u, '')
  return { ...first, span, share: { part: 'stated', words: first.share?.words ?? '', called } }
}
