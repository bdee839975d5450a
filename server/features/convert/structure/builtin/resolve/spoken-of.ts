import type { Clause } from '../parse/clauses.ts'
import { wordsOf } from '../parse/name-words.ts'
import { hasPronoun, IT, leadingSideClause, saysIntoWhat } from './clause-positions.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'

/** "When the cream is hot, …": the vessel with what an order begins with. */
export const vesselSpokenOf = (clause: Clause, state: ResolverState): OpenVessel | null =>
  holderSpokenOf(clause, state, ({ kind }) => isCooking(kind))

/** "Once the tofu is baked, stir it into the sauce": the tofu, wherever it lies. */
export function itSpokenOf(
  clause: Clause,
  goal: OpenVessel | null,
  state: ResolverState,
): OpenVessel | null {
  const { lexicon } = state
  const isIt =
    IT.test(clause.folded.slice(clause.verb.start)) ||
    hasPronoun(clause, lexicon) ||
    saysIntoWhat(clause, lexicon)
  return goal && isIt ? holderSpokenOf(clause, state, (one) => one !== goal) : null
}

function holderSpokenOf(
  clause: Clause,
  { kitchen, lexicon }: ResolverState,
  isMeant: (one: OpenVessel) => boolean,
): OpenVessel | null {
  const end = leadingSideClause(clause, lexicon)
  if (end === 0) return null
  const words = wordsOf(clause.folded.slice(0, end), lexicon)
  const stems = new Set(words.map(({ stem }) => stem))
  return kitchen.latest(
    (one) => isMeant(one) && [...one.holds.values()].some(({ head }) => stems.has(head)),
  )
}

/** "When the cream is hot, whisk it into the yolks": what is hot goes to what is worked on. */
export function pouredInto(clause: Clause, state: ResolverState): OpenVessel | null {
  if (!saysIntoWhat(clause, state.lexicon)) return null
  const poured = vesselSpokenOf(clause, state)
  return state.kitchen.focus !== null && poured !== state.kitchen.focus ? poured : null
}
