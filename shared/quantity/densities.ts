import type { Language } from '#shared/language.ts'
import { findFood } from './find-food.ts'
import { FOODS, type Food } from './foods.ts'
import type { Quantity } from './quantity.ts'
import { type Unit, unitFacts } from './units.ts'

/** Counts that stand for the food itself: "1 onion", "1 piece onion". */
const WHOLE: ReadonlySet<Unit | null> = new Set([null, 'piece'])

/** What a container holds when nothing better is known: an ordinary 400 g can, a jar of 300 g. */
const CONTAINER_GRAMS: Partial<Record<Unit, number>> = { can: 400, jar: 300 }

/** Who measures flour in glasses scoops them full; a cup is filled by spoons. */
const FULL_GLASSES: ReadonlySet<Language | undefined> = new Set(['pl', 'uk', 'ro'])
const GLASS_OF_FLOUR = 160

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
  if (unit === 'metric_cup' && food === FOODS.flour && FULL_GLASSES.has(language))
    return count * GLASS_OF_FLOUR
  const one = gramsOfOne(unit, food)
  return times(count, one ?? (unit && waterOfOne(unit)))
}

/**
 * Grams of one unit of a food: by its density, or by what one clove, can or centimetre of it
 * weighs; without a unit one of the food itself. Null when that is not known.
 */
export function gramsOfOne(unit: Unit | null, food: Food | null): number | null {
  const weights: Partial<Record<string, number>> = food?.grams ?? {}
  if (unit === null || WHOLE.has(unit)) return weights.each ?? null

  const { dimension, size = 0 } = unitFacts(unit)
  if (dimension === 'mass') return size
  if (dimension === 'volume') return times(size, food?.density ?? null)
  if (dimension === 'length') return times(size, weights.cm ?? null)
  return weights[unit] ?? CONTAINER_GRAMS[unit] ?? null
}

function waterOfOne(unit: Unit): number | null {
  const { dimension, size } = unitFacts(unit)
  return dimension === 'volume' ? (size ?? null) : null
}

function times(count: number, grams: number | null): number | null {
  return grams === null ? null : count * grams
}
