import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction, Portion, Vessel } from '../ir/graph.ts'
import type { CueName, Cues } from '../parse/cues.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { isOfHands } from './chop-first.ts'
import { isReadying, readyingOf, settingAside } from './orders-around.ts'
import { vegetablesForPans } from './pan-vegetables.ts'
import { applyScripts } from './scripts/apply-scripts.ts'
import type { Decision } from './scripts/script.ts'
import { machineSpans } from './spans.ts'
import { MIN_WHIPPED } from './techniques/whipping.ts'

/** The recipe with what is cut first, and the orders of the source that this stands for. */
export type Readied = {
  graph: ActionGraph
  decisions: ReadonlyMap<number, Decision>
  /** Of each cut that has come to the front, the source's order for it; null where the list says it. */
  first: readonly (number | null)[]
  /** What is cut already of what an order has the cook cut, by its number. */
  done: ReadonlyMap<number, readonly KnownIngredient[]>
}

/** Foods that the machine cuts or whips by themselves: how, and by which orders of the source, if any. */
type Cut = {
  foods: readonly KnownIngredient[]
  verb: Action
  orders: readonly KitchenAction[]
  /** Orders that have them cut with other foods, and stay. */
  told?: readonly KitchenAction[]
  /** What an order for it would say besides. */
  cues?: readonly CueName[]
}

/** Dry and hard foods in the order in which the bowl takes them (dishes 1.5), from so many grams. */
const DRY: readonly (readonly [Food, number])[] = [
  ['nut', 50],
  ['bread', 50],
  ['chocolate', 50],
  ['hardCheese', 30],
  ['cheese', 30],
]
/** Raw vegetables that are grated by themselves, for a salad or a rösti. */
const GRATED: readonly (Food | null)[] = ['hardVegetable', 'potato', 'leaf', 'softVegetable']
const MIN_GRATED = 150
/** So many grams of cheese are worth the bowl, whatever else it does. */
const MIN_CHEESE_ALONE = 100
const CUTTING: readonly Action[] = ['chop', 'dice', 'grate', 'grind', 'crush']

/**
 * Brings the grating of cheese, the chopping of nuts and chocolate, and the whipping that no order
 * speaks of to the front, where the bowl is clean and dry; each waits in a dish of its own until it
 * is used. What nothing else uses is cut as well, for then the cutting is the recipe.
 */
export function withCutFirst(
  graph: ActionGraph,
  limits: ModelLimits,
  byHand: ReadonlySet<number>,
): Readied {
  const none: Readied = { graph, decisions: new Map(), first: [], done: new Map() }
  if (graph.actions.some(({ machine }) => machine !== null)) return none
  const cuts = [
    ...foamsToWhip(graph),
    ...orderedCuts(graph),
    ...listedCheese(graph, limits),
    ...vegetablesForPans(graph, limits, byHand).map((one): Cut => ({ ...one, verb: 'chop' })),
  ].sort((a, b) => rankOf(a) - rankOf(b))
  const [sample] = graph.actions
  return cuts.length === 0 || !sample ? none : renumbered(graph, cuts, sample)
}

function rankOf({ foods: [food], verb }: Cut): number {
  // Whites need a bowl without any fat.
  if (verb === 'whip') return -1
  const at = DRY.findIndex(([kind]) => kind === food?.food)
  return at < 0 ? DRY.length : at
}

/** "Fold in the stiffly beaten whites", where no order has beaten them. */
function foamsToWhip({ actions }: ActionGraph): Cut[] {
  const portions = actions.flatMap(({ adds }) => adds.filter(({ isFoam }) => isFoam))
  return portions
    .filter(({ food, part }) => part > 0.98 && takersOf(food, actions).length === 1)
    .filter(({ food: { food, grams } }) => {
      const least = food === 'cream' ? MIN_WHIPPED.cream : MIN_WHIPPED.eggWhite
      return (grams ?? 0) >= least
    })
    .map(({ food }) => ({ foods: [food], verb: 'whip', orders: [], cues: ['stiff', 'foamy'] }))
}

/** "Grate the Gruyère", "chop the walnuts". */
function orderedCuts({ actions }: ActionGraph): Cut[] {
  return actions.flatMap((order): Cut[] => {
    const { verb, role, vessel, cues, objects } = order
    const [food, ...others] = objects
    if (role !== 'cut' || vessel >= 0 || !CUTTING.includes(verb) || !food) return []
    if ((cues.has('pieces') && !cues.has('fine')) || isOfHands(cues)) return []
    // Cubes of cheese and of bread are cut with a knife.
    if (verb === 'dice' && DRY.some(([kind]) => kind === food.food)) return []
    const isWorth =
      others.length === 0
        ? isWorthIt(food, verb, actions)
        : objects.every((one) => takersOf(one, actions).length === 0)
    return isWorth ? [{ foods: objects, verb, orders: [order] }] : []
  })
}

function isWorthIt(food: KnownIngredient, verb: Action, actions: readonly KitchenAction[]) {
  const takers = takersOf(food, actions)
  if (takers.length === 0) return true
  const weight = food.grams ?? (verb === 'crush' ? weightOfMany(food) : 0)
  const least = DRY.find(([kind]) => kind === food.food)?.[1]
  if (least !== undefined) return weight >= least
  const isApart = takers.every(({ role }) => role !== 'heat' && role !== 'bake')
  return verb === 'grate' && GRATED.includes(food.food) && weight >= MIN_GRATED && isApart
}

/** "12 graham crackers": so many weigh enough, whatever one of them weighs. */
const weightOfMany = ({ isCounted, entry }: KnownIngredient) =>
  isCounted && Number(entry.quantity) >= MANY ? MANY * LEAST_WEIGHT : 0

const MANY = 8
/** Of a small biscuit, in grams. */
const LEAST_WEIGHT = 7

/**
 * "60 g Parmesan, grated": an owner grates it, where the bowl comes out anyway, and with it the other
 * cheeses that the list wants grated. Those that go in together are grated together.
 */
function listedCheese(graph: ActionGraph, limits: ModelLimits): Cut[] {
  const ordered = graph.actions.filter(({ role }) => role === 'cut')
  const cheeses = graph.foods.filter(
    (one) =>
      isForGrating(one) &&
      takersOf(one, graph.actions).length > 0 &&
      !ordered.some(({ objects }) => objects.includes(one)),
  )
  if (!cheeses.some(({ food }) => food === 'hardCheese')) return []
  const isMuch = cheeses.some(({ grams }) => (grams ?? 0) >= MIN_CHEESE_ALONE)
  if (!isMuch && machineSpans(applyScripts(graph, limits)).length === 0) return []
  const groups = new Map<string, KnownIngredient[]>()
  for (const one of cheeses) {
    const takers = takersOf(one, graph.actions)
    const part = takers[0]?.adds.find(({ food }) => food.id === one.id)?.part ?? 0
    const isWhole = takers.length === 1 && part > 0.98
    const key = isWhole ? `by ${takers[0]?.id}` : `food ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((foods) => ({ foods, verb: 'grate', orders: [] }))
}

function isForGrating({ food, preparation, entry, grams }: KnownIngredient): boolean {
  const isListed = food === 'hardCheese' ? preparation !== null : preparation === 'grated'
  const isCheese = food === 'hardCheese' || food === 'cheese'
  // "Gruyère râpé" is bought so.
  return isCheese && isListed && entry.notes !== undefined && (grams ?? 0) >= 30
}

function takersOf({ id }: KnownIngredient, actions: readonly KitchenAction[]): KitchenAction[] {
  return actions.filter(({ adds }) => adds.some(({ food }) => food.id === id))
}

/**
 * The cuts as orders before all others, what the source has done to their foods before them in front
 * of each; what took the foods takes them from their dishes.
 */
function renumbered(
  { actions, vessels, ...graph }: ActionGraph,
  cuts: readonly Cut[],
  sample: KitchenAction,
): Readied {
  const bowls = cuts.map(
    (_, at): Vessel => ({ id: vessels.length + at, kind: 'bowl', actions: [] }),
  )
  const heads = new Set(
    cuts.flatMap((cut, at) => [
      ...readyingOf(cut.orders[0], actions),
      orderFor(cut, vessels.length + at, sample),
    ]),
  )
  const first = [...heads].map((head, id) => ({ ...head, id }))
  const left = new Map<number, number>()
  const later = actions.map((action) => {
    let moved = action
    cuts.forEach(({ foods: [food, ...others] }, at) => {
      if (!food) return
      const taking = takingFrom(moved, food, vessels.length + at, left)
      const rest = others.map(({ id }) => id)
      const isTaking = taking !== moved && rest.length > 0
      moved = isTaking
        ? { ...taking, adds: taking.adds.filter((one) => !rest.includes(one.food.id)) }
        : taking
    })
    return { ...moved, id: moved.id + first.length }
  })
  const all = [...first, ...later]
  const asides = cuts.flatMap((cut) => settingAside(cut.orders[0], actions))
  const orders = cuts.flatMap((cut) => cut.orders)
  const stoodFor = [...orders, ...asides, ...[...heads].filter(isReadying)]
  const decisions = stoodFor.map(({ id }): [number, Decision] => [id + first.length, 'dropped'])
  const filled = [...vessels, ...bowls].map((vessel) => ({
    ...vessel,
    actions: all.filter((one) => one.vessel === vessel.id).map(({ id }) => id),
  }))
  return {
    graph: { ...graph, actions: all, vessels: filled },
    decisions: new Map(decisions),
    first: [...heads].map(({ id }) => (id < 0 ? null : id)),
    done: doneBy(cuts, first.length),
  }
}

function doneBy(cuts: readonly Cut[], offset: number): Map<number, readonly KnownIngredient[]> {
  const done = new Map<number, readonly KnownIngredient[]>()
  for (const { foods, told = [] } of cuts) {
    for (const { id } of told) done.set(id + offset, [...(done.get(id + offset) ?? []), ...foods])
  }
  return done
}

/** What no order of the source says. */
const UNSAID = -1

const NO_CUES: Cues = {
  duration: null,
  isRepeated: false,
  celsius: null,
  heat: null,
  place: null,
  device: null,
  isNewVessel: false,
  isUncoloured: false,
  placeWord: null,
  has: () => false,
  settings: [],
}

function orderFor(
  { foods, verb, orders: [order], cues = [] }: Cut,
  vessel: number,
  sample: KitchenAction,
): KitchenAction {
  return {
    id: order?.id ?? UNSAID,
    verb,
    role: 'work',
    clause: order?.clause ?? sample.clause,
    cues: order?.cues ?? { ...NO_CUES, has: (one) => cues.includes(one) },
    machine: null,
    namesWater: false,
    vessel,
    adds: foods.map(wholePortion),
    moves: [],
    objects: foods,
    until: order?.until ?? null,
    asides: order?.asides ?? [],
    leadIn: null,
    isAhead: false,
    saysMore: false,
    saysHowMuch: false,
    isAssumed: false,
    component: null,
  }
}

/** All of a food. */
export const wholePortion = (food: KnownIngredient): Portion => {
  return { food, part: 1, words: null, evidence: 'stated' }
}

/** The same order with the food from its dish, as a share of what is left there. */
function takingFrom(
  action: KitchenAction,
  food: KnownIngredient,
  from: number,
  left: Map<number, number>,
): KitchenAction {
  const portion = action.adds.find((one) => one.food.id === food.id)
  if (!portion) return action
  const rest = left.get(from) ?? 1
  left.set(from, rest - portion.part)
  const part = rest - portion.part < 0.02 ? 1 : portion.part / rest
  return {
    ...action,
    adds: action.adds.filter((one) => one !== portion),
    moves: [...action.moves, { from, foods: null, part }],
  }
}
