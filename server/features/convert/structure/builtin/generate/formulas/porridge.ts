import type { Formula } from '../formula.ts'

/**
 * Oats 1, milk 3, water 3 by weight (British Dietetic Association, porridge); a portion is three
 * tablespoons of oats (the same, portion sizes), 35 g.
 */
export const PORRIDGE: Formula = {
  name: 'porridge',
  servings: 2,
  uses: [
    { ids: ['oats'], role: 'grain', grams: 35, as: 'oats' },
    { kinds: ['milk'], role: 'liquid', grams: 105 },
    { ids: ['water'], role: 'liquid', grams: 105 },
    { kinds: ['fruit'], role: 'finish', grams: 50, shared: true, preparation: 'pieces' },
    { kinds: ['driedFruit', 'nut'], role: 'finish', grams: 15 },
    { ids: ['seeds', 'nutButter'], role: 'finish', grams: 10 },
    { kinds: ['syrup', 'sugar'], role: 'finish', grams: 8 },
    { kinds: ['cocoa', 'chocolate'], role: 'finish', grams: 8 },
    { kinds: ['spice'], role: 'finish', grams: 0.5 },
    { kinds: ['salt'], role: 'liquid', grams: 0.5, as: 'salt' },
    { kinds: ['butter', 'softDairy', 'cream'], role: 'finish', grams: 15 },
  ],
  base: [
    { food: 'oats', role: 'grain', grams: 35, unless: { ids: ['oats'] } },
    { food: 'milk', role: 'liquid', grams: 105, unless: { kinds: ['milk'] } },
    { food: 'water', role: 'liquid', grams: 105, unless: { ids: ['water'] } },
    { food: 'salt', role: 'liquid', grams: 0.5, unless: { kinds: ['salt'] } },
  ],
  needs: [],
}
