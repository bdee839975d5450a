import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { saysOnlyWhere } from './bare-orders.ts'
import { areKin, isEatenRaw, isSeasoning, isUsuallyDone } from './food-kinds.ts'
import { isTelling, orderOf } from './list-neighbours.ts'
import { servingOrder } from './serving-order.ts'
import { strangersIn } from './strangers.ts'

/** What speaks for or against an order that a food might go with. */
export type Sign =
  /** It stands as far down the method as the food down the list (0 to −1). */
  | 'placeInList'
  /** It takes foods that stand near in the list. */
  | 'nearInList'
  /** It stands between the orders that take the next foods above and below in the list. */
  | 'betweenNeighbours'
  /** How far ahead of these it stands, and how far behind. */
  | 'stepsBefore'
  | 'stepsAfter'
  | 'vesselOfNeighbours'
  /** Nothing of the food's part of the list is in its vessel. */
  | 'vesselOfOtherPart'
  /** "Add the zest", which nobody knows. */
  | 'lacksObject'
  /** Names a food of its kind that the list does not have: "spread the jam" for hip purée. */
  | 'namesItsKind'
  /** Names some such food, where it is of no known kind. */
  | 'namesStranger'
  /** Heats or mixes where nothing is. */
  | 'worksOnNothing'
  | 'takesSeveral'
  | 'namesOthers'
  | 'isMixing'
  | 'isBaking'
  | 'takesAlike'
  | 'seasons'
  | 'seasonsToTaste'
  | 'servesToTaste'
  | 'isLateToTaste'
  | 'kindIsDoneSo'
  | 'kindIsNotDoneSo'
  | 'heatsBareFat'
  | 'staysRaw'
  | 'takesAll'

/** The method as far as it is understood, and the list it is about. */
export type KnownMethod = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  lexicon: CompiledLexicon
  /** An order on everything. */
  whole: KitchenAction | null
}

/** So many lines away in the list a food still tells something. */
const NEAR = 6
const HEATING: readonly Action[] = ['heat', 'melt', 'preheat']

/** The signs of each order, by the food's place in the list, its part and its kind. */
export function signsOf(
  food: KnownIngredient,
  orders: readonly KitchenAction[],
  known: KnownMethod,
): ReadonlyMap<Sign, number>[] {
  const around = aroundIn(food, orders, known)
  return orders.map((order, at) => {
    const signs = new Map<Sign, number>()
    const add = (sign: Sign, size: number | boolean) => signs.set(sign, Number(size))
    ofList(food, { order, at }, around, add)
    ofOrder(food, order, around, add)
    return signs
  })
}

type Add = (sign: Sign, size: number | boolean) => void
type Around = ReturnType<typeof aroundIn>

function aroundIn(
  food: KnownIngredient,
  orders: readonly KitchenAction[],
  { actions, foods, lexicon, whole }: KnownMethod,
) {
  const line = foods.indexOf(food)
  const isInParts = foods.some(({ group }) => group !== foods[0]?.group)
  const mates = foods.flatMap((one, at) => {
    const isMate = one !== food && (!isInParts || one.group === food.group)
    const order = isMate ? orderOf(one, actions) : undefined
    return order ? [{ one, order, away: Math.abs(at - line), isAbove: at < line }] : []
  })
  const nearest = (isAbove: boolean) => {
    const own = mates.filter((mate) => mate.isAbove === isAbove)
    const sorted = own.toSorted((a, b) => a.away - b.away)
    return (sorted.find(({ one }) => isTelling(one, food)) ?? sorted[0])?.order
  }
  const [above, below] = [nearest(true), nearest(false)]
  const beside = [above, below].filter((one) => one !== undefined).map(({ id }) => id)
  return {
    ...{ actions, foods, orders, mates, above, below, isInParts, whole, lexicon },
    first: Math.min(...beside),
    last: Math.max(...beside),
    place: line / Math.max(1, foods.length - 1),
    serving: servingOrder(actions, lexicon),
    lastHeat: actions.findLast(({ role }) => role === 'heat' || role === 'bake')?.id ?? Infinity,
  }
}

/** What the list says: its order is that of the method, more or less, and it stands in parts. */
function ofList(
  food: KnownIngredient,
  { order, at }: { order: KitchenAction; at: number },
  { actions, orders, mates, above, below, first, last, place, isInParts }: Around,
  add: Add,
): void {
  const { id, vessel } = order
  add('placeInList', -Math.abs(place - at / Math.max(1, orders.length - 1)))
  const near = mates.filter((mate) => mate.order === order && mate.away <= NEAR)
  add(
    'nearInList',
    near.reduce((sum, { away }) => sum + 1 / away, 0),
  )
  add('betweenNeighbours', above !== undefined && below !== undefined && id >= first && id <= last)
  const between = (from: number, to: number) =>
    orders.filter((one) => one.id > from && one.id < to).length
  if (id < first && first < Infinity) add('stepsBefore', Math.log(2 + between(id, first)))
  if (id > last) add('stepsAfter', last > -Infinity ? Math.log(2 + between(last, id)) : 0)
  add('vesselOfNeighbours', [above, below].filter((one) => one?.vessel === vessel).length)
  if (!isInParts) return
  const there = actions.filter((one) => one.vessel === vessel && one.id < id)
  const held = there.flatMap(({ adds }) => adds.map((portion) => portion.food))
  add('vesselOfOtherPart', held.length > 0 && held.every(({ group }) => group !== food.group))
}

/** What the order says: its verb, what it takes and what it lacks. */
function ofOrder(
  food: KnownIngredient,
  order: KitchenAction,
  { actions, foods, serving, lastHeat, whole, lexicon }: Around,
  add: Add,
): void {
  const { id, role, verb, vessel, moves, objects } = order
  const taken = order.adds.filter(({ evidence }) => evidence !== 'assumed').map((one) => one.food)
  const isBare = order.adds.length + moves.length === 0
  const strangers = strangersIn(order, foods, lexicon)
  // "Spread the jam over it"; "add to an ice bath" may lack nothing.
  const isPut = role === 'add' || (role === 'hand' && strangers.size > 0)
  const isLacking = isPut && isBare && objects.length === 0
  add('lacksObject', isLacking ? (saysOnlyWhere(order.clause, lexicon) ? 0.5 : 1) : 0)
  add('namesItsKind', food.food !== null && strangers.has(food.food))
  add('namesStranger', food.food === null && strangers.size > 0)
  const isFilled = actions.some(
    (one) => one.vessel === vessel && one.id <= id && one.adds.length + one.moves.length > 0,
  )
  add('worksOnNothing', role !== 'add' && !isFilled)
  add('takesSeveral', taken.length > 2)
  add('namesOthers', taken.length === 0 && objects.length > 0)
  add('isMixing', role === 'work')
  add('isBaking', role === 'bake')
  add(
    'takesAlike',
    taken.some((one) => areKin(one, food)),
  )
  add('seasons', role === 'season' && isSeasoning(food))
  if (food.isToTaste) {
    add('seasonsToTaste', role === 'season')
    add('servesToTaste', order === serving)
    add('isLateToTaste', id > lastHeat)
  }
  const isDone = isUsuallyDone(food, role, VERBS[verb].isFrying ?? false)
  if (isDone !== null) add(isDone ? 'kindIsDoneSo' : 'kindIsNotDoneSo', 1)
  const isBareFat = taken.length > 0 && taken.every((one) => isFat(one))
  add('heatsBareFat', HEATING.includes(verb) && isBareFat && !isFat(food) && food.food !== 'salt')
  const isHeated = actions.some(
    (one) => one.id >= id && (one.role === 'heat' || one.role === 'bake'),
  )
  add('staysRaw', !isEatenRaw(food) && !isHeated && lastHeat < Infinity)
  add('takesAll', order === whole)
}
