import { NOWHERE, type Order, type Placed } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "Take the saucepan off the heat": the next order is about it. */
export function dialled({ parsed }: Order, state: ResolverState): Placed {
  const { kitchen } = state
  const { place, isNewVessel, device } = parsed.cues
  const isPan = place === 'pot' || place === 'fryingPan'
  const known = isPan && !isNewVessel ? kitchen.latest((one) => one.kind === place) : null
  // "Set the Instant Pot to sauté. Add the oil": it goes into the cooker.
  const isCooker = device === 'pressureCooker' || device === 'slowCooker'
  const isFirst = isCooker && place === 'pot' && kitchen.focus === null
  const pan = known ?? (isFirst ? kitchen.open(place) : null)
  const emptied = place === null ? justEmptied(state) : null
  if (pan ?? emptied) kitchen.focus = pan ?? emptied
  return { vessel: kitchen.focus, adds: [], moves: [] }
}

/** "[Transfer the mushrooms to a plate.] Lower the heat": under the pan that they come from. */
function justEmptied({ actions, kitchen }: ResolverState): OpenVessel | null {
  const before = actions.at(-1)
  const [move] = before?.role === 'move' ? before.moves : []
  const from = kitchen.vessels[move?.from ?? NOWHERE]
  const isOnPlate = kitchen.focus?.kind === 'plate'
  const isPan = from?.kind === 'pot' || from?.kind === 'fryingPan'
  return from && isPan && isOnPlate ? from : null
}
