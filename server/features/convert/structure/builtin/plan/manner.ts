import type { KitchenAction } from '../ir/graph.ts'

/** How an order has its food go in: "one at a time, beating well after each". */
export function mannerOf({ asides }: KitchenAction): string | null {
  return asides.find(({ isManner }) => isManner)?.text ?? null
}
