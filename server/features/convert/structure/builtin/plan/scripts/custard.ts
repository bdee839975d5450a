import type { KitchenAction } from '../../ir/graph.ts'
import { VERBS } from '../../ir/verbs.ts'
import { type Food, LIQUIDS } from '../../parse/lexicon/kinds.ts'
import { isPancakeBatter } from '../techniques/hand-heat.ts'
import { MINUTE, type Setting } from '../techniques/technique.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/**
 * Custard all in one: what a stove cook heats, beats and pours together goes in cold and thickens at
 * one setting; 90 °C with starch, 80 °C with eggs alone (SK, RPB, CKX, MCG).
 */
export const CUSTARD: Script = {
  id: 'custard-in-one',
  source: 'SK, RPB, CKX, MCG',
  apply: (vessel, kitchen) => {
    const { graph } = kitchen
    const own = vessel.actions.flatMap((id) => graph.actions[id] ?? [])
    const started = own.findIndex((one) => isThickened(one, kitchen))
    const cooking = own[heatedOn(own, started)]
    if (!cooking) return null
    const before = madeBefore(cooking, kitchen)
    if (before === null) return null
    const decisions = new Map<number, Decision>([
      ...before.map(({ id, role, verb }): [number, Decision] => [
        id,
        isPouredOn(role, verb) ? 'dropped' : 'merged',
      ]),
      ...heatedForIt(before, kitchen).map(({ id }): [number, Decision] => [id, 'dropped']),
    ])
    const setting = settingFor(cooking, kitchen)
    decisions.set(cooking.id, { technique: 'custard-in-one', setting, phrase: 'thicken' })
    const actions = before.map((one) => ({ ...one, vessel: vessel.id, moves: [] }))
    // What thickens is the custard, though no word says what is put back on the heat.
    const isSure = cooking.verb === 'thicken' || cooking.cues.has('thickened')
    const cooked = { ...cooking, moves: [], isAssumed: cooking.isAssumed && !isSure }
    return { actions: [...actions, cooked], decisions }
  },
}

/** "Put it back on the heat and boil until it thickens" is one cooking: the last order of it. */
function heatedOn(own: readonly KitchenAction[], started: number): number {
  const brings = ({ adds, moves }: KitchenAction) => adds.length + moves.length > 0
  let last = started
  for (let at = started + 1; started >= 0 && at < own.length; at++) {
    const next = own[at]
    if (!next || brings(next) || !['heat', 'dial'].includes(next.role)) break
    if (next.role === 'heat' && next.cues.duration === null) last = at
  }
  return last
}

/** Foods of custards; anything else makes it another dish. */
const CUSTARD_FOODS: readonly (Food | null)[] = [
  ...(['milk', 'cream', 'egg', 'eggYolk', 'sugar', 'starch', 'flour', 'spice', 'salt'] as const),
  ...(['butter', 'liquid', 'syrup', 'cocoa'] as const),
]

function foodsIn({ id }: KitchenAction, { traced }: Kitchen): (Food | null)[] {
  // Of a pressed lemon the juice goes in.
  return [...(traced[id]?.after.values() ?? [])].map(({ food, isPressed }) =>
    food.food === 'fruit' && isPressed ? 'liquid' : food.food,
  )
}

function isThickened(action: KitchenAction, kitchen: Kitchen): boolean {
  const { role, verb, machine, cues } = action
  const foods = foodsIn(action, kitchen)
  const isHeated = role === 'heat' || (verb === 'whisk' && cues.heat !== null)
  const isMilky = foods.includes('milk') || foods.includes('cream')
  // A lemon cream that starch binds, and no soup with an egg in it.
  const isBound = foods.includes('starch') || foods.includes('flour')
  const isSour = foods.includes('liquid') && foods.includes('sugar') && isBound
  const isEggy = foods.includes('egg') || foods.includes('eggYolk')
  const isCustard = foods.every((food) => CUSTARD_FOODS.includes(food))
  const isKind = (isMilky || isSour) && isEggy && isCustard && isPourable(action, kitchen)
  return isHeated && machine === null && !VERBS[verb].isFrying && isKind
}

/** With much flour it is a dough, or a batter that is turned in its pan. */
function isPourable({ id }: KitchenAction, { traced }: Kitchen): boolean {
  const held = [...(traced[id]?.after.values() ?? [])]
  const there = foodsOf(held)
  // How much juice a lemon gives is not known.
  if (held.some(({ isPressed }) => isPressed)) return there.every(({ food }) => food !== 'flour')
  const liquid = there.filter(({ food }) => LIQUIDS.includes(food))
  const isUnknown = liquid.some((one) => one.grams === null)
  return isUnknown || !isPancakeBatter({ contents: there })
}

/** The orders that made what is thickened; null where more than that happens to it. */
function madeBefore(cooking: KitchenAction, { graph, traced }: Kitchen): KitchenAction[] | null {
  const ids = new Set(traced[cooking.id]?.after.keys())
  const touched = graph.actions
    .slice(0, cooking.id)
    .filter(({ id, vessel }) => vessel >= 0 && touches(traced[id]?.after.keys() ?? [], ids))
  const isPlain = touched.every(
    ({ id, role, verb, machine, component }) =>
      machine === null &&
      (component === null || id === touched[0]?.id) &&
      (PLAIN.includes(role) || isPouredOn(role, verb)) &&
      [...(traced[id]?.after.keys() ?? [])].every((food) => ids.has(food)),
  )
  const isWhole = [...ids].every((id) => traced[cooking.id]?.after.get(id)?.part !== 0)
  return isPlain && isWhole && touched.length > 0 ? touched : null
}

/** "Put the milk on the stove and heat it to the boiling point": it goes in cold. */
function heatedForIt(
  before: readonly KitchenAction[],
  { graph, traced }: Kitchen,
): KitchenAction[] {
  const sentences = new Set(before.map(({ clause }) => clause.sentence))
  return graph.actions.filter(
    ({ id, role, clause }) =>
      (role === 'dial' || role === 'heat') &&
      sentences.has(clause.sentence) &&
      traced[id]?.after.size === 0,
  )
}

const PLAIN: readonly KitchenAction['role'][] = [
  'add',
  'work',
  'heat',
  'move',
  'back',
  'aside',
  'dial',
  'season',
]

/** "Repeat, adding a spoonful at a time, to temper the eggs": nothing is put together that pours. */
const isPouredOn = (role: KitchenAction['role'], verb: KitchenAction['verb']) =>
  role === 'hand' && verb === 'assemble'

function touches(keys: Iterable<number>, ids: ReadonlySet<number>): boolean {
  return [...keys].some((id) => ids.has(id))
}

/** 7 to 8 minutes for half a litre, 4 more for every further one (MCG). */
function settingFor(cooking: KitchenAction, kitchen: Kitchen): Setting {
  const foods = foodsIn(cooking, kitchen)
  const hasStarch = foods.includes('starch') || foods.includes('flour')
  return {
    seconds: (grams) => Math.ceil(8 + Math.max(0, grams - 700) / 125) * MINUTE,
    temperature: hasStarch ? 90 : 80,
    speed: hasStarch ? '4' : '3',
    source: 'SK',
  }
}
