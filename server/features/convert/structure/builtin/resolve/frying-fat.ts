import type { KitchenAction, Portion } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { unlistedFat } from '../parse/added-fat.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What is softened in fat, and needs it. */
const SOFTENED: readonly (Food | null)[] = [
  ...(['onion', 'garlic', 'ginger', 'hardVegetable', 'softVegetable', 'mushroom'] as const),
]
/** What is fat, or gives some when it is fried. */
const FATTY: readonly (Food | null)[] = ['oil', 'butter', 'sausage', 'mincedMeat']
/** So many orders further on the hot fat is fried in. */
const NEAR = 2

/**
 * "Soften the onions in a little oil" where the list has no oil: an ingredient that the converter
 * adds. `before` are the orders on the vessel so far: "heat some oil" names it, and bacon leaves
 * its fat there.
 */
export function fryingFat(
  { parsed: { clause }, role, fresh }: Order,
  { kind, holds }: OpenVessel,
  before: readonly KitchenAction[],
  known: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  if (role !== 'heat' || (kind !== 'pot' && kind !== 'fryingPan')) return null
  // "Heat some oil in a pot. Add the onion and cook for 10 minutes."
  const isCookedInFat =
    clause.action === 'cook' &&
    before.slice(-NEAR).some((one) => one.verb === 'heat' && fatNamed(one.clause.folded, lexicon))
  const isFrying = VERBS[clause.action].isFrying === true || isCookedInFat
  // "[Chop the onion.] Heat some oil in a pan and fry it": what was chopped is taken to be in it.
  const isHeating = clause.action === 'heat' && fatNamed(clause.folded, lexicon) !== null
  if ((!isFrying && !isHeating) || clause.action === 'toast') return null
  const there = [...holds.values(), ...fresh.map(({ food }) => food)]
  if (!there.some(({ food }) => SOFTENED.includes(food))) return null
  const had = before.flatMap(({ adds }) => adds.map(({ food }) => food))
  if ([...there, ...had].some(({ food }) => FATTY.includes(food))) return null
  // "Put them into a pan with some oil. Fry them": or what went into the pan with it.
  const heating = before
    .slice(-NEAR)
    .filter(({ role, verb }) => role === 'dial' || role === 'add' || verb === 'heat')
  const told = [clause, ...heating.map((one) => one.clause)]
  const fat =
    told.map(({ folded }) => fatNamed(folded, lexicon)).find((one) => one !== null) ?? null
  const isAdded = ({ entry }: KnownIngredient) => entry.added !== undefined
  if (fat === null || known.some((one) => one.food === fat && !isAdded(one))) return null
  const food = known.find((one) => one.food === fat) ?? unlistedFat(fat, known, lexicon)
  return { food, part: 1, words: null, evidence: 'carried' }
}

/** The fat that an order names. */
function fatNamed(folded: string, { foods }: CompiledLexicon): 'oil' | 'butter' | null {
  const named = foods.places(folded).flatMap((at) => foods.at(folded, at))
  if (named.some(({ value }) => value === 'oil')) return 'oil'
  return named.some(({ value }) => value === 'butter') ? 'butter' : null
}
