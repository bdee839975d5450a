import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { isEatenRaw } from './food-kinds.ts'
import { neighbours } from './list-neighbours.ts'
import { isAboutServing, isForServing, servingOrder, takesIn } from './serving-order.ts'

/**
 * Where a food goes of which no order says a word: beside its neighbours in the list, or to the
 * table, but never raw onto what has been cooked.
 */
export function lastResort(
  food: KnownIngredient,
  known: {
    actions: readonly KitchenAction[]
    foods: readonly KnownIngredient[]
    lexicon: CompiledLexicon
  },
): KitchenAction | null {
  const { actions, lexicon } = known
  const serving = servingOrder(actions, lexicon)
  if (isForServing(food, lexicon)) return atTable(serving, actions, lexicon)
  // A ready crust lines the tin.
  if (food.traits.has('crust')) return liningOrder(actions) ?? serving
  const [beside] = neighbours(food, known)
  // The raisins of a cake are not put in when it is baked.
  const isLast = food.isToTaste && food.heading === null && serving?.role !== 'bake'
  const near = beside && !isLast ? insteadOfFrying(food, beside, actions) : null
  return near ?? (isEatenRaw(food) ? serving : beforeCooking(actions)) ?? serving
}

/** Never among what is still cooked or puréed: "do not forget your toppings once it is served". */
export function atTable(
  serving: KitchenAction | null,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): KitchenAction | null {
  if (!serving || !COOKING.includes(serving.role)) return serving
  const later = actions.slice(serving.id + 1)
  return later.find(({ clause }) => isAboutServing(clause, lexicon)) ?? null
}

const COOKING: readonly VerbRole[] = ['work', 'heat']

/** "Line the tin", "put it into the baking dish". */
function liningOrder(actions: readonly KitchenAction[]): KitchenAction | null {
  const isOfTin = ({ role, cues }: KitchenAction) =>
    cues.place === 'oven' && ['ready', 'hand', 'add', 'move'].includes(role)
  return actions.find(isOfTin) ?? actions.find(({ role }) => role === 'bake') ?? null
}

/** The last order that puts something in before the last cooking is begun, or before the baking. */
function beforeCooking(actions: readonly KitchenAction[]): KitchenAction | null {
  const cooking = actions.findLast(({ role }) => role === 'heat')
  if (!cooking) return beforeBaking(actions)
  const isInTime = ({ id, vessel }: KitchenAction) =>
    id <= (cooking?.id ?? 0) && vessel === cooking?.vessel
  return actions.findLast((one) => takesIn(one) && isInTime(one)) ?? null
}

/** A dough is complete when it is shaped and goes into the oven; without one, where it is begun. */
function beforeBaking(actions: readonly KitchenAction[]): KitchenAction | null {
  const baking = actions.find(({ role }) => role === 'bake')
  const isMixing = ({ role, vessel }: KitchenAction) =>
    vessel >= 0 && (role === 'add' || role === 'work')
  const ahead = baking ? actions.slice(0, baking.id) : actions
  return (baking ? ahead.findLast(isMixing) : ahead.find(isMixing)) ?? null
}

const FRIED: readonly (Food | null)[] = [
  ...([
    'onion',
    'garlic',
    'ginger',
    'hardVegetable',
    'softVegetable',
    'mushroom',
    'spice',
  ] as const),
  ...(['salt', 'paste', 'oil', 'butter', 'herb', 'sausage', 'mincedMeat'] as const),
]

/** Lentils that nobody names are not fried with the leek beside them in the list: they come later. */
function insteadOfFrying(
  { food }: KnownIngredient,
  beside: KitchenAction,
  actions: readonly KitchenAction[],
): KitchenAction {
  if (!VERBS[beside.verb].isFrying || FRIED.includes(food)) return beside
  const later = actions.filter(
    ({ id, vessel, role }) => id > beside.id && vessel === beside.vessel && role === 'add',
  )
  const isOpen = ({ adds, moves }: KitchenAction) => adds.length + moves.length === 0
  return later.find(isOpen) ?? later[0] ?? beside
}
