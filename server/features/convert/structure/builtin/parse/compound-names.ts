import type { CompiledLexicon } from './compiled-lexicon.ts'

/** Whether a stretch between two words keeps them one name: no comma, no "and". */
export function isOneName(
  between: string,
  { joiners, amountLink, source }: CompiledLexicon,
): boolean {
  // "a la masa la mantequilla"
  const isLinked = between.trim() === '' || amountLink.test(between)
  if (source.names.amountLinks && !isLinked) return false
  return !/[,;:(]/.test(between) && !joiners.isIn(between)
}

/** A shorter ending is a matter of chance: "Ei" in "Brei". */
export const MIN_HEAD_LENGTH = 4
/** What a mixture is named after first: "Eiersahne". */
export const MIN_FIRST_LENGTH = 3

/** Whether one of two stems is the end of the other: "Salz" and "Meersalz". */
export function isCompoundOf(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_HEAD_LENGTH) return false
  return one.endsWith(other) || other.endsWith(one)
}
