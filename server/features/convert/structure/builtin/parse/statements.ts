import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/** A subject and a verb that tells how something is or will be, before any order. */
const STATEMENTS: Partial<Record<Language, RegExp>> = {
  en: /^\W*(?:the|it|they|this|these|those|your|an?|each|most|some|there)\b[^,;:]{0,60}?\b(?:will|should|is|are|may|might|must|can|won't|would|has|have|shouldn't|isn't|aren't|doesn't)\b|^\W*(?:it|they|that)(?:'s|'ll|'re)\b/u,
}

/** "Some suggestions include maple syrup". */
const SUGGESTIONS =
  /(?<!\p{L})(?:suggestions?|options?|ideas?|choices|favou?rites|variations?) (?:\p{L}+ ){0,3}(?:include|are|would be)(?!\p{L})/u

/** "The batter will thicken as you mix" tells what happens and orders nothing. */
export function isStatement({ folded, verb }: Clause, { source }: CompiledLexicon): boolean {
  const pattern = STATEMENTS[source.language]
  if (!pattern) return false
  return pattern.test(folded.slice(0, verb.start + 1)) || SUGGESTIONS.test(folded)
}
