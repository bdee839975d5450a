import type { IngredientLine } from '#shared/ingredient-line/parse.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/**
 * Whether the cook takes of a food as much as they like. Of "150 g flour, plus a bit for dusting" only
 * the bit is so, the 150 g are for the dish.
 */
export function isToTaste(
  { quantity, unit }: IngredientLine,
  line: string,
  { names }: CompiledLexicon,
): boolean {
  if (!quantity && !unit) return true
  const extra = quantity ? names.extraNotes.spans(line)[0] : undefined
  return names.toTaste
    .spans(line)
    .some(({ start, end }) => !extra || start <= extra.start || end <= extra.end)
}
