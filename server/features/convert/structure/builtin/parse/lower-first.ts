import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

/** A sentence's first word as it stands behind another; a noun keeps its capital. */
export function lowerFirst(
  text: string,
  { source, stopWords, descriptors, stem }: CompiledLexicon,
): string {
  const [first = ''] = text.split(' ', 1)
  const word = stem(fold(first))
  const isOther = stopWords.has(word) || descriptors.has(word)
  if (source.capitalisesNouns && !isOther) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
