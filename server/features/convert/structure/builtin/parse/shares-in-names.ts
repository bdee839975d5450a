import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Word } from './name-words.ts'
import { sharePart } from './read-share.ts'

/** "[Fry in] half of the oil" is not about the list's "vinegar or the juice of half a lemon". */
export function isShareInName(
  { start, end, stem }: Word,
  { head, stems }: KnownIngredient,
  folded: string,
  { source }: CompiledLexicon,
): boolean {
  const isOneOfMany = stem !== head && stems.size > 1
  return isOneOfMany && sharePart(folded.slice(start, end), source.language) !== null
}
