import type { ActionGraph, Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** What is heated without weighing more or less. */
const POURED: readonly (Food | null)[] = ['liquid', 'milk', 'cream', 'butter', 'oil']

/** Portions that come from a vessel at an order, marked where they have been cooked in it: groats. */
export function asCooked(
  portions: readonly Portion[],
  { from, at }: { from: number; at: number },
  { actions, vessels }: ActionGraph,
): Portion[] {
  const before = vessels[from]?.actions.filter((id) => id < at) ?? []
  const isHeated = before.some((id) => actions[id]?.role === 'heat')
  return portions.map((one) =>
    isHeated && !POURED.includes(one.food.food) ? { ...one, isCooked: true } : one,
  )
}
