import type { KitchenAction, Portion } from '../../ir/graph.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import { isPiece } from '../techniques/stirring.ts'
import type { Kitchen, Script } from './script.ts'

/** What makes a batter of what stands in the bowl. */
const BATTER: readonly (Food | null)[] = ['flour', 'starch', 'cocoa']
/** What a batter is made with. */
const BASE: readonly (Food | null)[] = ['egg', 'eggYolk', 'butter', 'sugar', 'oil', 'softDairy']
/** What goes on with it. */
const WET: readonly (Food | null)[] = ['milk', 'liquid', 'cream', 'leavening', 'salt', 'spice']
const INTO_BATTER = [...BATTER, ...BASE, ...WET]
/** Yeast dough is kneaded. */
const NOT_MIXED: readonly (Food | null)[] = ['yeast']

/**
 * "Cream the butter and the sugar. Add the eggs and the flour. Pour into the tin": what is added to a
 * batter is mixed in, which cooks leave unsaid.
 */
export const MIXED_IN: Script = {
  id: 'mixed-in',
  source: 'MCR, MCG',
  apply: ({ kind, actions: ids }, kitchen) => {
    const actions = ids.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const mixed = actions.flatMap((last, at) => {
      const next = actions[at + 1]
      // What is folded in comes into a batter that is mixed.
      const isWorkedOn = next?.role === 'work' && next.verb !== 'fold'
      if (!isAdding(last) || isWorkedOn || (next && isAdding(next))) return []
      const before = actions.slice(0, at).findLastIndex((one) => !isAdding(one))
      const isPlace = kind === 'bowl' || actions.slice(0, before + 1).every(isMelting)
      const isGoingOn = before >= 0 && isMade(actions[before])
      const isMeant =
        isPlace && isGoingOn && isBatter(last, actions.slice(before + 1, at + 1), kitchen)
      return isMeant ? [{ ...last, verb: 'mix', role: 'work' } as const] : []
    })
    return mixed.length > 0 ? { actions: mixed } : null
  },
}

const isMade = (action: KitchenAction | undefined) =>
  action?.role === 'work' || (action !== undefined && isMelting(action))
const isMelting = ({ verb, role }: KitchenAction) => verb === 'melt' || role === 'add'

/** Puts in what is stirred into a batter, and nothing that stands elsewhere. */
function isAdding({ role, adds, moves, machine, objects }: KitchenAction): boolean {
  const isStirredIn = ({ food, isFoam }: Portion) =>
    !isFoam && INTO_BATTER.includes(food.food) && !isPiece(food)
  const isAll = objects.every(({ id }) => adds.some(({ food }) => food.id === id))
  // "Sift the flour and [add it]" as well.
  const isPutIn = adds.every(isStirredIn) && moves.length === 0
  return role === 'add' && machine === null && isPutIn && isAll
}

function isBatter(last: KitchenAction, added: readonly KitchenAction[], { traced }: Kitchen) {
  const foods = [...(traced[last.id]?.after.values() ?? [])].map(({ food }) => food.food)
  const has = (kinds: readonly (Food | null)[]) => foods.some((one) => kinds.includes(one))
  const brings = added.flatMap(({ adds }) => adds.map(({ food }) => food.food))
  const isBase = foods.filter((one) => BASE.includes(one)).length > 1
  return has(BATTER) && isBase && !has(NOT_MIXED) && brings.some((one) => BATTER.includes(one))
}
