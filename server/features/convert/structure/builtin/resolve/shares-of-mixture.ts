import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { wordsOf } from '../parse/name-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Span } from '../parse/phrases.ts'
import type { Mention } from './mention.ts'
import type { VesselPart } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import { isSaidOfRest, leftOf } from './rest-of-mixture.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "The remaining seasonings": the vessel that still holds some of them. */
export function restOfSeveral(
  { food, span, isCollective }: Mention,
  clause: Clause,
  { kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  if (!isCollective || !isSaidOfRest(span, clause, lexicon)) return null
  return leftOf(kitchen, ({ holds }) => holds.has(food.id))
}

/** Roles of orders that spread, brush and sprinkle; what is poured or divided goes all at once. */
const SPENDING: readonly VerbRole[] = ['hand', 'season']
/** "Set aside the remaining for the squash": nothing else is named. */
const ALL_THE_REST = /(?<!\p{L})(?:remaining|rest)(?: (?:for|to|until|aside)(?!\p{L})|\P{L}*$)/u
/** Within so many orders "save the remaining" is about the same mixture. */
const MAX_ORDERS_TO_REST = 3
/** Share used first where the source does not say how much (E). */
const DEFAULT_SHARE = 0.5

/** "Brush with the glaze. … Brush with the remaining glaze": some of it goes the first time. */
export function partBeforeRest(
  { clause }: ParsedClause,
  name: Span,
  following: readonly ParsedClause[],
  lexicon: CompiledLexicon,
): VesselPart | null {
  const isSpent =
    SPENDING.includes(VERBS[clause.action].role) &&
    clause.action !== 'shape' &&
    !isSaidOfRest(name, clause, lexicon)
  if (!isSpent) return null
  const stem = wordsOf(clause.folded, lexicon).findLast(({ start }) => start < name.end)?.stem
  const isRestOfIt = (one: Clause) =>
    wordsOf(one.folded, lexicon).some(
      (word) => word.stem === stem && isSaidOfRest(word, one, lexicon),
    )
  // "Save the remaining for later"
  const isPutBy = ({ clause: one, cues }: ParsedClause) =>
    one.action === 'setAside' && cues.has('remaining') && ALL_THE_REST.test(one.folded)
  const isLeft =
    following.some((one) => isRestOfIt(one.clause)) ||
    following.slice(0, MAX_ORDERS_TO_REST).some(isPutBy)
  return isLeft ? { part: DEFAULT_SHARE, words: '' } : null
}
