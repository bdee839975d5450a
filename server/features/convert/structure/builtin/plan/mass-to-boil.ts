import type { KitchenAction, Move, Portion } from '../ir/graph.ts'
import type { BowlState } from './bowl-state.ts'
import { comesInHot } from './hot-arrival.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** Longer simmering has the time to the boil in it: a few minutes more or less are not noticed. */
const SHORT_SIMMER = 10 * 60
/** Less than this is hot at once, in grams. */
const WORTH_HEATING = 250

/** What has come in cold since the bowl was hot last, in grams. */
export function coldMass(
  action: KitchenAction,
  { since, isHot }: BowlState,
  { graph, traced }: Kitchen,
): number {
  const isWarm = (graph.vessels[action.vessel]?.actions ?? []).some((id) => {
    const before = id <= action.id ? graph.actions[id] : undefined
    return before !== undefined && comesInHot(before, graph)
  })
  // Blended meanwhile, the soup is still hot.
  if (isWarm) return 0
  // What comes from the grill or a pan is warm enough for a bowl that is hot itself.
  const isFromBowl = ({ from }: Move) => graph.vessels[from]?.kind === 'bowl'
  const weighedIn = [...since, action.id].flatMap((id) => {
    const { adds = [], moves = [] } = graph.actions[id] ?? {}
    return moves.every(isFromBowl) ? (traced[id]?.incoming ?? adds) : adds
  })
  const all = traced[action.id]?.after.values() ?? []
  return grams(foodsOf(isHot ? weighedIn : all))
}

/** Less of it, in grams, only deglazes. */
const SOME_LIQUID = 150

function coldLiquid({ since }: BowlState, { id }: KitchenAction, kitchen: Kitchen): number {
  const portions = [...since, id].flatMap((one) => coldIn(one, kitchen))
  return grams(foodsOf(portions).filter(({ food }) => food === 'liquid' || food === 'milk'))
}

/** What comes in cold: the strained stock is hot yet. */
function coldIn(id: number, { graph, traced }: Kitchen): readonly Portion[] {
  const action = graph.actions[id]
  const isHot = action !== undefined && comesInHot(action, graph)
  return isHot ? action.adds : [...(traced[id]?.incoming ?? [])]
}

/** What has to come to the boil before the source's time begins, in grams. */
export function massToBoil(action: KitchenAction, bowl: BowlState, kitchen: Kitchen): number {
  const { graph } = kitchen
  const ids = [...bowl.since, action.id]
  // "Bring to the boil, then simmer for 20 minutes": what came in since the last run is cold.
  if (bowl.since.some((one) => graph.actions[one]?.verb === 'boil')) {
    const comeIn = grams(foodsOf(ids.flatMap((one) => coldIn(one, kitchen))))
    // "[Leave the fruit to stand for 2 hours by hand.] Bring to the boil": all of it.
    return bowl.isHot ? comeIn : Math.max(comeIn, coldMass(action, bowl, kitchen))
  }
  // "Add the milk and simmer for 5 minutes" is not done after five minutes of heating up.
  // "Stir in the broth and the peas and cook for a couple more minutes"
  const isCookedIn =
    action.verb === 'cook' && bowl.isHot && coldLiquid(bowl, action, kitchen) >= SOME_LIQUID
  const isCounted = action.verb === 'simmer' || action.verb === 'boil' || isCookedIn
  const isShort = (action.cues.duration?.min ?? SHORT_SIMMER) < SHORT_SIMMER
  const cold = isCounted && isShort ? coldMass(action, bowl, kitchen) : 0
  return cold >= WORTH_HEATING ? cold : 0
}
