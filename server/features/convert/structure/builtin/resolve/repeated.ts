import type { Clause } from '../parse/clauses.ts'
import type { Mention } from './mention.ts'
import type { ByHand, Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'

const REPEATING =
  /(?<!\p{L})(?:repeat|wiederhol|repet|repit|ripet|recommenc|renouvel|powtorz|powtarz|повтор)\p{L}*/u

/** "Repeat with the remaining dough" */
export const isRepeating = ({ folded }: Pick<Clause, 'folded'>): boolean => REPEATING.test(folded)

/** "Ripetete con i savoiardi e la crema rimasti": of what has been begun, what is left. */
export function leftToRepeat(mention: Mention, clause: Clause, { claims }: ResolverState): Mention {
  const isOpen = mention.share === null && claims.isBegun(mention.food)
  return isOpen && isRepeating(clause)
    ? { ...mention, share: { part: 'rest', words: '' } }
    : mention
}

/** "[Spread half of the cream over them.] Repeat with the rest": in the dish, on top of it. */
export function repeatedThere(
  { parsed, role, named, fresh }: Order,
  { kitchen }: ResolverState,
): ByHand | null {
  const { focus } = kitchen
  const isDish = focus?.kind === 'oven' || focus?.kind === 'plate'
  const isLaid = isDish && focus.holds.size > 0 && fresh.length + named.length > 0
  if (!isLaid || role !== 'hand' || !isRepeating(parsed.clause)) return null
  const others = named.filter((one) => one !== focus)
  // "El resto de la crema": some of it is in the dish, which is called after it since.
  const left = kitchen.latest((one) => one !== focus && one.tapped && one.holds.size > 0)
  const isMeant = others.length === 0 && named.length > 0 && left !== null
  return { at: focus, named: isMeant ? [left] : others, meant: { verb: 'assemble', role } }
}
