import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import type { BowlState } from './bowl-state.ts'
import { comesInHot } from './hot-arrival.ts'
import { meantAction, tricklesOil } from './meant-action.ts'
import { takesYeastAfter } from './meets-yeast.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams, type Situation } from './situation.ts'
import { foodsOf, type Traced } from './trace.ts'
import { warnedCues } from './warned-cues.ts'

/** All that decides which technique does an action's work in the bowl. */
export function situationAt(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  { graph, traced }: Kitchen,
): Situation {
  const now = traced[action.id]
  const since = bowl.since.flatMap((id) => traced[id]?.incoming ?? [])
  const warmed = sinceCooled(bowl.since, graph)
  const own = new Set(action.objects.map(({ id }) => id))
  const cutUp = foodsCutUp(action, graph)
  const shapeless = new Set([
    ...foodsMelted(action, graph, traced),
    ...foodsMashed(action, graph, traced),
  ])
  const contents = [...(now?.after.values() ?? [])].flatMap((portion) =>
    foodsOf([portion]).map((food) => ({
      ...food,
      isSmall: food.isSmall || cutUp.has(food.id) || Boolean(portion.cut),
      isMashed: food.isMashed || shapeless.has(food.id) || Boolean(portion.isPressed),
    })),
  )
  const fresh = new Set([...since, ...(now?.incoming ?? [])].map(({ food }) => food.id))
  const objects = contents.filter(({ id }) => fresh.has(id) || own.has(id))
  const later = vessel.actions.filter((id) => id > action.id)
  return {
    action: meantAction(action, contents, { ...bowl, trickles: tricklesOil(action, bowl, graph) }),
    cues: warnedCues(action, bowl.since, graph),
    objects,
    contents,
    // Hot syrup on yolks: the blades only cool it down.
    isHot:
      !(action.role === 'work' && action.cues.has('beatenCool')) &&
      (bowl.isHot ||
        isOnHeat(warmed, graph) ||
        comeHot(warmed, action, graph) ||
        isBlendedFromHeat(action, bowl, graph, traced)),
    isOnStove: isSetOnStove(bowl.since, action, graph),
    isInProcessor: [...bowl.since.flatMap((id) => graph.actions[id] ?? []), action].some((one) =>
      one.cues.has('blender'),
    ),
    isOverWater: isSetOverWater(bowl.since, action, graph),
    isCooked: bowl.isCooked,
    isRaw: !isAnyHeated(contents, action, graph, traced),
    hasWhisk: bowl.hasWhisk,
    isMelted: bowl.isMelted,
    hasPanFat: hadFat(action, vessel, traced),
    willBlend: later.some((id) => isBlendedWhole(graph.actions[id])),
    willTakeYeast: takesYeastAfter(action, graph),
    cooksOn: cooksOn(later, graph),
    simmersLater: simmersLater(later, graph),
    isHeatedLater: later.some((id) => graph.actions[id]?.role === 'heat'),
  }
}

/**
 * "[Simmer the soup.] Blend it", "[roast the tomatoes.] Blend them with the stock": hot out of pot or
 * tray, though the machine has not cooked it.
 */
function isBlendedFromHeat(
  { id, verb, vessel, moves }: KitchenAction,
  { since }: BowlState,
  { actions }: ActionGraph,
  traced: readonly Traced[],
): boolean {
  if (verb !== 'blend') return false
  const lastIn = (from: readonly number[]) =>
    actions.findLast(
      (one) => one.id < id && from.includes(one.vessel) && STANDING.includes(one.role),
    )
  const own = [vessel, ...moves.map((move) => move.from)]
  const coming = since.flatMap((one) => actions[one]?.moves.map((move) => move.from) ?? [])
  // Each by itself: what was soaked meanwhile makes no tray cold.
  const isTray = [...own, ...coming].some((from) => {
    const last = lastIn([from])
    return last?.role === 'bake' && staysHot(foodsOf(traced[last.id]?.after.values() ?? []))
  })
  return isTray || lastIn(own)?.role === 'heat'
}
const STANDING: readonly VerbRole[] = ['heat', 'bake', 'wait']

/** A tray of vegetables steams for long; nuts, crumbs and a bulb of garlic are cold in no time. */
const staysHot = (foods: readonly KnownIngredient[]) =>
  grams(foods.filter(({ food }) => food !== null && JUICY.includes(food))) >= MIN_HOT
const JUICY: readonly Food[] = [
  ...(['softVegetable', 'hardVegetable', 'potato', 'onion', 'mushroom', 'leaf'] as const),
  ...(['fruit', 'legume', 'meat', 'poultry', 'fish'] as const),
]
/** Grams (E). */
const MIN_HOT = 200

/** "Cut the thighs into cubes": from then on they are small. */
function foodsCutUp({ id }: KitchenAction, { actions }: ActionGraph): ReadonlySet<number> {
  const cuts = actions.slice(0, id).filter(({ role }) => role === 'cut')
  return new Set(cuts.flatMap(({ objects }) => objects.map((food) => food.id)))
}

/** Chocolate that has been on the heat is no chunk any more. */
function foodsMelted(
  { id }: KitchenAction,
  { actions }: ActionGraph,
  traced: readonly Traced[],
): ReadonlySet<number> {
  const heats = actions.slice(0, id).filter(({ role }) => role === 'heat')
  const heated = heats.flatMap((one) => foodsOf(traced[one.id]?.after.values() ?? []))
  return new Set(heated.filter(({ food }) => food === 'chocolate').map((food) => food.id))
}

/** Vegetables of another vessel may have been boiled or roasted there. */
function isAnyHeated(
  contents: readonly KnownIngredient[],
  { id }: KitchenAction,
  { actions }: ActionGraph,
  traced: readonly Traced[],
): boolean {
  const heats = actions.slice(0, id).filter(({ role }) => role === 'heat' || role === 'bake')
  const heated = new Set(heats.flatMap((one) => [...(traced[one.id]?.after.keys() ?? [])]))
  return contents.some((one) => heated.has(one.id))
}

/** Nothing of what has been mashed or blended is a piece any more. */
function foodsMashed(
  { id }: KitchenAction,
  { actions }: ActionGraph,
  traced: readonly Traced[],
): ReadonlySet<number> {
  const works = actions.slice(0, id).filter((one) => one.verb === 'mash' || isBlendedWhole(one))
  const mashed = works.flatMap((one) => foodsOf(traced[one.id]?.after.values() ?? []))
  const crumbs = actions
    .filter((one) => one.id < id && one.role === 'cut' && CRUMBLED.includes(one.verb))
    .flatMap(({ objects }) => objects.filter(({ food }) => food === 'bread'))
  return new Set([...mashed, ...crumbs].map((food) => food.id))
}

/** "[Crush the biscuits.] Mix with the butter" */
const CRUMBLED: readonly Action[] = ['crush', 'grind']

/** "Purée half of the soup" leaves pieces. */
function isBlendedWhole(action: KitchenAction | undefined): boolean {
  return action?.verb === 'blend' && !(action.cues.has('partOf') && action.objects.length === 0)
}

/** "Bring to the boil. Add the peas and simmer for 10 minutes": the long part is yet to come. */
function cooksOn(later: readonly number[], { actions }: ActionGraph): boolean {
  const [next] = later.flatMap((id) => actions[id] ?? []).filter(endsOrHeats)
  return next !== undefined && SIMMERED.includes(next.verb)
}

/** "Sauté the potatoes. Add the onion and sauté. Pour in the stock and simmer": a soup. */
function simmersLater(later: readonly number[], { actions }: ActionGraph): boolean {
  const next = later
    .flatMap((id) => actions[id] ?? [])
    .find((one) => endsOrHeats(one) && VERBS[one.verb].isFrying !== true)
  return next !== undefined && SIMMERED.includes(next.verb)
}

const endsOrHeats = ({ role }: KitchenAction) => ENDS_OR_HEATS.includes(role)

const ENDS_OR_HEATS: readonly VerbRole[] = ['heat', 'bake', 'drain', 'hand', 'wait', 'serve']
const SIMMERED: readonly Action[] = ['simmer', 'boil', 'cook', 'poach', 'reduce', 'thicken']

/** Something was fried in the same pan before, and its fat is left. */
function hadFat({ id }: KitchenAction, { actions }: Vessel, traced: readonly Traced[]): boolean {
  return actions.some(
    (one) => one < id && [...(traced[one]?.after.values() ?? [])].some(({ food }) => isFat(food)),
  )
}

/** "[Pour the brown butter into a bowl] and let cool for 20 minutes": no longer hot. */
function sinceCooled(since: readonly number[], { actions }: ActionGraph): readonly number[] {
  return since.slice(since.findLastIndex((id) => actions[id]?.verb === 'cool') + 1)
}

/** Hot food has come in since the last run, or does so now. */
function comeHot(since: readonly number[], action: KitchenAction, graph: ActionGraph): boolean {
  const earlier = since.flatMap((id) => graph.actions[id] ?? [])
  return [...earlier, action].some((one) => comesInHot(one, graph))
}

/** The last word on the stove since the last run, where it is no "off the heat". */
function isSetOnStove(
  since: readonly number[],
  { vessel }: KitchenAction,
  { actions, vessels }: ActionGraph,
): boolean {
  const kind = vessels[vessel]?.kind
  if (kind !== 'pot' && kind !== 'fryingPan') return false
  const said = since.flatMap((id) => actions[id] ?? []).findLast(saysOfStove)
  return said !== undefined && said.cues.heat !== null
}

/** "Place the bowl over the boiling water. Go on beating": until it is taken off. */
function isSetOverWater(
  since: readonly number[],
  action: KitchenAction,
  { actions }: ActionGraph,
): boolean {
  const said = [...since.flatMap((id) => actions[id] ?? []), action]
  const isOver = (one: KitchenAction) => one.cues.has('overWater')
  return said.findLast((one) => isOver(one) || one.role === 'dial')?.cues.has('overWater') ?? false
}

const saysOfStove = ({ cues, role }: KitchenAction) => cues.heat !== null || role === 'dial'

/** Fat has been heated since the last run: what comes in then is in a hot pan. */
function isOnHeat(since: readonly number[], graph: ActionGraph): boolean {
  return since.some((id) => graph.actions[id]?.role === 'heat')
}
