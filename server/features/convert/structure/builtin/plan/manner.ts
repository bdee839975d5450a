import type { KitchenAction, Portion } from '../ir/graph.ts'

/** How an order has its food go in: "one at a time, beating well after each". */
export function mannerOf({ asides }: KitchenAction): string | null {
  return asides.find(({ isManner }) => isManner)?.text ?? null
}

/**
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
  if (!manner || !isFoam) return [{ portions: adds, manner }]
  return [
    { portions: adds.filter((one) => !sugar.includes(one)), manner: null },
    { portions: sugar, manner },
  ]
}
