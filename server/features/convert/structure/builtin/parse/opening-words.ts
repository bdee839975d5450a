import type { CompiledLexicon } from './compiled-lexicon.ts'

/** Where "for the" or "meanwhile, for the" ends that opens a clause; 0 without. */
export function openingWords(
  folded: string,
  { componentOpeners, beforeVerb }: CompiledLexicon,
): number {
  const end = componentOpeners.endAt(folded, 0)
  const filler = end > 0 ? 0 : beforeVerb.endAt(folded, 0)
  const next = filler + (/^,?\s+/.exec(folded.slice(filler))?.[0].length ?? 0)
  if (filler === 0 || next === filler) return end
  const later = componentOpeners.endAt(folded, next)
  return later > next ? later : 0
}
