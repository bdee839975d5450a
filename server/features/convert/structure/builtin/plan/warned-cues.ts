import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { CueName, Cues } from '../parse/cues.ts'
import type { Action } from '../parse/lexicon/kinds.ts'

/** What an order says of how far it goes, and what is said of that before and after it. */
export function warnedCues(
  { id, cues, role, verb }: KitchenAction,
  since: readonly number[],
  { actions }: ActionGraph,
): Cues {
  const next = actions[id + 1]
  // "Beat until combined. Do not over-beat!", "Heat the wine. Do not let it boil."
  const isWarned = (cue: CueName) => WARNINGS.includes(cue) && next?.cues.has(cue)
  // "Beat the eggs with the sugar. It should be pale and foamy."
  const isAwaited = (cue: CueName) =>
    cue === 'foamy' && BEATEN.includes(verb) && next?.cues.has(cue)
  // "Pour in the coconut milk (it must not boil). Simmer for 5 minutes."
  const isForbidden = (cue: CueName) =>
    cue === 'nearBoil' &&
    role === 'heat' &&
    since.some((one) => actions[one]?.role === 'add' && actions[one].cues.has(cue))
  const isSaid = (cue: CueName) =>
    (next?.role === 'none' && (isWarned(cue) || isAwaited(cue))) || isForbidden(cue)
  return { ...cues, has: (cue) => cues.has(cue) || isSaid(cue) }
}

const WARNINGS: readonly CueName[] = ['briefly', 'nearBoil']
const BEATEN: readonly Action[] = ['whisk', 'whip', 'cream']
