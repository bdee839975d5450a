import type { VesselKind } from '../ir/graph.ts'
import type { Order } from './order.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/**
 * The pan with food in it that an order calls by the name it was given before: "[Soften the onion in
 * a casserole. Heat the stock in a pan.] Add the beans to the casserole"; null where it is at hand.
 */
export function panCalledSo(
  kind: VesselKind,
  { parsed: { cues }, role }: Order,
  kitchen: SourceKitchen,
): OpenVessel | null {
  const { placeWord, isNewVessel, place } = cues
  const isPan = kind === 'pot' || kind === 'fryingPan'
  if (!isPan || place !== kind || placeWord === null || isNewVessel) return null
  const { focus, component } = kitchen
  if (role === 'add' && focus && isTin(focus) && focus.nouns.has(placeWord)) return focus
  if (focus?.nouns.has(placeWord)) return null
  return kitchen.latest(
    (one) => one.nouns.has(placeWord) && one.component === component && one.holds.size > 0,
  )
}

/** "[Place the rolls in a baking pan.] Pour the cream into the pan" */
const isTin = ({ kind, holds }: OpenVessel) => kind === 'oven' && holds.size > 0
