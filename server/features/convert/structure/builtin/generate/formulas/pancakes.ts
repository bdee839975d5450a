import { EGG_GRAMS, type Formula } from '../formula.ts'

/** Thin pancakes by weight: liquid 2, flour 1, egg 1 (batter ratios after Ruhlman). */
export const PANCAKES: Formula = {
  name: 'pancakes',
  servings: 4,
  uses: [
    { kinds: ['flour'], role: 'flour', grams: 50, shared: true },
    { kinds: ['egg'], role: 'flour', grams: EGG_GRAMS, as: 'egg' },
    { kinds: ['milk'], role: 'liquid', grams: 100, shared: true },
    { ids: ['water'], role: 'liquid', grams: 100, shared: true },
    { kinds: ['butter', 'oil'], role: 'liquid', grams: 5 },
    { ids: ['banana'], role: 'flour', grams: 25 },
    { kinds: ['sugar', 'syrup'], role: 'flour', grams: 5 },
    { kinds: ['cocoa'], role: 'flour', grams: 3 },
    { kinds: ['leavening'], role: 'flour', grams: 1 },
    { kinds: ['spice', 'salt'], role: 'flour', grams: 0.5 },
  ],
  base: [
    { food: 'flour', role: 'flour', grams: 50, unless: { kinds: ['flour'] } },
    { food: 'egg', role: 'flour', grams: EGG_GRAMS, unless: { kinds: ['egg'] } },
    { food: 'salt', role: 'flour', grams: 0.5, unless: { kinds: ['salt'] } },
    { food: 'oil', role: 'liquid', grams: 5, unless: { kinds: ['butter', 'oil'] } },
    { food: 'milk', role: 'liquid', grams: 100, unless: { kinds: ['milk'], ids: ['water'] } },
  ],
  needs: [],
}
