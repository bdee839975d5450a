import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'
import { MIN_NAME } from './product-words.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Names a vessel after the part of the recipe that is made in it: "For the ragù". */
export function nameAfter(vessel: OpenVessel, component: string, lexicon: CompiledLexicon): void {
  const folded = fold(component)
  const telling = wordsOf(folded, lexicon).filter(
    ({ stem }) => stem.length >= MIN_NAME && !lexicon.stopWords.has(stem),
  )
  // "The chocolate filling" is the filling; the chocolate may be another bowl's.
  const names = telling.filter(
    ({ start, end }) => classifyFood(folded.slice(start, end), lexicon) === null,
  )
  for (const { stem } of names.length > 0 ? names : telling) vessel.names.add(stem)
}

/** "For the streusel topping" in the list: what is made of it may be called the streusel. */
export function nameAfterPart(
  vessel: OpenVessel,
  heading: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): void {
  const stemsIn = (text: string) => wordsOf(fold(text), lexicon).map(({ stem }) => stem)
  const others = foods.flatMap((food) => (food.heading === heading ? [] : (food.heading ?? [])))
  const elsewhere = new Set(others.flatMap(stemsIn))
  for (const stem of stemsIn(heading)) {
    const isFood = foods.some(({ stems }) => stems.has(stem))
    const isTelling = !elsewhere.has(stem) && !lexicon.stopWords.has(stem)
    if (stem.length >= MIN_NAME && !isFood && isTelling) vessel.names.add(stem)
  }
}
