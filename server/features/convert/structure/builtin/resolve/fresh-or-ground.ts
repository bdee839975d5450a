import type { Candidate } from '../parse/candidate.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { unmistakable } from './nearest-group.ts'

/** What one calls alike whether it is fresh or ground: coriander, ginger, thyme. */
const FRESH: readonly (Food | null)[] = ['herb', 'ginger']

/**
 * "Add the cumin, coriander and turmeric": the ground coriander that stands between these in the
 * list, not the leaves that are scattered over the dish. Null where the list does not tell.
 */
export function groundAmongSpices(
  best: Candidate,
  candidates: readonly Candidate[],
): Candidate | null {
  if (!FRESH.includes(best.ingredient.food)) return null
  const named = new Set(unmistakable([...candidates]).map(({ ingredient }) => ingredient.id))
  const isBeside = ({ ingredient: { id } }: Candidate) => named.has(id - 1) || named.has(id + 1)
  const ground = candidates.find(
    (one) => one.from === best.from && one.to === best.to && one.ingredient.food === 'spice',
  )
  return ground && isBeside(ground) && !isBeside(best) ? ground : null
}
