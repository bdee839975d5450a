import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Span } from '../parse/phrases.ts'
import { isReserved } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'
import { NOWHERE } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** "Pour in the remaining cream": what is left where some of it has been taken. */
export function restOf(
  { food, share }: Mention,
  { claims, kitchen }: ResolverState,
): OpenVessel | null {
  if (share?.part !== 'rest' || !claims.isUsed(food)) return null
  return kitchen.latest(({ holds, tapped }) => tapped && holds.has(food.id))
}

/** "The reserved milk": the vessel in which it was set aside. */
export function putByOf(
  { food, share }: Mention,
  { actions: orders, kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  if (share?.part !== 'rest' || !isReserved(share, lexicon)) return null
  const isAside = ({ holds, actions }: OpenVessel) =>
    holds.has(food.id) && orders[actions.at(-1) ?? NOWHERE]?.role === 'aside'
  return kitchen.latest(isAside)
}

/** Words between "the remaining" and "mixture": what it is made of. */
const TELLING = /^(?:\s+[\p{L}'-]+){0,2}\s*$/u

/** "The remaining oregano mixture": the name at the span is that of a rest. */
export function isSaidOfRest({ start }: Span, { folded }: Clause, lexicon: CompiledLexicon) {
  const before = folded.slice(0, start)
  return lexicon.cues.remaining.spans(before).some(({ end }) => TELLING.test(before.slice(end)))
}

/** Where the rest of something made is: where some of it was taken, not where that went. */
export function leftOf(
  kitchen: SourceKitchen,
  isMeant: (vessel: OpenVessel) => boolean,
): OpenVessel | null {
  return kitchen.latest((one) => one.tapped && one.holds.size > 0 && isMeant(one))
}
