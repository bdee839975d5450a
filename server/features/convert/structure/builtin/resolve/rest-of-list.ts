import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Span } from '../parse/phrases.ts'

/** "The remaining ingredients"; "the rest of the pepper" is of the pepper alone. */
export function restOfList(folded: string, { cues }: CompiledLexicon): Span[] {
  return cues.otherIngredients
    .spans(folded)
    .filter(({ end }) => !/^\s+of\s/.test(folded.slice(end)))
}

/** "All ingredients": those that stand in bowls, too. */
export const ALL = /(?<!\p{L})(?:all|alle|tous|todos|tutti|wszystki\p{L}*|toate|всі|усі)(?!\p{L})/u
