import type { Action, Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { OpenVessel } from './source-kitchen.ts'

const BEATING: readonly Action[] = ['whip', 'whisk', 'cream', 'mix']
const WITH_WHITES: readonly (Food | null)[] = ['eggWhite', 'sugar', 'salt', 'spice', 'liquid']

/** "[Whip the whites.] Beat the yolks with the sugar": not on top of the foam. */
export function isYolksApart({ parsed, fresh, goal, role }: Order, { holds }: OpenVessel): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  const isFoam = held.includes('eggWhite') && held.every((food) => WITH_WHITES.includes(food))
  const { action } = parsed.clause
  const isBeating = role === 'work' && BEATING.includes(action)
  const isYolks = fresh.some(({ food: { food } }) => food === 'eggYolk')
  return isFoam && isBeating && isYolks && goal === null && fresh.length > 1
}
