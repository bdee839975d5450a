import { grams } from './situation.ts'
import { foodsOf, type Traced } from './trace.ts'

const LIQUID = ['milk', 'cream', 'egg', 'liquid', 'softDairy', 'eggYolk'] as const

/** Enough liquid is in the vessel to cook in. */
export function hasLiquidAt(id: number, traced: readonly Traced[]): boolean {
  const contents = foodsOf(traced[id]?.after.values() ?? [])
  return grams(contents.filter(({ food }) => LIQUID.some((one) => one === food))) >= 150
}
