import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction, VesselKind } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food, Trait } from '../parse/lexicon/kinds.ts'
import { cutsOf, needsKnife } from './chop-first.ts'
import { applyScripts } from './scripts/apply-scripts.ts'
import { grams } from './situation.ts'
import { machineSpans } from './spans.ts'

/** Vegetables that one order puts into a pan or a bowl of the cook's. */
export type PanVegetables = {
  foods: readonly KnownIngredient[]
  /** The orders to cut them that their chopping stands for. */
  orders: readonly KitchenAction[]
  /** Orders that have other things cut with them, and are told whole. */
  told: readonly KitchenAction[]
}

const OF_COOK: readonly VesselKind[] = ['pot', 'fryingPan', 'otherAppliance', 'bowl', 'oven']
const AROMATIC: readonly (Food | null)[] = ['onion', 'garlic', 'ginger']
/** What is fried with the onion in small pieces, and cooked alone in large ones. */
const isFriedAlong = (food: Food | null, traits: ReadonlySet<Trait>) =>
  food === 'hardVegetable' || (food === 'softVegetable' && traits.has('pepper'))

/** Fewer grams are cut faster with a knife, unless the machine has no other work (E). */
const MIN_GRAMS = 150
const MIN_GRAMS_ALONE = 80
/** More grams become mush below before the top is cut (E). */
const MAX_GRAMS = 800
/** What one onion weighs of which nobody says it, in grams. */
const ONION = 100
/** After a step of so many seconds, vegetables cut at the beginning would have waited too long. */
const LONG_STEP = 60 * 60
const LONG_STEP_ALONE = 3 * 60 * 60
const BOARD: readonly VerbRole[] = ['cut', 'ready']
/** How many orders behind the adding the frying may stand. */
const NEAR = 2

/**
 * The onions, and what is fried with them, that go chopped into pans and pots in which the cook does
 * the work: an owner has them chopped all the same.
 */
export function vegetablesForPans(
  graph: ActionGraph,
  limits: ModelLimits,
  byHand: ReadonlySet<number>,
): PanVegetables[] {
  const groups = Map.groupBy(choppedFoods(graph), (food) => soleTaker(food, graph.actions)?.id)
  const foods = [...groups].flatMap(([id, all]) => {
    const taker = id === undefined ? undefined : graph.actions[id]
    return taker && isOfCook(taker, graph) ? [{ taker, all }] : []
  })
  if (!foods.some(({ all }) => all.some(({ food }) => AROMATIC.includes(food)))) return []
  const spans = machineSpans(applyScripts(graph, limits)).filter(
    ({ vessel }) => !byHand.has(vessel),
  )
  const isOnlyWork = spans.length === 0
  const worth = foods
    // Where the machine does nothing else, it chops the carrots of a stew too.
    .map(({ taker, all }) => ({ taker, all: isOnlyWork ? all : ownOf(taker, all, graph) }))
    .filter(({ taker, all }) => {
      const isAlone = isOnlyWork || isBehindDraining(taker, graph)
      return isSoon(taker, graph, isOnlyWork) && isWorthIt(all, isAlone)
    })
  const isByMachine = ({ id, vessel }: KitchenAction) =>
    spans.some((span) => span.vessel === vessel && id >= span.first && id <= span.last)
  return worth
    .filter(({ taker }) => !isByMachine(taker) || isBehindDraining(taker, graph))
    .flatMap(({ taker, all }) => cutBefore(taker, all, graph) ?? [])
}

/** What is to be chopped, by the list or by the method, and is no shape that only a knife gives. */
function choppedFoods(graph: ActionGraph): KnownIngredient[] {
  const cuts = cutsOf(graph)
  return graph.foods.filter(
    ({ id, food, traits, isReadyToEat, isWhole, isSpooned }) =>
      (cuts.get(id) === 'chop' || (cuts.get(id) === 'grate' && AROMATIC.includes(food))) &&
      !isReadyToEat &&
      !isWhole &&
      !isSpooned &&
      (AROMATIC.includes(food) || isFriedAlong(food, traits)),
  )
}

/** "Chop the onions"; before a verb at the end another clause may hold its onions. */
const leads = ({ text, verb }: KitchenAction['clause']) => text.length - verb.end > verb.start

/** The one order that all of a food goes in by. */
function soleTaker(
  { id }: KnownIngredient,
  actions: readonly KitchenAction[],
): KitchenAction | undefined {
  const takers = actions.filter(({ adds }) => adds.some(({ food }) => food.id === id))
  const portion = takers[0]?.adds.find(({ food }) => food.id === id)
  return takers.length === 1 && (portion?.part ?? 0) > 0.98 ? takers[0] : undefined
}

function isOfCook({ vessel }: KitchenAction, { vessels }: ActionGraph): boolean {
  const kind = vessels[vessel]?.kind
  return kind !== undefined && OF_COOK.includes(kind)
}

/** "[Fry the beef and drain off the fat.] Add the onion": chopped before, it waits in a dish. */
function isBehindDraining({ id, vessel }: KitchenAction, { actions }: ActionGraph): boolean {
  return actions.some((one) => one.id < id && one.vessel === vessel && one.role === 'drain')
}

function isSoon({ id }: KitchenAction, { actions }: ActionGraph, isOnlyWork: boolean): boolean {
  const longest = isOnlyWork ? LONG_STEP_ALONE : LONG_STEP
  return actions.slice(0, id).every(({ cues }) => (cues.duration?.min ?? 0) < longest)
}

/** Carrots are chopped with the onion that they are fried with, not those of a stew. */
function ownOf(
  { id, vessel }: KitchenAction,
  foods: readonly KnownIngredient[],
  { actions }: ActionGraph,
): KnownIngredient[] {
  const isFried = actions
    .slice(id, id + NEAR)
    .some((one) => one.vessel === vessel && VERBS[one.verb].isFrying === true)
  return foods.filter(({ food }) => isFried || AROMATIC.includes(food))
}

/** Where the machine does nothing else, less is worth it too. */
function isWorthIt(foods: readonly KnownIngredient[], isOnlyWork: boolean): boolean {
  const uncounted = foods.filter(
    ({ food, grams: own, isToTaste }) => food === 'onion' && own === null && !isToTaste,
  )
  const weight = grams(foods) + uncounted.length * ONION
  const least = isOnlyWork ? MIN_GRAMS_ALONE : MIN_GRAMS
  // Peppers go along, and are cut with a knife as fast.
  const along = grams(foods.filter(({ traits }) => traits.has('pepper')))
  const isEnough = weight - along >= least && weight <= MAX_GRAMS
  return foods.some(({ food }) => food === 'onion') && isEnough
}

/**
 * The orders to cut the foods, where the machine can do it before all else: they stand before what
 * takes the foods, on a board, and want no shape that only a knife gives.
 */
function cutBefore(
  { id: taker }: KitchenAction,
  foods: readonly KnownIngredient[],
  { actions }: ActionGraph,
): PanVegetables | null {
  const isOf = ({ objects }: KitchenAction) => objects.some((one) => foods.includes(one))
  const cutting = actions.filter((one) => one.role === 'cut' && isOf(one))
  const isOnBoard = ({ id, vessel, cues, objects }: KitchenAction) =>
    vessel < 0 &&
    id < taker &&
    objects.every((food) => !foods.includes(food) || !needsKnife(food, cues))
  if (!cutting.every(isOnBoard)) return null
  const sentences = new Set(cutting.map(({ clause }) => clause.sentence))
  const orders = actions.filter(({ clause }) => sentences.has(clause.sentence))
  const isOnlyTheirs = ({ vessel, role, objects, cues, asides }: KitchenAction) =>
    vessel < 0 &&
    BOARD.includes(role) &&
    objects.every((food) => !needsKnife(food, cues)) &&
    asides.length === 0 &&
    objects.every((one) => foods.includes(one))
  if (orders.every(isOnlyTheirs)) return { foods, orders, told: [] }
  // "Chop the onions and the garlic, tear the parsley": the rest is told, but not "fry them" alone.
  const isOfBoard = orders.every(
    ({ vessel, role, clause }) => vessel < 0 && BOARD.includes(role) && leads(clause),
  )
  const done = isOfBoard ? cutting.filter(isOnlyTheirs) : []
  return { foods, orders: done, told: cutting.filter((one) => !done.includes(one)) }
}
