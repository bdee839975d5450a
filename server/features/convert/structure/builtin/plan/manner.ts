import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { isOneByOne } from '../parse/manners.ts'

/** How an order has its food go in: "one at a time, beating well after each". */
export function mannerOf({ asides }: KitchenAction): string | null {
  return asides.find(({ isManner }) => isManner)?.text ?? null
}

const EGGS: readonly (Food | null)[] = ['egg', 'eggYolk']

/**
 * "Add the yolks one at a time, then the flour": only the yolks go in so.
 *
 * "Whip the whites, adding the sugar little by little": the whites go in at once, and the sugar when
 * they are stiff. Everything goes in alike where nothing of the kind is said.
 */
export function mannersOf(
  action: KitchenAction,
): readonly { portions: readonly Portion[]; manner: string | null }[] {
  const manner = mannerOf(action)
  const { adds, role } = action
  const isOf = (kind: 'eggWhite' | 'sugar') => adds.filter(({ food }) => food.food === kind)
  const sugar = isOf('sugar')
  const isFoam = role === 'work' && isOf('eggWhite').length > 0 && sugar.length > 0
  const eggs = adds.filter(({ food }) => EGGS.includes(food.food))
  if (manner && isOneByOne(manner) && eggs.length > 0 && eggs.length < adds.length)
    return [
      { portions: eggs, manner },
      { portions: adds.filter((one) => !eggs.includes(one)), manner: null },
    ]
  if (!manner || !isFoam) return [{ portions: adds, manner }]
  return [
    { portions: adds.filter((one) => !sugar.includes(one)), manner: null },
    { portions: sugar, manner },
  ]
}
