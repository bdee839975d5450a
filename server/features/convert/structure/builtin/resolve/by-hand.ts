import { brewedOrDipped } from './brewed.ts'
import type { ByHand, Order } from './order.ts'
import { repeatedThere } from './repeated.ts'
import type { ResolverState } from './resolver-state.ts'
import { filledByHand } from './stuffed.ts'

/** Work of the hands that no vessel of what is being made takes part in: stuffing, dipping, layering. */
export const byHand = (order: Order, state: ResolverState): ByHand | null =>
  filledByHand(order, state) ?? brewedOrDipped(order, state) ?? repeatedThere(order, state)
