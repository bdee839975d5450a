import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import type { Cues } from '../parse/cues.ts'
import type { Dial, Setting } from './techniques/technique.ts'

type Around = { since: readonly number[]; vessel: Vessel; graph: ActionGraph }

/**
 * "Blend on low": the source's own dial wins, also where an order before it has set it ("Turn the
 * blender to its highest setting.") or told how it goes on ("on low for 10 seconds, then on high").
 */
export function withSaidSpeed(
  setting: Setting,
  { id, cues }: KitchenAction,
  { since, vessel, graph }: Around,
): Setting {
  const { dial, temperature } = setting
  if (!dial || temperature !== undefined) return setting
  const set = since.flatMap((one) => graph.actions[one]?.cues ?? [])
  const said = [...set.filter(({ has }) => has('processor')), cues].findLast(saysSpeed)
  if (said) return { ...setting, speed: speedOf(said, dial) ?? setting.speed }
  const last = vessel.actions.findLast((one) => one < id && !since.includes(one))
  const before = last === undefined ? undefined : graph.actions[last]?.cues
  const goesOn = before?.has('lowSpeed') && before.has('highSpeed')
  return goesOn ? { ...setting, speed: dial.high } : setting
}

function saysSpeed({ has }: Cues): boolean {
  return has('lowSpeed') || has('mediumSpeed') || has('highSpeed')
}

/** What is said to be medium is left at the technique's own. */
function speedOf({ has }: Cues, dial: Dial): string | null {
  if (has('lowSpeed')) return has('highSpeed') ? dial.rising : dial.low
  return has('highSpeed') && !has('mediumSpeed') ? dial.high : null
}
