import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Span } from '../parse/phrases.ts'
import { readShare, type Share } from '../parse/read-share.ts'
import { partNamed } from './part-amounts.ts'

/** A listed ingredient that a clause speaks of. */
export type Mention = {
  food: KnownIngredient
  span: Span
  share: Share | null
  /** Named together with others: "the dry ingredients". */
  isCollective: boolean
}

/** What has been used up so far, and which ingredients the clause is rather about. */
export type MentionContext = {
  isUsed: (food: KnownIngredient) => boolean
  /** Groups of the list that are being made, the nearest first. */
  group: number | null
  /** "Return the chicken": it means what has been used before. */
  prefersUsed: boolean
  /** "Melt the butter in a pan": what the list has for frying. */
  prefersToTaste?: boolean
}

/** The mention of an ingredient at a place of a clause, with the share of it that is meant. */
export function mentionOf(
  food: KnownIngredient,
  clause: Clause,
  span: Span,
  lexicon: CompiledLexicon,
): Mention {
  const words = partNamed(
    {
      before: clause.folded.slice(0, span.start),
      text: clause.text.slice(0, span.end),
      after: clause.folded.slice(span.end),
    },
    lexicon,
  )
  const share = words === null ? null : readShare(words, food, lexicon)
  const name = clause.text.slice(span.start, span.end)
  const bare = share && { ...share, words: share.words.replace(name, '').trim() }
  return { food, span, share: bare, isCollective: false }
}
