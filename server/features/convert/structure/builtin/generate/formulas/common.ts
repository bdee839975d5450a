import type { Base, Use } from '../formula.ts'

/**
 * Seasonings for one serving, by experience. Garlic: a clove of 5 g for two to three people; herbs:
 * a bunch of 28 g for eight (weights: `shared/quantity/foods.ts`); spices: a teaspoon of 2 g for
 * four.
 */
export const GARLIC: Use = { kinds: ['garlic'], role: 'aromatics', grams: 2 }
export const GINGER: Use = { kinds: ['ginger'], role: 'aromatics', grams: 4 }
export const HERBS: Use = { kinds: ['herb'], role: 'finish', grams: 3 }
export const SPICES: Use = { kinds: ['spice'], role: 'finish', grams: 0.5 }
export const SALT: Use = { kinds: ['salt'], role: 'finish', grams: 1, as: 'salt' }
export const FATS: Use = { kinds: ['butter', 'oil'], role: 'fat', grams: 5 }

/** Onion base of 80–250 g, sweated in 15–40 g fat (maker recipes for four). */
export const ONION_BASE: readonly Base[] = [
  { food: 'onion', role: 'aromatics', grams: 20, unless: { ids: ['onion', 'shallot'] } },
  { food: 'oil', role: 'fat', grams: 5, unless: { kinds: ['butter', 'oil'] } },
]

/** A teaspoon of 6 g for five to six servings, which is 1 g each. */
export const SALT_BASE: Base = {
  food: 'salt',
  role: 'finish',
  grams: 1,
  unless: { kinds: ['salt'] },
}
