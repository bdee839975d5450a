import type { KitchenAction } from '../../ir/graph.ts'
import { MINUTE, type Setting } from '../techniques/technique.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/** Sugar runs in by the spoon while the whisk turns (BLG, MCG). */
const SETTING: Setting = {
  seconds: 3 * MINUTE,
  speed: '3.5',
  tools: ['whisk'],
  source: 'MCG',
}

/** Sugar that one order has whipped in with the whites. */
export const SUGAR_INTO_FOAM = {
  technique: 'meringue',
  setting: SETTING,
  phrase: 'whisk',
} as const satisfies Decision

/** "Add the sugar a spoonful at a time, whisking": no mere adding where whites have been beaten. */
export const MERINGUE: Script = {
  id: 'meringue',
  source: 'BLG, MCG',
  apply: (vessel, kitchen) => {
    const actions = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const whisked = actions.findIndex((one) => isWhites(one, kitchen))
    if (whisked < 0) return null
    const sugar = actions.slice(whisked + 1).find(isSugar)
    if (!sugar || actions.some((one) => one.id > sugar.id && isSugarWork(one))) return null
    return { decisions: new Map([[sugar.id, SUGAR_INTO_FOAM]]) }
  },
}

function isWhites({ role, id, machine }: KitchenAction, { traced }: Kitchen): boolean {
  const contents = foodsOf(traced[id]?.after.values() ?? [])
  const foods = contents.map(({ food }) => food)
  const isPlain = foods.every((food) => food === 'eggWhite' || food === 'salt' || food === 'liquid')
  return role === 'work' && machine === null && isPlain && foods.includes('eggWhite')
}

function isSugar({ role, adds }: KitchenAction): boolean {
  return (
    (role === 'add' || role === 'work') &&
    adds.length > 0 &&
    adds.every(({ food }) => food.food === 'sugar')
  )
}

/** Whisking that the source orders by itself. */
function isSugarWork({ role, adds, moves }: KitchenAction): boolean {
  return role === 'work' && adds.length === 0 && moves.length === 0
}
