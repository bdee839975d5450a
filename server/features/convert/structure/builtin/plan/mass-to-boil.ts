import type { KitchenAction } from '../ir/graph.ts'
import type { BowlState } from './bowl-state.ts'
import { comesInHot } from './hot-arrival.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** Longer simmering has the time to the boil in it: a few minutes more or less are not noticed. */
const SHORT_SIMMER = 10 * 60
/** Less than this is hot at once, in grams. */
const WORTH_HEATING = 250

/** What has to come to the boil before the source's time begins, in grams. */
export function massToBoil(
  action: KitchenAction,
  { since, isHot }: BowlState,
  { graph, traced }: Kitchen,
): number {
  const ids = [...since, action.id]
  const incoming = grams(foodsOf(ids.flatMap((one) => traced[one]?.incoming ?? [])))
  // "Bring to the boil, then simmer for 20 minutes": what came in since the last run is cold.
  if (since.some((one) => graph.actions[one]?.verb === 'boil')) return incoming
  // "Add the milk and simmer for 5 minutes" is not done after five minutes of heating up.
  const isCounted = action.verb === 'simmer' || action.verb === 'boil'
  const isShort = (action.cues.duration?.min ?? SHORT_SIMMER) < SHORT_SIMMER
  // Blended meanwhile, the soup is still hot.
  const past = graph.vessels[action.vessel]?.actions.filter((one) => one <= action.id) ?? []
  const isWarm = past.some((one) => {
    const before = graph.actions[one]
    return before !== undefined && comesInHot(before, graph)
  })
  if (!isCounted || !isShort || isWarm) return 0
  // What comes from the grill or a pan is warm enough for a bowl that is hot itself.
  const weighedIn = ids.flatMap((one) => graph.actions[one]?.adds ?? [])
  const all = traced[action.id]?.after.values() ?? []
  const cold = grams(foodsOf(isHot ? weighedIn : all))
  return cold >= WORTH_HEATING ? cold : 0
}
