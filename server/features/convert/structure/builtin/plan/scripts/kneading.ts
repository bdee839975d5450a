import type { KitchenAction, Vessel } from '../../ir/graph.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/** "Turn out and knead for 10 minutes": the dough stays in the bowl, whose dough mode kneads it. */
export const KNEADING: Script = {
  id: 'knead-in-bowl',
  source: 'DE12, MCG',
  apply: (vessel, kitchen) => {
    const { graph } = kitchen
    if (vessel.kind !== 'plate' && vessel.kind !== 'board') return null
    const [turning, kneading] = vessel.actions.map((id) => graph.actions[id])
    if (!turning || kneading?.verb !== 'knead' || turning.adds.length > 0) return null
    const bowl = bowlBefore(turning, kitchen)
    if (!bowl || isRolled(kneading, bowl, kitchen)) return null
    const actions = graph.actions
      .filter((one) => one.vessel === vessel.id || comesFrom(one, vessel))
      .map((one) => inBowl(one, vessel, bowl))
    const decisions = new Map<number, Decision>([[turning.id, 'dropped']])
    return { actions, decisions }
  },
}

function bowlBefore({ role, moves }: KitchenAction, { graph }: Kitchen): Vessel | null {
  const [move, ...others] = moves
  if (!move || others.length > 0 || (role !== 'move' && role !== 'hand')) return null
  const from = graph.vessels[move.from]
  return from?.kind === 'bowl' && move.foods === null ? from : null
}

/** "[Knead the ricotta and the flour.] On the board, work a piece at a time into a rope." */
function isRolled(
  { id, cues, until }: KitchenAction,
  { actions }: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const isKneaded = actions.some((one) => one < id && graph.actions[one]?.verb === 'knead')
  const hasYeast = [...(traced[id]?.before.values() ?? [])].some(
    ({ food }) => food.food === 'yeast',
  )
  return isKneaded && !hasYeast && cues.duration === null && until === null
}

function comesFrom({ moves }: KitchenAction, { id }: Vessel): boolean {
  return moves.some(({ from }) => from === id)
}

function inBowl(action: KitchenAction, board: Vessel, bowl: Vessel): KitchenAction {
  const vessel = action.vessel === board.id ? bowl.id : action.vessel
  const moves = action.moves
    .map((move) => (move.from === board.id ? { ...move, from: bowl.id } : move))
    .filter(({ from }) => from !== vessel)
  return { ...action, vessel, moves }
}
