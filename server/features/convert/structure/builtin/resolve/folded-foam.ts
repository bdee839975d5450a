import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { isSidePot } from './food-kinds.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

const WHIPPING: readonly Action[] = ['whip', 'whisk', 'cream']
const FOLDING: readonly Action[] = ['fold', 'stirIn']
/** What cream and egg whites are whipped with. */
const FOAM: readonly (Food | null)[] = ['cream', 'eggWhite', 'sugar', 'spice', 'salt']
const MADE_IN: readonly OpenVessel['kind'][] = ['bowl', 'pot', 'fryingPan', 'machine']

/**
 * "[Leave the custard to cool,] whip the cream and fold it in": the foam goes into what was made
 * before and waits. Null for other orders.
 */
export function madeForFoam(
  { parsed: { clause, cues }, role, fresh, named, goal }: Order,
  { actions, kitchen }: ResolverState,
): { to: OpenVessel; named: readonly OpenVessel[] } | null {
  const { focus } = kitchen
  const before = actions.at(-1)
  const isBare = fresh.length === 0 && goal === null && named.every((one) => one === focus)
  if (role !== 'work' || !FOLDING.includes(clause.action) || !isBare || !focus) return null
  if (cues.place !== null) return null
  const isWhipped =
    before?.vessel === focus.id &&
    before.clause.sentence === clause.sentence &&
    WHIPPING.includes(before.clause.action)
  const foods = [...focus.holds.values()].map(({ food }) => food)
  const isFoam = foods.some((one) => one === 'cream' || one === 'eggWhite')
  if (!isWhipped || !isFoam || !foods.every((one) => FOAM.includes(one))) return null
  const to = kitchen.latest(
    (one) =>
      one !== focus &&
      one.component === kitchen.component &&
      MADE_IN.includes(one.kind) &&
      one.worked &&
      one.holds.size > 0 &&
      !isSidePot(one),
  )
  return to && { to, named: [focus] }
}
