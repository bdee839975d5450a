import type { ActionGraph, KitchenAction, VesselKind } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { BINDING, isMeat } from './food-kinds.ts'
import { NOWHERE } from './order.ts'

/**
 * What does not add up in a resolved method: a mixture that goes into nothing (left), food that
 * nobody eats raw and nothing cooks (raw), work in an empty vessel (nothing), foods of one part of the
 * list that go onto another part, or onto a cake (mixed), frying and boiling on a plate or in the
 * oven (unheated).
 */
export type LooseEnd = {
  kind: 'left' | 'raw' | 'nothing' | 'mixed' | 'unheated'
  action: number
  vessel: number
}

type Held = { food: KnownIngredient; isCooked: boolean; isBaked: boolean }
export type Contents = {
  foods: Map<number, Held>
  /** Number of the action that made something of them last, if one did. */
  madeBy: number
  /** Some of it went elsewhere, so what is here is a rest. */
  isTapped: boolean
}
type Kitchen = Map<number, Contents>

const WORKING = ['work', 'heat', 'bake'] as const
const COOKED_ONLY: readonly (Food | null)[] = ['flour', 'egg', 'eggYolk', 'starch', 'yeast']
/** Roles of orders that put food together. */
export const MIXING: readonly VerbRole[] = ['add', 'work', 'heat']
/** The last thing done to a part of a meal that is ready. */
const DISHING_UP: readonly Action[] = ['assemble', 'transfer']
/** What may be left in a pan or poured away. */
const MINOR: readonly (Food | null)[] = ['oil', 'butter', 'salt', 'spice', 'herb', 'liquid']

/** What only a pot or a pan does. */
const ON_STOVE: readonly Action[] = [
  ...(['sweat', 'fry', 'boil', 'simmer', 'reduce', 'thicken', 'poach', 'scramble'] as const),
]
/** What else is not done on a plate. */
const ON_HEAT: readonly Action[] = [...ON_STOVE, 'brown', 'cook', 'melt']
const NO_HEAT: readonly (VesselKind | undefined)[] = ['plate', 'board', 'cold']

/** Signs that an order was taken to be about another vessel than it is. */
export function looseEnds({
  actions,
  vessels,
}: Pick<ActionGraph, 'actions' | 'vessels'>): LooseEnd[] {
  const { kitchen, ends, last } = contentsAfter(actions)
  for (const { id, role, verb, vessel, cues } of actions) {
    const kind = vessels[vessel]?.kind
    const isUnheated =
      (NO_HEAT.includes(kind) && ON_HEAT.includes(verb)) ||
      (kind === 'oven' && ON_STOVE.includes(verb))
    if (role === 'heat' && isUnheated && cues.place !== 'oven')
      ends.push({ kind: 'unheated', action: id, vessel })
  }
  for (const [vessel, { foods, madeBy, isTapped }] of kitchen) {
    const held = [...foods.values()]
    if (held.some(isRaw)) ends.push({ kind: 'raw', action: madeBy, vessel })
    const isMinor = held.every(({ food: { food } }) => MINOR.includes(food))
    const isDone = isMinor || isServed(vessel, actions)
    if (vessel !== last && madeBy !== NOWHERE && !isTapped && !isDone)
      ends.push({ kind: 'left', action: madeBy, vessel })
  }
  return ends
}

/** What every vessel holds after the actions, the orders that worked on nothing, the last vessel used. */
export function contentsAfter(actions: readonly KitchenAction[]) {
  const kitchen: Kitchen = new Map()
  const ends: LooseEnd[] = []
  let last = NOWHERE
  for (const action of actions) {
    const { id, vessel } = action
    if (vessel === NOWHERE) continue
    const contents = contentsOf(vessel, kitchen)
    fill(contents, action, kitchen)
    if (isMixedUp(action, contents)) ends.push({ kind: 'mixed', action: id, vessel })
    const isWork = WORKING.some((role) => role === action.role)
    if (isWork && contents.foods.size === 0 && !action.namesWater)
      ends.push({ kind: 'nothing', action: id, vessel })
    if (isWork || action.role === 'hand') contents.madeBy = id
    if (action.role === 'heat' || action.role === 'bake') cook(contents, action.role === 'bake')
    if (contents.foods.size > 0) last = vessel
  }
  return { kitchen, ends, last }
}

export function contentsOf(vessel: number, kitchen: Kitchen): Contents {
  const known = kitchen.get(vessel) ?? { foods: new Map(), madeBy: NOWHERE, isTapped: false }
  kitchen.set(vessel, known)
  return known
}

function fill(contents: Contents, { id, moves, adds }: KitchenAction, kitchen: Kitchen): void {
  for (const { from, foods, part } of moves) {
    const source = contentsOf(from, kitchen)
    const going = foods ? foods.map((food) => food.id) : [...source.foods.keys()]
    for (const food of going) {
      const held = source.foods.get(food)
      if (!held) continue
      contents.foods.set(food, held)
      if (part === 1) source.foods.delete(food)
      else source.isTapped = true
    }
    if (source.madeBy !== NOWHERE && contents.madeBy === NOWHERE) contents.madeBy = id
  }
  for (const { food } of adds)
    contents.foods.set(food.id, { food, isCooked: false, isBaked: false })
}

function cook({ foods }: Contents, isBaking: boolean): void {
  for (const [id, held] of foods)
    foods.set(id, { ...held, isCooked: true, isBaked: held.isBaked || isBaking })
}

/** Dished up before the next part begins: "transfer to a serving bowl and garnish". */
function isServed(vessel: number, actions: readonly KitchenAction[]): boolean {
  const last = actions.findLast((one) => one.vessel === vessel)
  if (!last) return false
  const next = actions.slice(last.id + 1).find(({ role }) => role !== 'none')
  return last.role === 'serve' || (DISHING_UP.includes(last.verb) && next?.component != null)
}

/** Several foods of one part that come onto none of theirs, or onto what has been baked. */
function isMixedUp({ role, adds }: KitchenAction, { foods }: Contents): boolean {
  if (!MIXING.includes(role) || adds.length < 2) return false
  const ids = new Set(adds.map(({ food }) => food.id))
  const there = [...foods.values()].filter(({ food }) => !ids.has(food.id))
  const own = there.filter(({ food: { food } }) => !MINOR.includes(food))
  if (own.length < 2) return false
  const groups = new Set(adds.map(({ food }) => food.group))
  const isOther = groups.size === 1 && there.every(({ food }) => !groups.has(food.group))
  const isCake = own.some(({ isBaked, food: { food } }) => isBaked && BINDING.includes(food))
  return isOther || isCake
}

function isRaw({ food, isCooked }: Held): boolean {
  return !isCooked && (COOKED_ONLY.includes(food.food) || isMeat(food))
}
