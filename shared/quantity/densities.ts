import type { Language } from '#shared/language.ts'
import { findFood } from './find-food.ts'
import type { Food, FoodCount } from './foods.ts'
import type { Quantity } from './quantity.ts'
import { toMetric, type Unit, unitFacts } from './units.ts'

/** Counts that stand for the food itself: "1 onion", "1 piece onion". */
const WHOLE: ReadonlySet<Unit | null> = new Set([null, 'piece'])

/** What a container holds when nothing better is known: an ordinary 400 g can, a jar of 300 g. */
const CONTAINER_GRAMS: Partial<Record<Unit, number>> = { can: 400, jar: 300 }

/** A measure a recipe gives per piece, e.g. the 400 g of "2 x 400 g tins". */
type SizeOfEach = { quantity: Quantity; unit: Unit }

/**
 * Estimates the grams of an ingredient, by the middle of a range: "1 onion" is 110, "3 cloves
 * garlic" 15, "2 x 400 g tins" (with `each`) 800. Unknown liquids count as water. Null when
 * nothing sensible can be said. Weights: `foods.ts`. Without a language the name may be in any.
 */
export function gramsOf(ingredient: {
  quantity: Quantity | null
  unit: Unit | null
  name: string
  each?: SizeOfEach
  language?: Language
}): number | null {
  const { quantity, unit, name, each, language } = ingredient
  if (!quantity) return null

  const count = (quantity.min + quantity.max) / 2
  if (each) return times(count, gramsOf({ ...each, name, language }))
  const food = findFood(name, language)
  if (unit && unitFacts(unit).dimension === 'length') return times(count, gramsOfLength(unit, food))

  const metric = unit && toMetric(quantity, unit, food)
  if (metric) return 'grams' in metric ? metric.grams : metric.millilitres
  return times(count, gramsOfOne(unit, food))
}

function gramsOfOne(unit: Unit | null, food: Food | null): number | null {
  const weights: Partial<Record<string, number>> = food?.grams ?? {}
  const key: FoodCount | Unit = unit === null || WHOLE.has(unit) ? 'each' : unit
  return weights[key] ?? (unit ? (CONTAINER_GRAMS[unit] ?? null) : null)
}

const CENTIMETRES: Partial<Record<Unit, number>> = { mm: 0.1, cm: 1, inch: 2.54 }

function gramsOfLength(unit: Unit, food: Food | null): number | null {
  return times(CENTIMETRES[unit] ?? 0, food?.grams?.cm ?? null)
}

function times(count: number, grams: number | null): number | null {
  return grams === null ? null : count * grams
}
