import { brewedOrDipped } from './brewed.ts'
import type { Meant, Order } from './order.ts'
import { repeatedThere } from './repeated.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'
import { filledByHand } from './stuffed.ts'

/** Where an order is carried out that its words alone put elsewhere, what comes there, and what it comes to. */
export type ByHand = { at: OpenVessel; named: readonly OpenVessel[]; meant: Meant }

/** Work of the hands that no vessel of what is being made takes part in: stuffing, dipping, layering. */
export const byHand = (order: Order, state: ResolverState): ByHand | null =>
  filledByHand(order, state) ?? brewedOrDipped(order, state) ?? repeatedThere(order, state)
