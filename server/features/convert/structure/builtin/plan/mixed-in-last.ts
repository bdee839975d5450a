import type { ActionGraph, KitchenAction, Portion, Vessel } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import type { BowlState } from './bowl-state.ts'
import { bringsFoam } from './brings-foam.ts'
import { foldsPiecesNext } from './pieces-last.ts'
import type { Kitchen } from './scripts/script.ts'
import { isPiece } from './techniques/stirring.ts'

/** Foods that vanish in a dough, a batter or a frosting. */
const MIXED_IN: readonly (Food | null)[] = [
  ...([
    'flour',
    'starch',
    'sugar',
    'leavening',
    'cocoa',
    'egg',
    'eggYolk',
    'milk',
    'cream',
  ] as const),
  ...(['butter', 'oil', 'softDairy', 'liquid', 'syrup', 'salt', 'spice', 'grain'] as const),
]
/** And in a spread or dip of cream cheese or quark. */
const SPREAD: readonly (Food | null)[] = [
  ...MIXED_IN,
  ...(['paste', 'herb', 'garlic', 'onion', 'cheese', 'hardCheese'] as const),
]
const isSpread = (there: Iterable<Portion>) => {
  const foods = [...there].map(({ food }) => food.food)
  return foods.includes('softDairy') && !foods.includes('flour')
}
const DRY: readonly (Food | null)[] = [
  ...(['flour', 'starch', 'sugar', 'leavening', 'cocoa', 'salt', 'spice'] as const),
  // Ground almonds and cornmeal are mixed with the flour.
  ...(['nut', 'grain'] as const),
]
const DOUGHY: readonly (Food | null)[] = ['flour', 'sugar', 'butter', 'softDairy', 'egg', 'eggYolk']
const BEATEN: readonly Action[] = ['whip', 'whisk', 'cream', 'mix', 'blend', 'knead', 'stirIn']

/**
 * "[Cream the butter with the sugar.] Gradually add the flour": beaten in, though no verb says so,
 * also where a foam or pieces are folded in behind it.
 */
export function isMixedInLast(
  action: KitchenAction,
  { isHot }: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): boolean {
  const { graph, traced } = kitchen
  const { id, moves, namesWater } = action
  const { actions: all, vessels } = graph
  const isApart = foldsPiecesNext(action, vessel, graph)
  const others = vessel.actions.flatMap((one) => (one === id ? [] : (all[one] ?? [])))
  const before = others.filter((one) => one.id < id)
  const last = before.at(-1)
  // "Sift the flour and [add it]"
  const bringing = isBare(action) && last?.role === 'add' ? last : action
  const comes = traced[bringing.id]?.incoming ?? []
  const next = others.find((one) => one.id > id && !IDLE.includes(one.role))
  const isFoamNext = next !== undefined && bringsFoam(next, kitchen)
  const isCookedNext =
    next !== undefined && next.moves.length > 0 && bringsPanIntoBatter(next, vessel, kitchen)
  const isFoldedInto = isApart || isFoamNext || isCookedNext
  if (isHot || comes.length === 0 || (next?.role === 'add' && !isFoldedInto)) return false
  // "Pour the batter into the crust" brings nothing to the batter.
  const isDry = comes.every(({ food }) => DRY.includes(food.food))
  if (moves.some(({ from }) => vessels[from]?.kind !== 'bowl' || !isDry))
    return (
      bringsPanIntoBatter(action, vessel, kitchen) &&
      !(last?.role === 'add' && last.adds.some(({ food }) => food.traits.has('water'))) &&
      (next === undefined || !GOING_ON.includes(next.role))
    )
  // "Add water by the spoonful until it holds together"
  const isWater = ({ food }: Portion) => food.traits.has('water')
  if (namesWater || (comes.some(isWater) && !isShapedNext(action, comes, graph))) return false
  const isBeaten = before.some(({ verb }) => BEATEN.includes(verb)) || isMelted(before)
  const goesOn = (next?.role === 'work' && !isFoldedInto) || next?.role === 'heat'
  const isDough = before.some((one) => one.adds.some(({ food }) => DOUGHY.includes(food.food)))
  const there = [...(traced[id]?.before.values() ?? [])]
  const known = isSpread(there) ? SPREAD : MIXED_IN
  const isByHand = isFollowedByHand(action, graph)
  const isKnown = ({ food }: Portion) =>
    known.includes(food.food) || (isPiece(food) && !isByHand && isForPieces(action, there))
  if (isByHand && comes.every(({ food }) => isFat(food)) && before.some(isKneading)) return false
  return isBeaten && isDough && !goesOn && comes.every(isKnown)
}

/** "[Boil the dates. Stir up the batter.] Add the date mixture. [Bake]": it is stirred in. */
function bringsPanIntoBatter(
  { id, role, moves, adds }: KitchenAction,
  { kind }: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const areCooked = moves.every(({ from, foods, part }) => {
    const own = graph.vessels[from]?.kind
    return (own === 'pot' || own === 'fryingPan') && foods === null && part === 1
  })
  const there = [...(traced[id]?.before.values() ?? [])].map(({ food }) => food.food)
  const isRich = there.some((food) => food === 'egg' || food === 'butter')
  const isBatter = there.includes('flour') && isRich
  return role === 'add' && kind === 'bowl' && adds.length === 0 && areCooked && isBatter
}

/** "[Knead the dough.] Drizzle the oil into the bowl and turn the dough in it": it is only coated. */
const isKneading = ({ verb }: KitchenAction) => verb === 'knead'

/** "Add the yolk and the water and form into a ball": as much as the list says. */
function isShapedNext(
  { id, until, clause }: KitchenAction,
  comes: readonly Portion[],
  { actions }: ActionGraph,
): boolean {
  const next = actions[id + 1]
  const isSoon = next?.verb === 'shape' && next.clause.sentence === clause.sentence
  return isSoon && until === null && comes.length > 1 && comes.every(({ food }) => food.grams)
}

/** "… and toss", "… and turn to coat". */
function isFollowedByHand({ id, clause }: KitchenAction, { actions }: ActionGraph): boolean {
  const next = actions[id + 1]
  return next?.role === 'hand' && next.clause.sentence === clause.sentence
}

/** "[Mix in the flour.] Add the raisins. [Roll out the dough]": they are no topping. */
const isForPieces = ({ cues }: KitchenAction, there: readonly Portion[]) =>
  cues.place === null && there.some(({ food }) => food.food === 'flour')

const GOING_ON: readonly VerbRole[] = ['add', 'work', 'heat']

const isBare = ({ role, adds, moves, objects }: KitchenAction) =>
  role === 'add' && adds.length + moves.length + objects.length === 0

/** "Melt the chocolate with the butter. Add the eggs, the sugar and the flour." */
const isMelted = (before: readonly KitchenAction[]) =>
  before.some(({ verb }) => verb === 'melt') &&
  before.some(({ adds }) => adds.some(({ food }) => food.food === 'chocolate'))

const IDLE: readonly VerbRole[] = ['none', 'dial', 'aside', 'season', 'ready']
