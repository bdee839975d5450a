import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { Word } from '../parse/name-words.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** What is made beside a cake to be spread on it, by any of its names. */
const FILLING =
  /^(?:fillings?|frosting|icing|topping|buttercream|fullung\p{L}*|garnitures?|relleno|ripieno|farcia|nadzieni\p{L}+|начинк\p{L}+|umplutur\p{L}+)$/u

/** "[Whip the mascarpone and cream. Bake the sponge.] Spread the filling over it": what waits in its bowl. */
export function waitingFilling(
  { start, end }: Word,
  { folded, action }: Clause,
  kitchen: SourceKitchen,
): OpenVessel | null {
  const isHere = kitchen.focus?.kind === 'bowl' && kitchen.focus.worked
  if (isHere || VERBS[action].role !== 'hand' || !FILLING.test(folded.slice(start, end)))
    return null
  return kitchen.latest(
    (one) =>
      one !== kitchen.focus &&
      one.kind === 'bowl' &&
      one.worked &&
      one.holds.size > 1 &&
      !one.baked,
  )
}
