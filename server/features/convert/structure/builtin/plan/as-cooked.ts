import type { ActionGraph, Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** What is heated without weighing more or less. */
const POURED: readonly (Food | null)[] = ['liquid', 'milk', 'cream', 'butter', 'oil']

/** Portions from a vessel, marked where they weigh no longer what the list says: cooked groats. */
export function asCooked(
  portions: readonly Portion[],
  vessel: number,
  { actions, vessels }: ActionGraph,
): Portion[] {
  const isHeated = vessels[vessel]?.actions.some((id) => actions[id]?.role === 'heat') ?? false
  return portions.map((one) =>
    isHeated && !POURED.includes(one.food.food) ? { ...one, isCooked: true } : one,
  )
}
