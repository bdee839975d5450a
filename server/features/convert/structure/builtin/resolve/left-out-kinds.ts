import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Span } from '../parse/phrases.ts'
import { isSeasoning } from './food-kinds.ts'
import type { MentionContext } from './mention.ts'

/** "The liquid", in all languages, folded; elsewhere it may be what a can or a mixture has of it. */
const LIQUID =
  /(?<!\p{L})(?:liquids?|flussigkeit(?:en)?|liquides?|liquidos?|liquid[oi]|plyn(?:u|ow|em|y)?|рідин\p{L}*|lichid\p{L}*)(?!\p{L})/u
const LIQUIDS: readonly Food[] = ['liquid', 'milk', 'cream']

/** "Everything except the liquid and the herbs": which foods the words for kinds leave out. */
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
  return ({ food }) => food !== null && kinds.includes(food)
}

/** Salt that no other order names is one of "all the ingredients except". */
export const isWithRest = (food: KnownIngredient, { mayBeNamedLater }: MentionContext): boolean =>
  isSeasoning(food) && !food.isForSide && mayBeNamedLater?.(food) === false
