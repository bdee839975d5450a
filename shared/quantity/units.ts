import { findFood } from './find-food.ts'
import type { Food } from './foods.ts'
import type { Quantity } from './quantity.ts'

export type Dimension = 'mass' | 'volume' | 'length' | 'count'

type UnitFacts = {
  dimension: Dimension
  /** Grams (mass) or millilitres (volume) of one. */
  size?: number
  /** Written with decimals, not kitchen fractions. */
  metric?: true
  /** Something bought closed, so what it says of its contents is how the food is sold. */
  container?: true
}

/** Every unit the app knows. Words for them live in `#shared/ingredient-line/words`. */
export const UNITS = {
  g: { dimension: 'mass', size: 1, metric: true },
  dag: { dimension: 'mass', size: 10, metric: true },
  kg: { dimension: 'mass', size: 1000, metric: true },
  // NIST Handbook 44, appendix C: avoirdupois ounce and pound.
  oz: { dimension: 'mass', size: 28.35 },
  lb: { dimension: 'mass', size: 453.6 },
  ml: { dimension: 'volume', size: 1, metric: true },
  cl: { dimension: 'volume', size: 10, metric: true },
  dl: { dimension: 'volume', size: 100, metric: true },
  l: { dimension: 'volume', size: 1000, metric: true },
  // The German and French pound is half a kilogram since their metric reforms.
  metric_pound: { dimension: 'mass', size: 500 },
  // NIST Handbook 44: US customary volumes.
  fl_oz: { dimension: 'volume', size: 29.57 },
  pint: { dimension: 'volume', size: 473.2 },
  quart: { dimension: 'volume', size: 946.4 },
  gallon: { dimension: 'volume', size: 3785 },
  cup: { dimension: 'volume', size: 236.6 },
  // Weights and Measures Act 1985: imperial volumes.
  uk_fl_oz: { dimension: 'volume', size: 28.41 },
  uk_pint: { dimension: 'volume', size: 568.3 },
  uk_quart: { dimension: 'volume', size: 1136.5 },
  uk_gallon: { dimension: 'volume', size: 4546 },
  // Continental "Tasse", "taza", "szklanka"; a "verre" or a "Becher" of cream is smaller.
  metric_cup: { dimension: 'volume', size: 250 },
  glass: { dimension: 'volume', size: 200 },
  // Kitchen measures of most countries (an Australian tablespoon is 20 ml).
  tbsp: { dimension: 'volume', size: 15 },
  dsp: { dimension: 'volume', size: 10 },
  tsp: { dimension: 'volume', size: 5 },
  // By experience: what a cook adds.
  pinch: { dimension: 'mass', size: 0.4 },
  drop: { dimension: 'volume', size: 0.05 },
  splash: { dimension: 'volume', size: 5 },
  glug: { dimension: 'volume', size: 15 },
  drizzle: { dimension: 'volume', size: 10 },
  dollop: { dimension: 'volume', size: 15 },
  cm: { dimension: 'length', metric: true },
  mm: { dimension: 'length', metric: true },
  inch: { dimension: 'length' },
  knob: { dimension: 'count' },
  handful: { dimension: 'count' },
  bunch: { dimension: 'count' },
  sprig: { dimension: 'count' },
  leaf: { dimension: 'count' },
  clove: { dimension: 'count' },
  head: { dimension: 'count' },
  bulb: { dimension: 'count' },
  slice: { dimension: 'count' },
  piece: { dimension: 'count' },
  stick: { dimension: 'count' },
  stalk: { dimension: 'count' },
  sheet: { dimension: 'count' },
  cube: { dimension: 'count' },
  block: { dimension: 'count' },
  ball: { dimension: 'count' },
  loaf: { dimension: 'count' },
  ear: { dimension: 'count' },
  wedge: { dimension: 'count' },
  strip: { dimension: 'count' },
  scoop: { dimension: 'count' },
  part: { dimension: 'count' },
  recipe: { dimension: 'count' },
  can: { dimension: 'count', container: true },
  jar: { dimension: 'count', container: true },
  packet: { dimension: 'count', container: true },
  bottle: { dimension: 'count', container: true },
} as const satisfies Record<string, UnitFacts>

export type Unit = keyof typeof UNITS

/** What is known of a unit. */
export function unitFacts(unit: Unit): UnitFacts {
  return UNITS[unit]
}

/**
 * The metric amount of a quantity of a food (or of its name in any language), by the middle of a
 * range. A volume of a food whose density is known becomes grams, any other volume millilitres; null for counts and lengths.
 */
export function toMetric(
  quantity: Quantity,
  unit: Unit,
  food: string | Food | null,
): { grams: number } | { millilitres: number } | null {
  const { dimension, size } = unitFacts(unit)
  if (size === undefined) return null

  const amount = ((quantity.min + quantity.max) / 2) * size
  if (dimension === 'mass') return { grams: amount }
  const density = (typeof food === 'string' ? findFood(food) : food)?.density
  return density === undefined ? { millilitres: amount } : { grams: amount * density }
}
