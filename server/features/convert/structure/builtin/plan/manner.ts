import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { isOneByOne } from '../parse/manners.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** How an order has its food go in: "one at a time, beating well after each". */
export function mannerOf({ asides }: KitchenAction): string | null {
  return asides.find(({ isManner }) => isManner)?.text ?? null
}

const EGGS: readonly (Food | null)[] = ['egg', 'eggYolk']
/** Less than this, in grams, needs no mixing of its own behind the eggs: vanilla, salt (E). */
const LITTLE = 20

/**
 * What an order adds, with the way in which it goes in. "Whip the whites, adding the sugar little by
 * little": the whites go in at once, and the sugar when they are stiff. "Add the yolks one at a time,
 * then the flour": the flour goes in at once. Otherwise everything goes in alike.
 */
export function mannersOf(
  action: KitchenAction,
): readonly { portions: readonly Portion[]; manner: string | null }[] {
  const manner = mannerOf(action)
  const { adds, role } = action
  const isOf = (kind: 'eggWhite' | 'sugar') => adds.filter(({ food }) => food.food === kind)
  const sugar = isOf('sugar')
  const isFoam = role === 'work' && isOf('eggWhite').length > 0 && sugar.length > 0
  if (manner && isOneByOne(manner)) {
    const eggs = adds.filter(({ food }) => EGGS.includes(food.food))
    const others = adds.filter((one) => !eggs.includes(one))
    const atOnce = { portions: others, manner: null }
    const oneByOne = { portions: eggs, manner }
    if (eggs.length > 0 && others.length > 0)
      return grams(foodsOf(others)) < LITTLE ? [atOnce, oneByOne] : [oneByOne, atOnce]
  }
  if (!manner || !isFoam) return [{ portions: adds, manner }]
  return [
    { portions: adds.filter((one) => !sugar.includes(one)), manner: null },
    { portions: sugar, manner },
  ]
}
