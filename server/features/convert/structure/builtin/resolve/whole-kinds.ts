import type { Candidate } from '../parse/candidate.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Word } from '../parse/name-words.ts'
import { isOneNoun } from './alike.ts'

/**
 * "Das Fleisch" is the beef of the list and not its Dörrfleisch: a word for a whole kind does not
 * mean what only ends with it, where the list has some of that kind.
 */
export function isOfOtherKind(
  { from, to, ingredient }: Candidate,
  {
    clause,
    words,
    foods,
    lexicon,
  }: {
    clause: Clause
    words: readonly Word[]
    foods: readonly KnownIngredient[]
    lexicon: CompiledLexicon
  },
): boolean {
  const word = words[from]
  const { food } = ingredient
  if (from !== to || !word || food === null) return false
  const isSpan = ({ start, end }: { start: number; end: number }) =>
    start === word.start && end === word.end
  return lexicon.collectives.some(
    (one) =>
      !one.isPart &&
      one.foods.length > 0 &&
      one.foods.every((kind) => kind !== food && !isOneNoun(kind, food)) &&
      foods.some((other) => other.food !== null && one.foods.includes(other.food)) &&
      one.pattern.spans(clause.folded).some(isSpan),
  )
}

/** "Paprykę w proszku" is the spice of the list, though the word alone is its vegetable. */
export function isCalledOther(
  { from, ingredient }: Candidate,
  {
    clause,
    words,
    candidates,
    lexicon,
  }: {
    clause: Clause
    words: readonly Word[]
    candidates: readonly Candidate[]
    lexicon: CompiledLexicon
  },
): boolean {
  const start = words[from]?.start ?? -1
  const [longest] = lexicon.foods.at(clause.folded, start).toSorted((a, b) => b.end - a.end)
  const isPhrase = longest && clause.folded.slice(start, longest.end).includes(' ')
  if (!isPhrase || longest.value === ingredient.food) return false
  return candidates.some((one) => one.from === from && one.ingredient.food === longest.value)
}
