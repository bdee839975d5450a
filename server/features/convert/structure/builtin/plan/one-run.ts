import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { carriedOutAt } from './carried-out.ts'
import { hasLiquidAt } from './liquid-at.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { boilsOver } from './techniques/heat-words.ts'
import { foodsOf } from './trace.ts'

const FRIED = ['flour', 'starch', 'sugar', 'chocolate', 'syrup', 'egg'] as const

/** In seconds. */
const SHORT_SIMMER = 5 * 60

const BOILED: readonly Action[] = ['boil', 'simmer', 'cook', 'reduce', 'heat']

/** Whether an action needs no run of its own: the next one's run does its work as well. */
export function isOneRunWithNext(action: KitchenAction, vessel: Vessel, kitchen: Kitchen): boolean {
  return (
    heatsFatFor(action, vessel, kitchen) ||
    isBoiledOn(action, vessel, kitchen) ||
    isFriedOn(action, vessel, kitchen) ||
    isMashedBefore(action, vessel, kitchen) ||
    isStirredBefore(action, vessel, kitchen)
  )
}

/** "Heat the oil" for what is fried next is no work of its own. */
function heatsFatFor(action: KitchenAction, vessel: Vessel, kitchen: Kitchen): boolean {
  const { graph, traced } = kitchen
  if (action.verb !== 'heat' && action.verb !== 'melt') return false
  const contents = foodsOf(traced[action.id]?.after.values() ?? [])
  if (contents.length === 0 || !contents.every(isFat)) return false
  let next = nextWork(action, vessel, graph)
  while (next && isStirring(next)) next = nextWork(next, vessel, graph)
  if (!next || !(next.role === 'heat' || sweats(next, kitchen))) return false
  const then = foodsOf(traced[next.id]?.after.values() ?? [])
  return !then.some(({ food }) => FRIED.some((one) => one === food))
}

/** "Stir for 3 minutes", with an onion in the fat. */
function sweats({ id, verb, cues }: KitchenAction, { traced }: Kitchen): boolean {
  if (verb !== 'mix' || cues.duration === null || hasLiquidAt(id, traced)) return false
  const foods = foodsOf(traced[id]?.after.values() ?? [])
  return foods.some(({ food }) => food === 'onion' || food === 'garlic')
}

/** "Stir in the paste. Cook for a minute" is one run: the blades turn while it cooks. */
function isStirredBefore(action: KitchenAction, vessel: Vessel, kitchen: Kitchen): boolean {
  const { graph } = kitchen
  if (!isStirring(action)) return false
  let next = nextWork(action, vessel, graph)
  while (next && isStirring(next)) next = nextWork(next, vessel, graph)
  if (next?.machine) return true
  if (next && makesRoux(action, next, kitchen)) return false
  if (next?.role === 'heat' && makesPaste(action, kitchen)) return false
  if (next?.role === 'heat') return next.component === null && !next.cues.has('inWater')
  return isMixedOn(action, vessel, graph)
}

/** "Stir in the flour. Stir in the milk and simmer": flour cooks in the fat before it gets wet. */
function makesRoux({ id, adds, vessel }: KitchenAction, next: KitchenAction, kitchen: Kitchen) {
  const { graph, traced } = kitchen
  const bringsFlour = adds.some(({ food: { food } }) => food === 'flour')
  const isHot = graph.actions.some((one) => one.id < id && one.vessel === vessel && isHeat(one))
  const isDry = !hasLiquidAt(id, traced)
  return bringsFlour && isHot && isDry && hasLiquidAt(next.id, traced)
}

/** "[Boil the water with the butter.] Stir in the flour. Dry it over the heat": stirred in first. */
function makesPaste({ id, vessel }: KitchenAction, { graph, traced }: Kitchen): boolean {
  const isHot = graph.actions.some((one) => one.id < id && one.vessel === vessel && isHeat(one))
  const foods = foodsOf(traced[id]?.after.values() ?? [])
  const names = foods.map(({ food }) => food)
  const isPlain = names.every((food) => PASTE.includes(food))
  const weightOf = (...some: (Food | null)[]) =>
    grams(foods.filter(({ food }) => some.includes(food)))
  const liquid = weightOf('liquid', 'milk')
  const isThick = liquid > 0 && liquid <= 3 * weightOf('flour')
  return isHot && isPlain && isThick && names.includes('flour') && names.includes('butter')
}

const PASTE: readonly (Food | null)[] = [
  ...(['flour', 'butter', 'liquid', 'milk', 'salt', 'sugar', 'spice'] as const),
]

const isHeat = ({ role }: KitchenAction) => role === 'heat'

/** "Combine everything. Mix well" is one mixing. */
function isMixedOn(action: KitchenAction, vessel: Vessel, graph: ActionGraph): boolean {
  const next = nextWork(action, vessel, graph)
  if (next?.role !== 'work' || next.component !== null) return false
  // "Mix at high speed. Now and then stop and stir with the spatula."
  if (action.cues.has('highSpeed') && !next.cues.has('highSpeed')) return false
  return comesNothing(action, next, vessel, graph)
}

/** Stirring without a time or a heat of its own. */
export function isStirring({ verb, cues }: KitchenAction): boolean {
  return (verb === 'stirIn' || verb === 'mix') && cues.duration === null && cues.heat === null
}

/** "Bring to the boil, then simmer for 20 minutes" is one run. */
function isBoiledOn(action: KitchenAction, vessel: Vessel, kitchen: Kitchen): boolean {
  const { graph, traced } = kitchen
  const { verb, cues, until } = action
  if (!BOILED.includes(verb) || cues.duration) return false
  const next = nextWork(action, vessel, graph)
  if (!next || !BOILED.includes(next.verb)) return false
  // "Bring to the boil. Skim off the froth. Simmer for 25 minutes": there is none before it boils.
  const isSkimmed = ({ id, role }: KitchenAction) =>
    role === 'take' && id > action.id && id < next.id
  if (vessel.actions.some((id) => isSkimmed(graph.actions[id] ?? action))) return false
  if (verb !== 'boil' && (until !== null || next.cues.duration === null)) return false
  // Cream simmers below the boil: it would never get there in a short time.
  const isShort = (next.cues.duration?.min ?? Infinity) <= SHORT_SIMMER
  if (isShort && boilsOver({ contents: foodsOf(traced[action.id]?.after.values() ?? []) }))
    return false
  return comesNothing(action, next, vessel, graph)
}

/** "Mash the curd cheese with a fork, mix it with the yolk": the mixing or blending makes it as smooth. */
function isMashedBefore(
  action: KitchenAction,
  vessel: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const foods = foodsOf(traced[action.id]?.after.values() ?? [])
  const isSoft = foods.length > 0 && foods.every(({ food }) => food === 'softDairy')
  const next = nextWork(action, vessel, graph)
  return action.verb === 'mash' && next?.role === 'work' && (isSoft || next.verb === 'blend')
}

/** "Heat the oil with the onions and sauté them for 5 minutes" is one run. */
function isFriedOn(action: KitchenAction, vessel: Vessel, { graph }: Kitchen): boolean {
  if (action.verb !== 'heat' || action.cues.duration) return false
  const next = nextWork(action, vessel, graph)
  if (!next || !VERBS[next.verb].isFrying) return false
  return comesNothing(action, next, vessel, graph)
}

/** Nothing comes in from an action up to the next one. */
function comesNothing(
  { id: from }: KitchenAction,
  next: KitchenAction,
  vessel: Vessel,
  graph: ActionGraph,
): boolean {
  const between = vessel.actions.filter((id) => id > from && id <= next.id)
  return between.every((id) => {
    const one = graph.actions[id]
    return one !== undefined && one.adds.length === 0 && one.moves.length === 0
  })
}

/** The next work on what the vessel holds, unless the cook does something to it before. */
function nextWork(action: KitchenAction, vessel: Vessel, graph: ActionGraph): KitchenAction | null {
  // "[Mix the filling.] Fill the dough with it. Meanwhile fry the bacon"
  const end = carriedOutAt(action, vessel.id, graph)
  for (const id of vessel.actions) {
    const one = graph.actions[id]
    if (id <= action.id || !one) continue
    if (id > end) return null
    if (one.role === 'heat' || one.role === 'work') return one
    if (['bake', 'hand', 'serve', 'wait'].includes(one.role)) return null
  }
  return null
}
