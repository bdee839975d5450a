import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Claims } from './claims.ts'
import { isSeasoning } from './food-kinds.ts'
import { likelyOrder } from './likely-order.ts'

/**
 * "Season the sauce with salt" takes some of the salt that the list has for the dough, which is made
 * in another vessel and names none: the rest goes there.
 */
export function giveBack(
  claims: Claims,
  known: {
    actions: readonly KitchenAction[]
    foods: readonly KnownIngredient[]
    lexicon: CompiledLexicon
  },
): void {
  const { actions, foods } = known
  for (const food of foods) {
    const { heading, entry, group } = food
    if (heading === null || !entry.quantity || !isSeasoning(food)) continue
    const isOwn = ({ adds }: KitchenAction) =>
      adds.some(({ food: one }) => one.group === group && one !== food && !one.traits.has('water'))
    const own = actions.filter(isOwn)
    const vessels = own.map(({ vessel }) => vessel)
    const taking = actions.filter(({ adds }) => adds.some((portion) => portion.food === food))
    const isBorrowing = ({ id, vessel, adds }: KitchenAction) =>
      adds.some((portion) => portion.food === food && portion.evidence === 'stated') &&
      !vessels.includes(vessel) &&
      actions.some(
        (one) =>
          one.vessel === vessel &&
          one.id <= id &&
          one.adds.some((portion) => portion.food.group !== group),
      )
    if (taking.length === 0 || !taking.every(isBorrowing)) continue
    const likely = likelyOrder(food, { ...known, actions: own, whole: null })
    likely?.order.adds.push(claims.claim(food, null, { evidence: 'assumed', isLikely: true }))
  }
}
