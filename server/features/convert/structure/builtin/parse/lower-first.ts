import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

/** A sentence's first word as it stands behind another; a noun keeps its capital. */
export function lowerFirst(
  text: string,
  { source, names, stopWords, descriptors, stem }: CompiledLexicon,
): string {
  const [first = ''] = text.split(' ', 1)
  const word = stem(fold(first))
  // "Saft einer Zitrone"
  const isPart = [names.juiceNotes, names.zestNotes].some((one) => one.isIn(fold(first)))
  const isOther = !isPart && (stopWords.has(word) || descriptors.has(word))
  if (source.capitalisesNouns && !isOther) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
