import { gramsOfOne } from './densities.ts'
import type { Food } from './foods.ts'
import type { Amount } from './quantity.ts'
import { scaleQuantity } from './scale.ts'
import { type Unit, unitFacts } from './units.ts'

/** Cups are American or, elsewhere, of 250 ml. */
export type CupUnit = 'cup' | 'metric_cup'

/**
 * The amount in another unit. Within masses, volumes and lengths always; between them and from or
 * to pieces by what the food weighs. Null where that is not known, and for what is added by eye.
 */
export function convertAmount(amount: Amount, to: Unit | null, food: Food | null): Amount | null {
  if (amount.unit === to) return amount
  if (isByEye(amount.unit) || isByEye(to)) return null
  const factor = factorBetween(amount.unit, to, food)
  return factor === null ? null : { quantity: scaleQuantity(amount.quantity, factor), unit: to }
}

/**
 * In grams and millilitres: pounds, ounces and cups of what is weighed become grams, those of
 * liquids and unknown foods millilitres. Spoons and counts stay.
 */
export function toMetric(amount: Amount, food: Food | null): Amount {
  const { unit } = amount
  if (unit === null || isSpoon(unit) || isByEye(unit)) return amount
  const { dimension, metric } = unitFacts(unit)
  if (metric || dimension === 'count') return amount
  if (dimension === 'length') return convertAmount(amount, 'cm', food) ?? amount

  const isMeasured = dimension === 'volume' && (food?.liquid || food?.density === undefined)
  return inHandyUnit(convertAmount(amount, isMeasured ? 'ml' : 'g', food) ?? amount)
}

/**
 * In cups and spoons; what has no known density stays as it is, or becomes pounds and ounces where
 * the cup is the American one. Counts stay.
 */
export function toCups(amount: Amount, food: Food | null, cup: CupUnit = 'cup'): Amount {
  const { unit } = amount
  if (unit === null || unit === cup || isSpoon(unit) || isByEye(unit)) return amount
  const { dimension } = unitFacts(unit)
  if (dimension === 'count') return amount

  const isAmerican = cup === 'cup'
  const plain: Unit | null = dimension === 'mass' ? 'oz' : dimension === 'length' ? 'inch' : null
  const other = plain && isAmerican ? convertAmount(amount, plain, food) : null
  const spooned = dimension === 'length' ? null : inCupOrSpoon(amount, food, cup)
  return spooned ?? inHandyUnit(other ?? amount)
}

function inCupOrSpoon(amount: Amount, food: Food | null, cup: CupUnit): Amount | null {
  const inCups = convertAmount(amount, cup, food)
  if (inCups && inCups.quantity.min >= 1 / 4) return inCups
  const inSpoons = convertAmount(amount, 'tbsp', food)
  return inSpoons && inSpoons.quantity.min >= 1 ? inSpoons : convertAmount(amount, 'tsp', food)
}

/** Larger and smaller units of one kind; with `parts`, the larger must come out in such parts. */
const LADDERS: readonly { small: Unit; large: Unit; parts?: number }[] = [
  { small: 'g', large: 'kg' },
  { small: 'ml', large: 'l' },
  // 4 teaspoons are no 1 1/3 tablespoons.
  { small: 'tsp', large: 'tbsp', parts: 2 },
  { small: 'oz', large: 'lb', parts: 2 },
]

/** 1500 g as 1.5 kg, 0.2 l as 200 ml, 3 teaspoons as a tablespoon. */
export function inHandyUnit(amount: Amount): Amount {
  for (const { small, large, parts } of LADDERS) {
    if (amount.unit === small) {
      const larger = convertAmount(amount, large, null)
      const isEven = larger && (!parts || isMultiple(larger.quantity.min * parts))
      if (larger && larger.quantity.min >= 1 - 1e-9 && isEven) return larger
    }
    if (amount.unit === large && amount.quantity.max < 1 - 1e-9) {
      return convertAmount(amount, small, null) ?? amount
    }
  }
  return amount
}

function isMultiple(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01
}

function factorBetween(from: Unit | null, to: Unit | null, food: Food | null): number | null {
  const a = from && unitFacts(from)
  const b = to && unitFacts(to)
  if (a?.size && b?.size && a.dimension === b.dimension) return a.size / b.size

  const one = gramsOfOne(from, food)
  const other = gramsOfOne(to, food)
  return one && other ? one / other : null
}

function isByEye(unit: Unit | null): boolean {
  return unit !== null && unitFacts(unit).byEye === true
}

/** Used all over the world. */
function isSpoon(unit: Unit): boolean {
  return unit === 'tbsp' || unit === 'dsp' || unit === 'tsp'
}
