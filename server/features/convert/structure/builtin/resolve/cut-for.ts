import type { KitchenAction } from '../ir/graph.ts'
import type { Clause } from '../parse/clauses.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { NOWHERE } from './order.ts'

/** Cuts that one sentence orders at most. */
const MOST_CUTS = 6

/** What the same sentence has had cut before: "chop the onion, grate the carrot and fry it all". */
export function cutFor(
  { sentence }: Clause,
  actions: readonly KitchenAction[],
): readonly KnownIngredient[] {
  return actions
    .slice(-MOST_CUTS)
    .filter((one) => one.clause.sentence === sentence && one.role === 'cut')
    .filter(({ vessel }) => vessel === NOWHERE)
    .flatMap(({ objects }) => objects)
}
