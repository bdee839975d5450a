import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { CueName, Cues } from '../parse/cues.ts'
import { NOWHERE } from './order.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What has been shaped goes by many names: this one stands for them all. */
export const SHAPED = '(shaped)'

/** Whether meatballs or dumplings are among what the vessel holds. */
export function holdsShaped(vessel: OpenVessel | null): boolean {
  return vessel?.names.has(SHAPED) ?? false
}

/** What a clause says, as though it named the meatballs that cook in the sauce. */
export function asFormed(cues: Cues): Cues {
  return { ...cues, has: (cue: CueName) => cue === 'formed' || cues.has(cue) }
}

/** What comes behind the frying of pancakes or patties is not stirred into them. */
export function liesInPan(
  { actions }: Pick<OpenVessel, 'actions'>,
  all: readonly KitchenAction[],
): boolean {
  const before = all[actions.at(-1) ?? NOWHERE]
  if (before === undefined || VERBS[before.verb].isFrying !== true) return false
  // "Shape into patties and fry in the hot oil"
  const isShaped = all
    .slice(Math.max(0, before.id - 3), before.id)
    .some(({ verb, clause }) => verb === 'shape' && clause.sentence === before.clause.sentence)
  return isShaped || before.cues.has('formed')
}
