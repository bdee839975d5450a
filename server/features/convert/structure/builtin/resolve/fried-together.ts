import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { collectiveMention, type Mention, type MentionContext } from './mention.ts'

/**
 * "[Dice the pumpkin and the pepper. Heat the oil in a pan.] Brown everything": what has been cut,
 * is in no pot yet and is not named again.
 */
export function friedTogether(
  clause: Clause,
  {
    foods,
    context,
    lexicon,
  }: { foods: readonly KnownIngredient[]; context: MentionContext; lexicon: CompiledLexicon },
): Mention[] {
  const [span] = lexicon.cues.allIngredients.spans(clause.folded)
  if (!span || !VERBS[clause.action].isFrying) return []
  const isMeant = (food: KnownIngredient) =>
    !context.isUsed(food) &&
    !food.isToTaste &&
    (context.group === null || food.group === context.group) &&
    (context.isReadied?.(food) ?? false) &&
    !context.isNamedLater?.(food)
  const meant = foods.filter(isMeant)
  if (meant.length < 2) return []
  return meant.map((food) => collectiveMention(food, clause, span, lexicon))
}
