import type { Clause } from '../parse/clauses.ts'
import { wordsOf } from '../parse/name-words.ts'
import { leadingSideClause, saysIntoWhat } from './clause-positions.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'

/** "When the cream is hot, …": the vessel with what an order begins with. */
export function vesselSpokenOf(
  clause: Clause,
  { kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const end = leadingSideClause(clause, lexicon)
  if (end === 0) return null
  const words = wordsOf(clause.folded.slice(0, end), lexicon)
  const stems = new Set(words.map(({ stem }) => stem))
  return kitchen.latest(
    ({ kind, holds }) => isCooking(kind) && [...holds.values()].some(({ head }) => stems.has(head)),
  )
}

/** "When the cream is hot, whisk it into the yolks": what is hot goes to what is worked on. */
export function pouredInto(clause: Clause, state: ResolverState): OpenVessel | null {
  if (!saysIntoWhat(clause, state.lexicon)) return null
  const poured = vesselSpokenOf(clause, state)
  return state.kitchen.focus !== null && poured !== state.kitchen.focus ? poured : null
}
