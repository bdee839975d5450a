import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { hasLiquidAt } from './liquid-at.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import type { Run } from './span.ts'
import { MIN_WHIPPED } from './techniques/whipping.ts'
import { foodsOf } from './trace.ts'

/** Cold stirring that a spoon does as well. */
const WEAK: readonly string[] = [
  'melt-chocolate-in',
  'melt-cheese-in',
  'mix-dry',
  'mix-pieces',
  'whisk-cold',
  'dissolve-cold',
  'stir-hot',
  'fold-in',
  'fold-pieces',
  'warm-through',
]
/** Dressings, dips, glazes and marinades. */
const STIRRED: readonly string[] = ['whisk-cold', 'dressing']
/** Little things that are smooth only when a machine beats them. */
const BEATEN: readonly string[] = ['flavoured-butter', 'sugar-glaze']
const MIN_BEATEN_GRAMS = 100
/** Nobody does it by hand who has blades. */
const PUREEING: readonly string[] = [
  'blend-hot',
  'blend-cold',
  'mash-potatoes',
  'mash-instead-of-blending',
  'dip',
  'blend-smooth',
  'mix-in-blender',
]
/** The butterfly whisk does it better than a hand, of whites from the least that it reaches. */
const WHIPPED: readonly string[] = ['whip-whites', 'whip-cream', 'egg-foam', 'beat-airy']
/** Somebody would stand and stir beside the stove all the while. */
const WATCHED: readonly string[] = [
  ...['custard', 'custard-with-starch', 'curd', 'white-sauce', 'white-sauce-with-pieces'],
  'warm-yolk-foam',
]
/** Less than this, in grams, the blades do not reach. */
const TINY = 50
/** More dough, in grams, is too much at once where the model has no bound of its own (CE). */
const MAX_DOUGH = 1300
/** Less than this, in grams, is stirred with a spoon. */
const SMALL = 120
/** Less than this, in grams, is rubbed together with a fork: a topping, no base. */
const CRUMBS = 200
/** From this on the bowl mixes a dressing better than a spoon does (E). */
const SAUCE = 80

/** What a dressing, dip or glaze is made of, and what makes it something else. */
const SAUCY: readonly (Food | null)[] = ['paste', 'oil', 'softDairy', 'liquid', 'syrup']
const NO_SAUCE: readonly (Food | null)[] = ['egg', 'eggYolk', 'eggWhite', 'flour', 'bread']

/** Stirred for cutlets to be dipped in. */
const WASH: readonly Food[] = ['egg', 'eggWhite', 'eggYolk', 'milk', 'liquid', 'salt', 'spice']
const COATING: readonly Food[] = [
  'flour',
  'starch',
  'crumbs',
  'salt',
  'spice',
  'leavening',
  'hardCheese',
]

/** Less value than this is not worth a bowl to wash. */
export const WORTH = 2

/** What it costs to pour out what was in the bowl, and to pour it in again. */
const RETURN = 2

/** What has only been put together in a bowl may as well have been put into the machine's. */
const PUT_TOGETHER = 0.5

/** So many seconds nobody has to stand beside the stove. */
const LONG = 600
const LONG_COOKING = 4

/** Cooking in the bowl, in seconds, for which a pan is worth pouring out. */
const WORTH_POURING = 480

/** Worth a bowl to wash, also where it has to be entered. */
const ENOUGH = 3

/** "Put everything into the blender and blend": its own cook gets the blades out. */
function isProcessed(id: number, { actions }: Vessel, { actions: all }: ActionGraph): boolean {
  const isWork = (one: number) => ['work', 'cut'].includes(VERBS[all[one]?.verb ?? 'other'].role)
  const since = actions.filter((one) => one <= id && all[one]?.cues.has('processor'))
  const [filled] = since.slice(-1)
  return (
    filled !== undefined &&
    isWork(id) &&
    !actions.some((one) => one > filled && one < id && isWork(one))
  )
}

/** How much an owner gains when the machine does the stretch. */
export function gainOf(
  vessel: Vessel,
  first: number,
  runs: ReadonlyMap<number, Run>,
  { graph, traced, stages, limits }: Kitchen,
  { isReturn, isHandHeated }: { isReturn: boolean; isHandHeated: boolean },
): number {
  const portions = [...runs.keys()].flatMap((id) => [...(traced[id]?.after.values() ?? [])])
  const foods = foodsOf(portions)
  // Food that no order names may belong anywhere, so it is not worked by itself.
  if (portions.length > 0 && portions.every(({ evidence }) => evidence === 'assumed')) return 0
  // Oil for frying is never heated in the bowl (S20).
  if (foods.every(({ food }) => food === 'oil')) return 0
  const isStirredOnly = [...runs.values()].every(({ technique }) => STIRRED.includes(technique))
  if (isStirredOnly && isMarinadeOf(vessel, first, graph)) return 0
  let value = 0
  for (const [id, { technique, setting }] of runs) {
    const action = graph.actions[id]
    const there = foodsOf(traced[id]?.after.values() ?? [])
    const mass = grams(there)
    const isUnknown = there.some(({ grams: own, isToTaste }) => own === null && !isToTaste)
    const isWeak = WEAK.includes(technique)
    const isStirred = setting.temperature === undefined && !setting.cuts
    if (isStirred && isForDipping(id, vessel, graph)) value += 0
    else if (isForFatOnly(id, vessel, graph)) value += 0
    else if (setting.temperature !== undefined && mass < TINY && !isUnknown) value += 0.5
    else if (
      mass < SMALL &&
      !isUnknown &&
      isBriefHeat(setting, action, mass) &&
      isForMeatAfter(id, vessel, graph, traced)
    )
      value += 0.5
    // A soup is puréed in the bowl wherever it was cooked.
    else if (technique === 'blend-hot') value += RETURN + WORTH
    else if (
      setting.speed === 'dough' &&
      isDoughWithin(limits, mass) &&
      goesOnAsDough(id, first, vessel, graph)
    )
      value += RETURN + WORTH
    else if (isProcessed(id, vessel, graph)) value += ENOUGH
    else if (WHIPPED.includes(technique))
      value += mass >= MIN_WHIPPED.eggWhite || isUnknown ? 2.5 : 1
    else if (setting.temperature !== undefined)
      value += isWeak ? 1.5 : isLong(action) || WATCHED.includes(technique) ? LONG_COOKING : 3
    else if (isSauce(technique, there)) value += mass >= SAUCE ? WORTH : 0.5
    else if (BEATEN.includes(technique)) value += mass >= MIN_BEATEN_GRAMS ? WORTH : 0.5
    else if (technique === 'crumb-base') value += mass >= CRUMBS || isUnknown ? 2.5 : 0.5
    else if (isWeak) value += mass >= SMALL ? 1.5 : 0.5
    else if (setting.cuts) value += 2.5
    else if (PUREEING.includes(technique)) value += mass >= SMALL || isUnknown ? 3 : 1
    else value += mass >= SMALL || isUnknown ? 2.5 : 1
    if (isWeak && VERBS[action?.verb ?? 'other'].role === 'work' && hasLiquidAt(id, traced))
      value += 0.5
  }
  const isFromBasket = stages.some((stage) => stage.vessel === vessel.id && stage.first < first)
  const isEntered = (traced[first]?.before.size ?? 0) > 0 && !isFromBasket
  if (!isEntered) return value
  // Nobody pours a pan out for two minutes of sautéing.
  const isBrief = [...runs].every(([id, { setting }]) => {
    const mass = grams(foodsOf(traced[id]?.after.values() ?? []))
    return isBriefHeat(setting, graph.actions[id], mass)
  })
  if (isHandHeated && isBrief) return 0
  const isCold = vessel.kind === 'bowl' && !wasHeated(vessel, first, graph)
  return value - (isReturn ? RETURN : isCold ? PUT_TOGETHER : 1)
}

/** "[Leave the starter to rise.] Add the rest and knead": no dough that is only shaped once more. */
function goesOnAsDough(
  id: number,
  first: number,
  { kind, actions }: Vessel,
  { actions: all }: ActionGraph,
): boolean {
  const orders = actions.filter((one) => one >= first && one <= id)
  const comes = orders.flatMap((one) => foodsOf(all[one]?.adds ?? []))
  return kind !== 'board' && kind !== 'plate' && grams(comes) >= TINY
}

const isDoughWithin = ({ dough }: ModelLimits, mass: number) =>
  mass <= (dough.maxDoughG ?? MAX_DOUGH)

/** Something in it has been cooked by then, there or elsewhere. */
function wasHeated({ actions }: Vessel, until: number, { actions: all }: ActionGraph): boolean {
  return actions.some((id) => {
    const action = id < until ? all[id] : undefined
    return action !== undefined && (action.role === 'heat' || action.moves.length > 0)
  })
}

/** "Mix the yoghurt and the spices and leave to marinate": with the meat, whether it says so or not. */
function isMarinadeOf({ actions }: Vessel, first: number, { actions: all }: ActionGraph): boolean {
  return actions.some((id) => id > first && all[id]?.verb === 'marinate')
}

/** Heat for so short a time that the pan is not poured out for it. */
function isBriefHeat(
  { temperature, seconds }: Run['setting'],
  action: KitchenAction | undefined,
  mass: number,
): boolean {
  const usual = typeof seconds === 'number' ? seconds : seconds(mass)
  return temperature !== undefined && (action?.cues.duration?.min ?? usual) < WORTH_POURING
}

/** "Fry the garlic and take it out. Brown the chicken in the pan": the pan is needed anyhow. */
function isForMeatAfter(
  id: number,
  { kind, actions }: Vessel,
  { actions: all }: ActionGraph,
  traced: Kitchen['traced'],
): boolean {
  const isMeat = ({ food }: KnownIngredient) =>
    food === 'meat' || food === 'poultry' || food === 'fish'
  return (
    kind === 'fryingPan' &&
    actions.some(
      (one) =>
        one > id &&
        all[one]?.role === 'heat' &&
        foodsOf(traced[one]?.after.values() ?? []).some(isMeat) &&
        !hasLiquidAt(one, traced),
    )
  )
}

const LIFTING: readonly VerbRole[] = ['take', 'aside', 'move']

/** "Fry the bacon and lift it out. Cook the leek in its fat": the fat stays in the pan. */
function isForFatOnly(id: number, { id: pan }: Vessel, { actions }: ActionGraph): boolean {
  const [lifting, ...later] = actions.slice(id + 1)
  const isLifted =
    lifting && LIFTING.includes(lifting.role) && lifting.moves.some(({ from }) => from === pan)
  if (!isLifted) return false
  const next = later.find(
    ({ vessel, role }) => vessel === pan && role !== 'dial' && role !== 'drain',
  )
  const isInFat = next?.role === 'heat' && next.adds.length > 0 && next.cues.place === null
  return isInFat && !next.adds.some(({ food }) => isFat(food))
}

/** A soup that goes on simmering is worth being poured back. */
function isLong(action: KitchenAction | undefined): boolean {
  return (action?.cues.duration?.min ?? 0) >= LONG
}

/** A dressing, dip or glaze that is only stirred together. */
function isSauce(technique: string, foods: readonly KnownIngredient[]): boolean {
  if (!STIRRED.includes(technique)) return false
  const saucy = foods.filter(({ food }) => SAUCY.includes(food))
  return saucy.length > 1 && !foods.some(({ food }) => NO_SAUCE.includes(food))
}

/** "Whisk the eggs. Dip the cutlets in them": a plate with a rim is what one needs. */
function isForDipping(id: number, vessel: Vessel, { actions }: ActionGraph): boolean {
  const foods = actions[id]?.adds.map(({ food: { food } }) => food) ?? []
  const isOf = (some: readonly Food[]) =>
    foods.length > 0 && foods.every((food) => food !== null && some.includes(food))
  const isAbout = (one: KitchenAction) =>
    one.vessel === vessel.id || one.moves.some(({ from }) => from === vessel.id)
  const next = actions.slice(id + 1).find((one) => isAbout(one) && one.role !== 'season')
  return (isOf(WASH) || isOf(COATING)) && next?.verb === 'assemble'
}
