import type { Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** What goes along into a pan whether it is named or not. */
const ALONG: readonly (Food | null)[] = [
  ...(['salt', 'spice', 'herb', 'oil', 'butter'] as const),
  ...(['onion', 'garlic', 'ginger', 'hardVegetable', 'softVegetable'] as const),
]

/** No word of the source fries it: whether it belongs there, the cook decides. */
export function isGuessed({ food: { food }, evidence }: Portion): boolean {
  return evidence === 'assumed' && !ALONG.includes(food)
}
