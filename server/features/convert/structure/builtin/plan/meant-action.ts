import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import type { BowlState } from './bowl-state.ts'
import { mannerOf } from './manner.ts'
import { hasLiquid } from './situation.ts'
import { isWorkedAsBread } from './techniques/stirring.ts'

/** What a verb comes to with this food: to blend butter and sugar with a hand mixer is to cream them. */
export function meantAction(
  { verb, cues, objects }: KitchenAction,
  contents: readonly KnownIngredient[],
  { isHot, isCooked, hasWhisk, trickles }: BowlState & { trickles: boolean },
): Action {
  const foods = contents.map(({ food }) => food)
  const isLoose = contents.every(({ food, isMashed }) => isMashed || !KEPT_APART.includes(food))
  if (trickles && !isHot && !hasWhisk && isLoose) return 'emulsify'
  if (verb === 'stirIn') return 'mix'
  if (verb === 'mix' && !isHot && isWorkedAsBread({ cues }, contents)) return 'knead'
  // "Bata los ajos con el vinagre": a whisk does nothing to a clove.
  if (verb === 'whisk' && !isHot && contents.some(isUncut) && foods.every(isSauceFood))
    return 'blend'
  // "Whip the cream cheese until smooth": no whisk makes a foam of it.
  if (verb === 'whip' && foods.includes('softDairy') && !foods.some(isFoaming)) return 'whisk'
  // "[Put it into the processor] and process to a purée"; where foods are named, one may be called so.
  const isPureed = CUT_UP.includes(verb) && objects.length === 0 && cues.has('smooth')
  if (isPureed && !isHot) return 'blend'
  // "[Simmer.] Add the spinach and fry for 2 minutes": in its sauce.
  const isInSauce = isHot && isCooked && hasLiquid({ contents }) && cues.duration !== null
  if (isInSauce && (verb === 'fry' || verb === 'sweat')) return 'cook'
  const isSoft = contents.every(({ food }) => CREAMED.includes(food))
  const isButter = contents.some(({ food }) => food === 'butter')
  return verb === 'blend' && isButter && isSoft && !cues.has('blender') ? 'cream' : verb
}

/** "Add the oil in a thin stream, blending all the while": since the last run, or with this one. */
export function tricklesOil(
  action: KitchenAction,
  { since }: BowlState,
  { actions }: ActionGraph,
): boolean {
  const isTrickled = (one: KitchenAction) =>
    mannerOf(one) !== null && one.adds.some(({ food }) => food.food === 'oil')
  return (
    action.role === 'work' && [...since.flatMap((id) => actions[id] ?? []), action].some(isTrickled)
  )
}

/** With these in the bowl, uncut, a stream of oil makes no sauce. */
const KEPT_APART: readonly (Food | null)[] = [
  ...(['flour', 'sugar', 'eggWhite', 'butter', 'pasta', 'leaf', 'legume', 'nut', 'herb'] as const),
  ...(['softVegetable', 'hardVegetable', 'potato', 'mushroom', 'fruit', 'cheese'] as const),
  ...(['hardCheese', 'rice', 'grain', 'bread', 'meat', 'poultry', 'fish'] as const),
]

/** Raw vegetables that no knife has been at. */
const isUncut = ({ food, isSmall, isMashed, preparation }: KnownIngredient) =>
  food !== null && UNCUT.includes(food) && !isSmall && !isMashed && preparation === null
const UNCUT: readonly Food[] = [
  'garlic',
  'onion',
  'hardVegetable',
  'softVegetable',
  'nut',
  'legume',
]
const isSauceFood = (food: Food | null) => food !== null && SAUCE_FOODS.includes(food)
const SAUCE_FOODS: readonly Food[] = [
  ...(['garlic', 'onion', 'hardVegetable', 'softVegetable', 'nut', 'legume', 'herb'] as const),
  ...(['oil', 'liquid', 'salt', 'spice', 'paste', 'ginger', 'bread'] as const),
]

const isFoaming = (food: Food | null) => food !== null && FOAMING.includes(food)
const FOAMING: readonly Food[] = ['cream', 'egg', 'eggWhite', 'eggYolk', 'butter']

const CUT_UP: readonly Action[] = ['chop', 'crush']

/** What is beaten with butter. */
const CREAMED: readonly (Food | null)[] = [
  ...(['butter', 'softDairy', 'sugar', 'syrup', 'egg', 'eggYolk', 'cream', 'milk'] as const),
  ...(['flour', 'starch', 'leavening', 'cocoa', 'salt', 'spice', 'liquid', 'oil'] as const),
  ...(['garlic', 'herb'] as const),
]
