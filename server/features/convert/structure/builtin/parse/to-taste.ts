import type { IngredientLine } from '#shared/ingredient-line/parse.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/** "150 g flour, plus a bit for dusting": the bit is as one likes, the 150 g are for the dish. */
export function isToTaste(
  line: string,
  { quantity }: IngredientLine,
  { names }: CompiledLexicon,
): boolean {
  const extra = quantity ? names.extraNotes.spans(line)[0] : undefined
  return names.toTaste
    .spans(line)
    .some(({ start, end }) => !extra || start <= extra.start || end <= extra.end)
}
