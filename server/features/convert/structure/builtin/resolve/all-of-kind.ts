import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { collectiveMention, type Mention, type MentionContext } from './mention.ts'

export type Known = { foods: readonly KnownIngredient[]; lexicon: CompiledLexicon }

/** Of these a dish has several that one word stands for. */
const MIXED: readonly Food[] = ['hardCheese', 'cheese', 'mushroom', 'nut', 'flour', 'sugar', 'oil']

/**
 * "Den Käse reiben": besides the list's Bergkäse, whose name ends so, the other cheeses that nothing
 * further on names.
 */
export function othersOfKind(
  clause: Clause,
  [only, ...more]: readonly Mention[],
  { isUsed, mayBeNamedLater }: MentionContext,
  { foods, lexicon }: Known,
): Mention[] {
  if (!only || more.length > 0 || !mayBeNamedLater || isUsed(only.food)) return []
  const name = clause.folded.slice(only.span.start, only.span.end)
  const isByKind = only.food.head !== lexicon.stem(name) && only.share === null
  const kinds = lexicon.collectives.find(
    ({ pattern, foods: said }) =>
      pattern.endAt(name, 0) === name.length && said.every((one) => MIXED.includes(one)),
  )
  if (!isByKind || !kinds) return []
  const isMeant = (one: KnownIngredient) =>
    one !== only.food &&
    one.food !== null &&
    kinds.foods.includes(one.food) &&
    one.group === only.food.group
  return foods
    .filter((one) => isMeant(one) && !one.isToTaste && !isUsed(one) && !mayBeNamedLater(one))
    .map((one) => collectiveMention(one, clause, only.span, lexicon))
}
