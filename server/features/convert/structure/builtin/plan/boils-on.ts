import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { hotLimit } from './choose-technique.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import type { Span } from './span.ts'
import { foodsOf } from './trace.ts'

const BOILING: readonly Action[] = ['boil', 'simmer', 'cook', 'heat']
/** What a pot of water cooks as well. */
const PLAIN: readonly (Food | null)[] = [
  ...(['potato', 'legume', 'pasta', 'rice', 'grain', 'liquid', 'salt'] as const),
]

/**
 * "Boil the potatoes for 20 minutes. Add the cabbage and cook on", with more than the bowl holds:
 * what needs neither cutting nor stirring until then begins in the pot in which it ends.
 */
export function boilsOnInPot(
  { vessel, first, last, runs }: Span,
  { graph, traced, limits }: Kitchen,
): boolean {
  const { actions = [] } = graph.vessels[vessel] ?? {}
  const isBoiled = [...runs.keys()].every((id) =>
    BOILING.includes(graph.actions[id]?.verb ?? 'other'),
  )
  const foods = foodsOf(traced[last]?.after.values() ?? [])
  const isPlain = foods.every(({ food }) => PLAIN.includes(food))
  const isEntered = (traced[first]?.before.size ?? 0) > 0
  const next = actions.find((id) => id > last && graph.actions[id]?.role === 'heat')
  const mass = grams(foodsOf(traced[next ?? -1]?.after.values() ?? []))
  return isBoiled && isPlain && !isEntered && mass > hotLimit(limits)
}
