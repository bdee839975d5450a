import type { ActionGraph, Cut, KitchenAction, Portion, VesselKind } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Cues } from '../parse/cues.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { withoutGrams } from '../parse/weight.ts'
import { isCaught, MIN_CAUGHT } from './caught.ts'
import { grams } from './situation.ts'
import type { Span } from './span.ts'
import { foodsOf, type Traced } from './trace.ts'

/** Foods that the blades cut as a cook would (appliance rows for chopping). */
const AROMATIC: readonly Food[] = ['onion', 'garlic', 'ginger']
const CHOPPABLE: readonly Food[] = [...AROMATIC, 'hardVegetable']
/** These come along with others, but not into pieces of a certain shape. */
const SOFT: readonly Food[] = ['softVegetable', 'herb', 'mushroom', 'leaf', 'potato']

/** More than this, in grams, makes mush below before the top is cut (E). */
const MAX_GRAMS = 800

/** So much of what comes in only after a run, in grams, is fried with the rest; more has a time of its own. */
const MAX_EARLY = 200

/** Cuts that the blades do: the list's "chopped", the method's "chop the onion". */
type Cuts = ReadonlyMap<number, Cut>

/** How each food is cut before it goes in, by the list and by the orders of the method. */
export function cutsOf({ actions, foods }: ActionGraph): Cuts {
  const cuts = new Map<number, Cut>()
  for (const { id, preparation } of foods) {
    if (preparation) cuts.set(id, preparation === 'grated' ? 'grate' : 'chop')
  }
  for (const food of friedWhole(actions)) if (!cuts.has(food.id)) cuts.set(food.id, 'chop')
  for (const { role, verb, objects, cues, adds } of actions) {
    for (const { food, cut } of adds) if (cut) cuts.set(food.id, cut)
    if (role !== 'cut') continue
    for (const food of objects) {
      // "Slice the onion", but not "cut the onion into small cubes".
      const isSliced = verb === 'slice' && !cues.has('cubes')
      const isKnifed = isSliced || needsKnife(food, cues)
      cuts.set(food.id, verb === 'grate' ? 'grate' : isKnifed ? 'knife' : 'chop')
    }
  }
  return cuts
}

/** Slices and strips are a knife's work; small cubes of what is hard the blades make well enough. */
export function needsKnife({ food }: KnownIngredient, cues: Cues): boolean {
  if (isOfHands(cues)) return true
  const isHard = food !== null && CHOPPABLE.includes(food)
  const isCubed = cues.has('cubes') && !cues.has('coarse') && (isHard || cues.has('fine'))
  return cues.has('pieces') && !isCubed
}

/** "Crumble the stock cube with your fingers" */
export const isOfHands = (cues: Cues) =>
  cues.has('byHand') && !cues.has('processor') && !cues.has('blender')

const NEVER_WHOLE: readonly (Food | null)[] = ['onion', 'garlic']
/** So many orders later the fat still waits for them. */
const NEAR = 2

/** "Soften the onion in the oil": nobody fries it whole, though nobody says that it is cut. */
function friedWhole(actions: readonly KitchenAction[]): KnownIngredient[] {
  const isFried = ({ id, vessel }: KitchenAction) =>
    actions.slice(id, id + NEAR).some((one) => one.vessel === vessel && isSweating(one, actions))
  return (
    actions
      .filter((one) => one.vessel >= 0 && isFried(one))
      .flatMap(({ adds }) => adds.map(({ food }) => food))
      .filter(({ food }) => NEVER_WHOLE.includes(food))
      .filter(({ isCounted, weightIs }) => isCounted || weightIs !== 'guessed')
      // "[Fry the garlic.] Take out the garlic": it has to be found again.
      .filter(
        (food) => !actions.some(({ role, objects }) => role === 'take' && objects.includes(food)),
      )
      // "Cut into large pieces", "whole": what the list says of them holds.
      .filter(({ entry, isWhole }) => !withoutGrams(entry.notes ?? '') && !isWhole)
  )
}

const isSweating = (one: KitchenAction, actions: readonly KitchenAction[]) =>
  one.cues.place !== 'oven' &&
  (VERBS[one.verb].isFrying === true || (one.verb === 'cook' && isInFat(one, actions)))

/** "[Add the oil.] Add the shallots and cook for 5 minutes" */
function isInFat({ id, vessel }: KitchenAction, actions: readonly KitchenAction[]): boolean {
  const before = actions.filter((one) => one.id <= id && one.vessel === vessel)
  const foods = before.flatMap(({ adds }) => adds.map(({ food }) => food))
  return foods.some(isFat) && !foods.some(isLiquid)
}

const FRIED_IN: readonly (VesselKind | undefined)[] = ['pot', 'fryingPan']

type Kitchen = {
  graph: ActionGraph
  traced: readonly Traced[]
  cuts: Cuts
  /** All stretches of the recipe, in order. */
  spans: readonly Span[]
}

/**
 * The foods that the machine chops before a stretch begins: hard and dry ones first, in the empty
 * bowl, with the hard vegetables, garlic and ginger that follow before any liquid.
 */
export function choppedFirst(span: Span, { graph, traced, cuts, spans }: Kitchen) {
  const { actions, vessels } = graph
  // "[Fry the bacon in a pan.] Add the onion": the bowl is empty yet.
  const isFirst = spans.find(({ vessel }) => vessel === span.vessel) === span
  const isFried = isFirst && FRIED_IN.includes(vessels[span.vessel]?.kind)
  if ((traced[span.first]?.before.size ?? 0) > 0 && !isFried) return []
  const vessel = vessels[span.vessel]
  // What comes in behind the last run is put in by hand, as the source says.
  const end = Math.max(...span.runs.keys())
  const ids = (vessel?.actions ?? []).filter((id) => id >= span.first && id <= end)
  const isButter = [...span.runs.values()].some(({ technique }) => technique === 'flavoured-butter')
  const chosen: Portion[] = []
  let runs = 0
  for (const id of ids) {
    const portions = actions[id]?.adds ?? []
    const isDry = !foodsOf(traced[id]?.after.values() ?? []).some(isLiquid)
    if (runs > 2 || !isDry || (runs > 0 && actions[id]?.role === 'drain')) break
    for (const portion of portions) {
      const isFirst = runs === 0
      const isMuch = !isFirst && grams(foodsOf([portion])) > MAX_EARLY
      // "Fry the onion for 8 minutes. Add the garlic, minced, for a minute": it would burn till then.
      if (!isFirst && hasOwnTime(portion, id, span, actions)) continue
      // Nobody wants a whole clove in the butter, though nobody says that it is cut.
      const cut = cuts.get(portion.food.id) ?? (isButter ? 'chop' : undefined)
      if (!isMuch && isForBlades(portion, isFirst, cut)) chosen.push(portion)
    }
    const run = span.runs.get(id)
    if (run?.setting.cuts) return []
    if (run) runs++
  }
  // One clove for a cold dressing comes minced: below the blades they find nothing.
  const isHot = [...span.runs.values()].some(({ setting }) => setting.temperature !== undefined)
  const weight = grams(foodsOf(chosen))
  const isLittle = isButter ? !isCaught(foodsOf(chosen)) : weight < MIN_CAUGHT
  if (!isHot && isLittle) return []
  const isHard = chosen.some(({ food: { food } }) => food !== null && CHOPPABLE.includes(food))
  // "1 tbsp minced shallots" comes cut; beside an onion it may go through the blades once more.
  if (chosen.every(({ food }) => food.isSpooned)) return []
  return (isHard || isButter) && weight <= MAX_GRAMS ? chosen : []
}

/**
 * Without the foods that one order has the cook cut with others: "finely chop the onion and the
 * parsley" is told as it stands, so the onion goes in chopped.
 */
export function withWholeOrders(
  chopped: ReadonlyMap<number, readonly Portion[]>,
  { actions }: ActionGraph,
): ReadonlyMap<number, readonly Portion[]> {
  const ids = new Set([...chopped.values()].flat().map(({ food }) => food.id))
  const orders = actions.filter(({ role, vessel }) => role === 'cut' && vessel < 0)
  const told = orders.filter(({ objects }) => !objects.every(({ id }) => ids.has(id)))
  const byHand = new Set(told.flatMap(({ objects }) => objects.map(({ id }) => id)))
  const kept = [...chopped].map(
    ([vessel, all]) => [vessel, all.filter(({ food }) => !byHand.has(food.id))] as const,
  )
  return new Map(kept.filter(([, all]) => all.length > 0))
}

const BURNING: readonly (Food | null)[] = ['garlic', 'ginger']

function hasOwnTime(
  { food: { food, preparation } }: Portion,
  id: number,
  { runs }: Span,
  actions: readonly KitchenAction[],
): boolean {
  const [next] = [...runs.keys()].filter((run) => run >= id)
  const isTimed = next !== undefined && actions[next]?.cues.duration !== null
  return BURNING.includes(food) && preparation !== null && isTimed
}

function isForBlades({ food, part }: Portion, isFirst: boolean, cut: Cut | undefined): boolean {
  const kind = food.food
  if (kind === null || part < 0.95 || food.isReadyToEat) return false
  if (food.isMashed && !AROMATIC.includes(kind)) return false
  if (cut === undefined || cut === 'knife') return false
  if (AROMATIC.includes(kind)) return true
  if (CHOPPABLE.includes(kind)) return true
  return isFirst && SOFT.includes(kind) && kind !== 'potato'
}

function isLiquid({ food, grams: weight }: KnownIngredient): boolean {
  return (food === 'liquid' || food === 'milk' || food === 'cream') && (weight ?? 100) > 60
}
