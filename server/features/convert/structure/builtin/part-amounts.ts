import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { findMatches } from './phrases.ts'

/** Where an ingredient is named: the folded text before and after it, and the text up to its end. */
export type NamedAt = { before: string; text: string; after: string }

/**
 * The source's words for a part of an ingredient ("half of the butter", "2 tbsp of the oil"), null
 * where it means the whole amount.
 */
export function partNamed(
  ingredient: KnownIngredient,
  { before, text, after }: NamedAt,
  lexicon: CompiledLexicon,
): string | null {
  const { partOf, remaining } = lexicon.cues
  const words = [...partOf.spans(before), ...remaining.spans(before)].find(({ end }) =>
    isOnlyFiller(before.slice(end), lexicon),
  )
  if (words) return text.slice(words.start).trim()
  // "il burro rimasto"
  const behind = remaining.spans(after).find(({ start }) => /^\s*$/.test(after.slice(0, start)))
  if (behind) return text.slice(before.length) + after.slice(0, behind.end)

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
    !lexicon.joiners.isIn(text) &&
    words.every(
      (word) =>
        lexicon.stopWords.has(lexicon.stem(word)) || lexicon.descriptors.has(lexicon.stem(word)),
    )
  )
}
