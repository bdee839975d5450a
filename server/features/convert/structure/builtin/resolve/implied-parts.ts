import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { CueName } from '../parse/cues.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { impliedOrder, withOrders } from './implied-stages.ts'

/** A part of the list that every cook makes in one way, and the order for it. */
type Part = {
  is: (foods: readonly KnownIngredient[]) => boolean
  verb: Action
  cues: readonly CueName[]
}

/** Grams of what only gives a taste, which the food catalogue may not know: vanilla. */
const MAX_FLAVOUR = 15
/** Grams of sugar for each gram of cream; with more of it the part is a caramel. */
const MAX_SUGAR = 0.4
const MIN_DRESSING = 3
/** Less is a share that the source names. */
const ALL = 0.98

const SHARP: readonly (Food | null)[] = ['liquid', 'fruit']
const OILY: readonly (Food | null)[] = ['oil', 'softDairy', 'cream']
const IN_DRESSING: readonly (Food | null)[] = [
  ...(['oil', 'softDairy', 'cream', 'liquid', 'fruit', 'paste', 'syrup', 'sugar'] as const),
  ...(['salt', 'spice', 'garlic', 'herb'] as const),
]

const PARTS: readonly Part[] = [
  { is: isForWhipping, verb: 'whip', cues: ['stiff', 'foamy'] },
  { is: isDressing, verb: 'mix', cues: [] },
]

/** "300 ml cream, 1 tbsp sugar, vanilla" */
function isForWhipping(foods: readonly KnownIngredient[]): boolean {
  const creams = foods.filter(({ food }) => food === 'cream')
  const [{ grams: cream = null } = {}] = creams
  const sugars = foods.filter(({ food }) => food === 'sugar')
  const sugar = sugars.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const others = foods.filter((one) => !creams.includes(one) && !sugars.includes(one))
  return (
    creams.length === 1 &&
    sugars.length > 0 &&
    sugar <= MAX_SUGAR * (cream ?? 0) &&
    others.every(({ food, grams }) => food === 'spice' || (grams ?? 0) <= MAX_FLAVOUR)
  )
}

/** "3 tbsp oil, 1 tbsp vinegar, 1 tsp mustard" */
function isDressing(foods: readonly KnownIngredient[]): boolean {
  const has = (kinds: readonly (Food | null)[]) => foods.some(({ food }) => kinds.includes(food))
  const isAll = foods.every(({ food }) => IN_DRESSING.includes(food))
  return foods.length >= MIN_DRESSING && isAll && has(SHARP) && has(OILY)
}

/**
 * "For the dressing: 3 tbsp oil, 1 tbsp vinegar, 1 tsp mustard" in the list and "pour over the
 * dressing" as all that the method says of it: making such a part, or whipping the cream of one,
 * becomes an order of its own, right before the order that takes it, or at the end.
 */
export function withImpliedParts(graph: ActionGraph, lexicon: CompiledLexicon): ActionGraph {
  const parts = Map.groupBy(graph.foods, ({ group }) => group)
  return [...parts.values()].reduce((whole, foods) => {
    const isNamed = foods.every(({ heading }) => heading !== null)
    const part = isNamed ? PARTS.find(({ is }) => is(foods)) : undefined
    const taker = part ? takerOf(foods, whole) : null
    return part && taker ? madeBefore(taker, foods, part, { graph: whole, lexicon }) : whole
  }, graph)
}

/** Orders that bring what is made to the table; what goes into a pot may be meant as it is. */
const AT_TABLE: readonly VerbRole[] = ['serve', 'hand', 'move', 'season']

/**
 * The order that takes the part without naming what it is made of, or the last one of all, with which
 * goes what no order takes; null if another one works on it.
 */
function takerOf(foods: readonly KnownIngredient[], { actions }: ActionGraph) {
  const [main] = foods.toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))
  const about = actions.filter(({ adds, objects }) =>
    [...adds.map(({ food }) => food), ...objects].some((food) => food === main),
  )
  const [taker, ...others] = about
  if (!taker || others.length > 0) return null
  if (!AT_TABLE.includes(taker.role) && taker !== actions.at(-1)) return null
  const named = foods.filter((food) => taker.objects.includes(food))
  const isWhole = taker.adds.some(({ food, part }) => food === main && part > ALL)
  return isWhole && named.every(isInNameOfPart) ? taker : null
}

/** "Top with the vanilla cream" is about both as one. */
const isInNameOfPart = ({ food, grams }: KnownIngredient) =>
  food === 'cream' || (grams ?? 0) <= MAX_FLAVOUR

function madeBefore(
  taker: KitchenAction,
  foods: readonly KnownIngredient[],
  { verb, cues }: Part,
  { graph, lexicon }: { graph: ActionGraph; lexicon: CompiledLexicon },
): ActionGraph {
  const bowl = graph.vessels.length
  const implied = impliedOrder(taker, { verb, role: 'work' }, lexicon)
  const making: KitchenAction = {
    ...implied,
    // Unlike a boil that an order waits for, it is worth the bowl by itself.
    isImplied: false,
    vessel: bowl,
    cues: { ...implied.cues, has: (cue) => cues.includes(cue) },
    adds: foods.map((food): Portion => ({ food, part: 1, words: null, evidence: 'carried' })),
  }
  const orders = graph.actions
    .map((one) => ({ ...one, adds: one.adds.filter(({ food }) => !foods.includes(food)) }))
    .flatMap((one) => (one.id === taker.id ? withMade(making, one) : [one]))
  return withOrders(graph, orders, [...graph.vessels, { id: bowl, kind: 'bowl', actions: [] }])
}

/** What is served with it comes after it; a last order that only waits or bakes goes on beside it. */
function withMade(making: KitchenAction, taker: KitchenAction): KitchenAction[] {
  if (!AT_TABLE.includes(taker.role)) return [taker, making]
  const moves = [...taker.moves, { from: making.vessel, foods: null, part: 1 }]
  return [making, { ...taker, moves }]
}
