import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { LIQUIDS } from '../parse/lexicon/kinds.ts'
import type { Span } from '../parse/phrases.ts'
import { isSeasoning } from './food-kinds.ts'
import type { MentionContext } from './mention.ts'

/** Folded words for "the liquid" in all languages. Read only in exceptions: elsewhere it may be the liquid of a can. */
const LIQUID =
  /(?<!\p{L})(?:liquids?|flussigkeit(?:en)?|liquides?|liquidos?|liquid[oi]|plyn(?:u|ow|em|y)?|рідин\p{L}*|lichid\p{L}*)(?!\p{L})/u

/** Tells which foods the words for kinds exclude: "everything except the liquid and the herbs". */
export function leftOutByKind(
  { folded }: Clause,
  leftOut: Span,
  { collectives }: CompiledLexicon,
): (food: KnownIngredient) => boolean {
  const words = folded.slice(leftOut.start, leftOut.end)
  const kinds = [
    ...collectives.flatMap(({ pattern, foods }) => (pattern.isIn(words) ? foods : [])),
    ...(LIQUID.test(words) ? LIQUIDS : []),
  ]
  return ({ food }) => kinds.includes(food)
}

/** Whether a seasoning to taste belongs to "all the ingredients except": no later order names it. */
export const isWithRest = (food: KnownIngredient, { mayBeNamedLater }: MentionContext): boolean =>
  isSeasoning(food) && !food.isForSide && mayBeNamedLater?.(food) === false
