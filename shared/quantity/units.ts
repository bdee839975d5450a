export type Dimension = 'mass' | 'volume' | 'length' | 'count'

type UnitFacts = {
  dimension: Dimension
  /** Grams (mass), millilitres (volume) or centimetres (length) of one. */
  size?: number
  /** Written with decimals, not kitchen fractions. */
  metric?: true
  /** What a cook adds by eye: its size is an estimate, and it is never converted. */
  byEye?: true
  /** Something bought closed, so what it says of its contents is how the food is sold. */
  container?: true
}

/** Every unit the app knows. Words for them live in `#shared/ingredient-line/words`. */
export const UNITS = {
  g: { dimension: 'mass', size: 1, metric: true },
  dag: { dimension: 'mass', size: 10, metric: true },
  // Italian "etto".
  hg: { dimension: 'mass', size: 100, metric: true },
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
  // Sizes by experience.
  pinch: { dimension: 'mass', size: 0.4, byEye: true },
  drop: { dimension: 'volume', size: 0.05, byEye: true },
  splash: { dimension: 'volume', size: 5, byEye: true },
  glug: { dimension: 'volume', size: 15, byEye: true },
  drizzle: { dimension: 'volume', size: 10, byEye: true },
  dollop: { dimension: 'volume', size: 15, byEye: true },
  cm: { dimension: 'length', size: 1, metric: true },
  mm: { dimension: 'length', size: 0.1, metric: true },
  // NIST Handbook 44, appendix C.
  inch: { dimension: 'length', size: 2.54 },
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

/** The metric unit in which others of a dimension are written. */
export const BASE_UNITS = { mass: 'g', volume: 'ml', length: 'cm', count: null } as const

/** What is known of a unit. */
export function unitFacts(unit: Unit): UnitFacts {
  return UNITS[unit]
}
