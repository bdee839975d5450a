import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { wordsOf } from '../parse/name-words.ts'

/** Of these the kitchen has some that no list names: "season with pepper", "rinse with water". */
const AT_HAND: readonly Food[] = ['salt', 'spice', 'herb', 'liquid', 'oil']

/** A word for more kinds than these means no single food: "the dry ingredients". */
const MAX_KINDS = 2

/**
 * The kinds of the foods that an order names and the list lacks: "melt the fat" and "spread the jam",
 * where the list has margarine and hip purée.
 */
export function strangersIn(
  { clause: { folded, verb }, objects }: KitchenAction,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): ReadonlySet<Food> {
  const isTaken = (kind: Food) => objects.some((one) => one.food === kind)
  const isAround = lexicon.source.verbPosition !== 'first'
  const strange = wordsOf(folded, lexicon).filter(
    ({ start, end, stem }) =>
      // "Lasst das Fett zergehen": the verb stands around it.
      (isAround || end <= verb.start || start >= verb.end) &&
      !lexicon.stopWords.has(stem) &&
      !lexicon.descriptors.has(stem) &&
      foods.every(({ stems }) => !stems.has(stem)),
  )
  const kinds = strange.flatMap(({ start, end }) => {
    const own = classifyFood(folded.slice(start, end), lexicon)
    const several = lexicon.collectives
      .filter(({ foods: some, isPart }) => !isPart && some.length <= MAX_KINDS)
      .filter(({ pattern }) =>
        pattern.spans(folded).some((span) => span.start <= start && span.end >= end),
      )
      .flatMap(({ foods: some }) => some)
    // "The jam" is of fruit.
    return [...(own ? [own] : []), ...(own === 'paste' ? (['fruit'] as const) : []), ...several]
  })
  return new Set(kinds.filter((kind) => !AT_HAND.includes(kind) && !isTaken(kind)))
}
