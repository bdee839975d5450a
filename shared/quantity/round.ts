import type { Amount, Quantity } from './quantity.ts'
import { type Unit, unitFacts } from './units.ts'

/** What spoons and cups come in, and what a cook can cut. */
const KITCHEN_PARTS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

/**
 * Rounds a computed amount to what can be measured: 41.67 g to 42 g, 0.69 cups to 2/3, 2.6 eggs to
 * 2 1/2. What is more than nothing stays so.
 */
export function roundForKitchen({ quantity, unit }: Amount): Amount {
  const round = (value: number) => roundValue(value, unit)
  return { quantity: mapEnds(quantity, round), unit }
}

function mapEnds({ min, max }: Quantity, change: (value: number) => number): Quantity {
  return { min: change(min), max: change(max) }
}

function roundValue(value: number, unit: Unit | null): number {
  const facts = unit && unitFacts(unit)
  if (facts?.metric) return roundMetric(value, facts.size ?? 1)
  const isCount = !facts || facts.dimension === 'count'
  return roundParts(value, isCount ? 2 : 5)
}

/** In grams, millilitres or centimetres: by 5 from 250 on, by halves below 10, by tenths below 1. */
function roundMetric(value: number, size: number): number {
  const base = value * size
  const step = base >= 250 ? 5 : base >= 10 ? 1 : base >= 1 ? 0.5 : 0.1
  return clean((Math.max(Math.round(base / step), base > 0 ? 1 : 0) * step) / size)
}

/** Thirds and quarters below `fine`, halves below 10, then whole numbers. */
function roundParts(value: number, fine: number): number {
  if (value >= 10) return Math.round(value)
  if (value >= fine) return Math.round(value * 2) / 2
  const whole = Math.floor(value)
  const rest = value - whole
  const parts = KITCHEN_PARTS.filter((part) => part !== 1 / 8 || whole === 0)
  const nearest = parts.reduce((a, b) => (Math.abs(b - rest) < Math.abs(a - rest) ? b : a))
  return whole === 0 && nearest === 0 && value > 0 ? 1 / 8 : whole + nearest
}

/** Without the crumbs of binary fractions: 0.30000000000000004. */
function clean(value: number): number {
  return Number(value.toPrecision(12))
}
