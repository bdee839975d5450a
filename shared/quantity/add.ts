import { convertAmount, inHandyUnit } from './convert.ts'
import type { Amount } from './quantity.ts'
import { BASE_UNITS, UNITS, type Unit, unitFacts } from './units.ts'

const ORDER = Object.keys(UNITS)

/**
 * Adds up amounts of one food. Masses, volumes and lengths become one amount each, in a handy unit;
 * pieces, cloves, cans and what is added by eye are kept apart, each under its own unit. The sums
 * come in the order of `UNITS`, pieces first, whatever the order of the amounts.
 */
export function addAmounts(amounts: readonly Amount[]): Amount[] {
  const kinds = new Map<string, Amount[]>()
  for (const amount of amounts) {
    const same = kinds.get(kindOf(amount))
    if (same) same.push(amount)
    else kinds.set(kindOf(amount), [amount])
  }
  const sums = [...kinds.values()].map(sumOf)
  return sums.sort((a, b) => rank(a.unit) - rank(b.unit))
}

/** What can be added: "2 onions" and "1 piece of onion" are onions. */
function kindOf({ unit }: Amount): string {
  if (unit === null || unit === 'piece') return 'each'
  const { dimension, byEye } = unitFacts(unit)
  return dimension === 'count' || byEye ? unit : dimension
}

function sumOf(amounts: readonly Amount[]): Amount {
  const unit = unitOfSum(amounts.map((amount) => amount.unit))
  const quantities = amounts.map((amount) => (convertAmount(amount, unit, null) ?? amount).quantity)
  const total = (end: 'min' | 'max') => sumExactly(quantities.map((quantity) => quantity[end]))
  return inHandyUnit({ quantity: { min: total('min'), max: total('max') }, unit })
}

/** Sorted, for the last digits of a sum depend on the order. */
function sumExactly(values: number[]): number {
  return values.sort((a, b) => a - b).reduce((sum, value) => sum + value, 0)
}

/** The unit they share, else the metric one, else the largest ("1 cup and 2 tablespoons"). */
function unitOfSum(units: readonly (Unit | null)[]): Unit | null {
  const known = [...new Set(units)].filter((unit) => unit !== null)
  const [only = null] = known
  if (units.includes(null)) return null
  if (known.length === 1) return only

  const metric = known.find((unit) => unitFacts(unit).metric)
  if (metric) return BASE_UNITS[unitFacts(metric).dimension]
  return known.reduce((a, b) => ((unitFacts(b).size ?? 0) > (unitFacts(a).size ?? 0) ? b : a))
}

function rank(unit: Unit | null): number {
  return unit === null ? -1 : ORDER.indexOf(unit)
}
