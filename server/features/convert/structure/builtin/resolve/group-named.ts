import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'

/** The group of the list whose heading shares a telling word with `name`; null when none does. */
export function groupNamed(
  name: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): number | null {
  const words = new Set(wordsOf(fold(name), lexicon).map(({ stem }) => stem))
  const found = foods.find(
    ({ heading }) =>
      heading &&
      wordsOf(fold(heading), lexicon).some(
        ({ stem }) => words.has(stem) && !lexicon.stopWords.has(stem),
      ),
  )
  return found?.group ?? null
}
