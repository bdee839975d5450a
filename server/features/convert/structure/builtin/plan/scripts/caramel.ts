import type { KitchenAction } from '../../ir/graph.ts'
import { grams } from '../situation.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/** Sugar that melts dry, or boils to candy, is too hot for the bowl: its pan stays a pan to the end (M7). */
export const CARAMEL: Script = {
  id: 'caramel',
  source: 'M7',
  apply: (vessel, kitchen) => {
    const actions = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const isCandy = actions.some((one) => isBoiledToCandy(one, kitchen))
    const start = isCandy ? 0 : actions.findIndex((one) => isMeltedDry(one, kitchen))
    if (start < 0) return null
    const rest = actions.slice(start).filter(({ role, machine }) => WORK.includes(role) && !machine)
    return { decisions: new Map(rest.map(({ id }): [number, Decision] => [id, 'byHand'])) }
  },
}

const WORK: readonly KitchenAction['role'][] = ['work', 'heat', 'add']

/** Above the setting point of jam, °C: "until the caramels reach 245 degrees F". */
const CANDY_FROM = 110
const CANDY_TO = 190

/** A thermometer in boiling sugar, not in oil and not in an oven. */
function isBoiledToCandy({ role, cues, id }: KitchenAction, { traced }: Kitchen): boolean {
  const { celsius, place } = cues
  const isHot = celsius !== null && celsius >= CANDY_FROM && celsius < CANDY_TO
  if (!isHot || place === 'oven' || (role !== 'heat' && role !== 'work')) return false
  const foods = foodsOf(traced[id]?.after.values() ?? [])
  const sweet = foods.filter(({ food }) => food === 'sugar' || food === 'syrup')
  return grams(sweet) > MIN_SUGAR && !foods.some(({ food }) => food === 'flour' || food === 'egg')
}

/** Grams. */
const MIN_SUGAR = 50

/** Water for each gram of sugar that only helps it to melt; a syrup has half a gram at least (E). */
const MELTING_WATER = 0.2

function isMeltedDry({ verb, role, id }: KitchenAction, { traced }: Kitchen): boolean {
  if (role !== 'heat') return false
  const foods = foodsOf(traced[id]?.after.values() ?? [])
  const sugar = foods.filter(({ food }) => food === 'sugar')
  const water = foods.filter(({ traits }) => traits.has('water'))
  if (sugar.length === 0 || sugar.length + water.length < foods.length) return false
  if (water.length > 0) return grams(water) <= grams(sugar) * MELTING_WATER
  return verb === 'melt' || verb === 'caramelise' || verb === 'cook'
}
