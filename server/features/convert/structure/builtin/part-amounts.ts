import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { findMatches } from './phrases.ts'

/** Where an ingredient is named: the folded text before it, and the text up to its end. */
export type NamedAt = { before: string; text: string }

/**
 * The source's words for a part of an ingredient ("half of the butter", "2 tbsp of the oil"), null
 * where it means the whole amount.
 */
export function partNamed(
  ingredient: KnownIngredient,
  { before, text }: NamedAt,
  lexicon: CompiledLexicon,
): string | null {
  const { partOf, remaining } = lexicon.cues
  const words = [...partOf.spans(before), ...remaining.spans(before)].find(({ end }) =>
    isOnlyFiller(before.slice(end), lexicon),
  )
  if (words) return text.slice(words.start).trim()

  if (findMatches(lexicon.duration, before).length > 0) return null
  const amount =
    /(?<number>\d+(?:[.,/]\d+)?(?:\s\d\/\d)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])[\s-]*(?:\p{L}{1,11}\.?\s+){0,4}(?:\p{L}{1,2}')?$/u.exec(
      before,
    )
  if (!amount?.groups?.number || !ingredient.entry.quantity) return null
  const isWhole =
    amount.groups.number.trim() === ingredient.entry.quantity ||
    !isSmallerAmount(amount.groups.number, ingredient.entry.quantity)
  return isWhole ? null : text.slice(amount.index).trim()
}

function isSmallerAmount(amount: string, whole: string): boolean {
  const value = (text: string) => Number(text.replace(',', '.').trim())
  return value(amount) < value(whole)
}

function isOnlyFiller(text: string, lexicon: CompiledLexicon): boolean {
  const words = text.match(/[\p{L}]+/gu) ?? []
  return (
    !/[,;(]/.test(text) &&
    words.every(
      (word) =>
        lexicon.stopWords.has(lexicon.stem(word)) || lexicon.descriptors.has(lexicon.stem(word)),
    )
  )
}
