import type { ActionGraph, KitchenAction, Portion, Vessel } from '../../ir/graph.ts'
import type { FixedSentence } from '../../ir/operation.ts'
import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import { addedWater } from '../added-water.ts'
import { grams } from '../situation.ts'
import { foodsOf } from '../trace.ts'
import type { Kitchen, Script, Stage } from './script.ts'
import { clearStep, fillStep, runStep } from './stage-steps.ts'
import { type WaterMethod, waterMethodFor } from './water-methods.ts'

const ID = 'basket-cooking'

/** Cooks in water that is poured off in the simmering basket: potatoes, vegetables, rice, eggs. */
export const WATER_COOKING: Script = {
  id: ID,
  source: 'DE12, IRM, MCE, MCR, MCG',
  apply: (vessel, kitchen) => {
    if (vessel.kind !== 'pot' && vessel.kind !== 'bowl' && vessel.kind !== 'fryingPan') return null
    const stages = potsIn(vessel, kitchen).flatMap((pot) => stageOf(pot, vessel, kitchen) ?? [])
    return stages.length > 0 ? { stages } : null
  },
}

/** One pot of water: its orders and what they bring in. */
type Pot = { actions: readonly KitchenAction[]; portions: readonly Portion[] }

const BOILING: readonly Action[] = ['boil', 'simmer', 'cook', 'poach']
/** What happens around a pot of water without ending it. */
const AROUND: readonly KitchenAction['role'][] = ['add', 'dial', 'season', 'move']

/** The pots of water in a vessel's life, one after the other. */
function potsIn(vessel: Vessel, { graph, traced }: Kitchen): Pot[] {
  const pots: Pot[] = []
  let open: KitchenAction[] = []
  const close = () => {
    const actions = withoutLoose(open)
    const portions = actions.flatMap(({ id }) => traced[id]?.incoming ?? [])
    if (actions.some(isBoiling)) pots.push({ actions, portions })
    open = []
  }
  for (const id of vessel.actions) {
    const action = graph.actions[id]
    if (!action) continue
    const isCooked = open.some(isBoiling)
    const goesOn =
      action.role === 'drain'
        ? isCooked
        : (isBoiling(action) || AROUND.includes(action.role)) && !(isCooked && bringsFood(action))
    const isStart = open.some(({ role }) => role === 'drain') || action.component !== null
    if (isStart && action.role !== 'drain') close()
    if (goesOn) open.push(action)
    else {
      close()
      if (isBoiling(action) || action.role === 'add') open.push(action)
    }
  }
  close()
  return pots
}

/** Without what stands behind the last boiling and draining. */
function withoutLoose(actions: readonly KitchenAction[]): KitchenAction[] {
  const last = actions.findLastIndex((one) => isBoiling(one) || one.role === 'drain')
  return actions.slice(0, last + 1)
}

function isBoiling({ verb, machine }: KitchenAction): boolean {
  return BOILING.includes(verb) && machine === null
}

function bringsFood({ adds, moves }: KitchenAction): boolean {
  return adds.length > 0 || moves.length > 0
}

/** Salt and fat for the water are no food that cooks in it. */
const BESIDE: readonly (Food | null)[] = ['salt', 'spice', 'oil', 'leavening']

function isWater({ traits }: KnownIngredient): boolean {
  return traits.has('water')
}

function stageOf(pot: Pot, vessel: Vessel, kitchen: Kitchen): Stage | null {
  const { actions, portions } = pot
  const [first] = actions
  const besides = portions.filter(({ food }) => isWater(food) || BESIDE.includes(food.food))
  const cooked = portions.filter((one) => !besides.includes(one))
  const method = waterMethodFor(foodsOf(cooked))
  const isPlain = actions.every(({ cues }) => cues.place !== 'oven' && !cues.has('formed'))
  // "Adding the beans for the last 4 minutes": the basket is not opened meanwhile.
  if (vessel.actions.some((id) => kitchen.graph.actions[id]?.cues.has('lastMinutes'))) return null
  const isFresh = actions.every(({ moves }) => moves.length === 0)
  if (!first || cooked.length === 0 || !method || !isPlain || !isFresh) return null
  if (grams(foodsOf(cooked)) > MAX_IN_BASKET) return null
  if (!isInWater(actions, besides) || isAmongOthers(first, vessel, kitchen)) return null
  if (isSoup(pot, vessel, kitchen) || isKept(vessel, kitchen)) return null
  // Lentils that take up their water turn to a mush that no basket holds.
  const isMush = vessel.actions.some((id) => kitchen.graph.actions[id]?.cues.has('absorbed'))
  if (isMush && cooked.some(({ food }) => food.food === 'legume')) return null
  return {
    script: ID,
    vessel: vessel.id,
    first: first.id,
    actions: new Set(actions.map(({ id }) => id)),
    sources: [],
    operations: stepsOf({ actions, cooked, besides, method, graph: kitchen.graph }),
    isSide: cooked.some(({ food }) => food.food === 'rice' || food.food === 'grain'),
  }
}

/** "Cook the peas with the pasta for the last 2 minutes": not by themselves. */
function isAmongOthers({ id }: KitchenAction, vessel: Vessel, { graph, traced }: Kitchen): boolean {
  const before = vessel.actions.filter((one) => one < id)
  const last = graph.actions[before.at(-1) ?? -1]
  const held = foodsOf(traced[id]?.before.values() ?? [])
  const isHeld = held.some((food) => !isWater(food) && !BESIDE.includes(food.food))
  return last !== undefined && isBoiling(last) && isHeld
}

/** "[Fry the onions.] Add the carrots, cover with water", "… cook. Blend": its water is eaten. */
function isSoup({ actions }: Pot, vessel: Vessel, { graph, traced }: Kitchen): boolean {
  const [first] = actions
  const last = actions.at(-1)
  if (!first || !last || last.role === 'drain') return false
  const held = foodsOf(traced[first.id]?.before.values() ?? [])
  const next = graph.actions[vessel.actions.find((id) => id > last.id) ?? -1]
  const isFried = held.some((food) => !isWater(food) && !BESIDE.includes(food.food))
  return isFried || next?.verb === 'blend'
}

/** "[Boil the broccoli.] Blend it with a little of the cooking water": nobody pours all of it off. */
function isKept({ actions }: Vessel, { graph }: Kitchen): boolean {
  return actions.some((id) =>
    graph.actions[id]?.adds.some(({ food, called }) => called !== undefined && isWater(food)),
  )
}

/** The water is told, or drained, or nothing else can be meant: "boil the potatoes". */
function isInWater(actions: readonly KitchenAction[], besides: readonly Portion[]): boolean {
  const isSaid = actions.some(({ cues }) => cues.has('inWater'))
  const isDrained = actions.at(-1)?.role === 'drain'
  const isOnlyBoiled = actions.filter(isBoiling).every(({ verb }) => verb === 'boil')
  const hasWater = besides.some(({ food }) => isWater(food))
  return isSaid || isDrained || (isOnlyBoiled && !hasWater)
}

type Basket = {
  actions: readonly KitchenAction[]
  cooked: readonly Portion[]
  besides: readonly Portion[]
  method: WaterMethod
  graph: ActionGraph
}

/** From cold to boiling, in seconds per gram of water at about 1 kW (E). */
const HEAT_UP = 0.42

function stepsOf({ actions, cooked, besides, method, graph }: Basket) {
  const last = actions.findLast(isBoiling)
  const said = actions.findLast(({ cues }) => cues.duration)?.cues.duration ?? null
  const isOwn = said === null || said.max <= (method.fixedUpTo ?? 0)
  const boiling = isOwn ? method.seconds : said.min
  const more = isOwn ? 0 : said.max - said.min
  const seconds = Math.ceil((boiling + method.water * HEAT_UP) / 60) * 60
  return [
    // The food first, so that no water counts as lifted out with it.
    fillStep({
      technique: ID,
      place: 'basket',
      sentences: [{ phrase: 'basketIn' }, { phrase: 'weighIntoBasket', foods: cooked }],
      adds: cooked,
      tools: ['simmering_basket'],
    }),
    fillStep({
      technique: ID,
      place: 'bowl',
      sentences: waterSentences(besides, method),
      adds: isEnough(besides, method)
        ? besides
        : [...besides, addedWater(graph, actions[0]?.id ?? 0, method.water)],
    }),
    runStep({
      technique: ID,
      place: 'basket',
      phrase: 'cook',
      seconds,
      more,
      temperature: 'varoma',
      until: last?.until ?? null,
      tools: ['simmering_basket'],
      actions: actions.map(({ id }) => id),
    }),
    clearStep(ID, 0, ['drainBasket']),
  ]
}

/** More food than this does not fit into the basket, in grams (MCR). */
const MAX_IN_BASKET = 1000
/** A basket in more water than this boils over, in grams (IRM). */
const MAX_WATER = 1800

/** Whether the listed water suffices and does not boil over. */
function isEnough(besides: readonly Portion[], { water }: Pick<WaterMethod, 'water'>): boolean {
  const listed = grams(foodsOf(besides.filter(({ food }) => isWater(food))))
  return listed >= water / 2 && listed <= MAX_WATER
}

/** The listed water where it is enough, else as much as the basket needs. */
function waterSentences(
  besides: readonly Portion[],
  { water }: Pick<WaterMethod, 'water'>,
): FixedSentence[] {
  const seasoning = besides.filter(({ food }) => !isWater(food))
  if (isEnough(besides, { water })) return [{ phrase: 'weighAndAdd', foods: besides }]
  const own: FixedSentence = { phrase: 'pourWater', grams: water }
  return seasoning.length > 0 ? [own, { phrase: 'add', foods: seasoning }] : [own]
}
