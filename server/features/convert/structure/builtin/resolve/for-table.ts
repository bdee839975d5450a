import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Candidate } from '../parse/candidate.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Word } from '../parse/name-words.ts'
import { isAboutServing, isKeptForTable } from './serving-order.ts'

const COOKING: readonly VerbRole[] = ['add', 'work', 'heat', 'bake']

/** "Mix the sugar and the cinnamon", of which the list has more "for topping". */
export function isForTable(
  { from, to, ingredient }: Candidate,
  candidates: readonly Candidate[],
  { words, clause, lexicon }: { words: readonly Word[]; clause: Clause; lexicon: CompiledLexicon },
): boolean {
  const { role } = VERBS[clause.action]
  if (!COOKING.includes(role) || !isKeptForTable(ingredient, lexicon)) return false
  if (isAboutServing(clause, lexicon)) return false
  const rivals = candidates.filter((one) => !isKeptForTable(one.ingredient, lexicon))
  // "The lime wedge" is not the lime juice.
  return words
    .slice(from, to + 1)
    .every(
      ({ stem }, at) =>
        lexicon.stopWords.has(stem) ||
        rivals.some((one) => one.from <= from + at && one.to >= from + at),
    )
}

/** "Until the cheese is melted" is not about what is kept to garnish with. */
export function isOnlyForTable(
  food: KnownIngredient,
  clause: Clause,
  lexicon: CompiledLexicon,
): boolean {
  const isCooking = COOKING.includes(VERBS[clause.action].role)
  // "Dill, plus more for serving"
  if (food.isDivided || food.hasExtra) return false
  return isCooking && isKeptForTable(food, lexicon) && !isAboutServing(clause, lexicon)
}
