import templates from './fraction-templates.json' with { type: 'json' }

/**
 * What fractions look like in common print (upright, slanted, bold; with and without serifs), drawn
 * into 12 × 12 cells row by row, each a hexadecimal digit from 0 (paper) to f (ink). Those without a
 * sign are what is taken for fractions easily: percent signs, short numbers, some letters.
 */
export const FRACTION_TEMPLATES: readonly { sign: string | null; cells: string }[] = Object.entries(
  templates,
).flatMap(([sign, drawn]) =>
  drawn.map((cells) => ({ sign: sign === 'other' ? null : sign, cells })),
)
