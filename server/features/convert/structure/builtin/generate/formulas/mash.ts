import type { Formula } from '../formula.ts'
import { GARLIC, HERBS, SALT, SALT_BASE, SPICES } from './common.ts'

/**
 * Mash: 800 g potatoes, 250 ml milk and 20 g butter for four (bravocooking.com, mashed potatoes).
 * They cook in their milk, so nothing is poured away; hence a little more of it, which boils off,
 * and fewer potatoes, so that six portions fit the bowl.
 */
export const MASH: Formula = {
  name: 'mash',
  servings: 4,
  uses: [
    {
      kinds: ['potato', 'hardVegetable'],
      role: 'mains',
      grams: 170,
      shared: true,
      preparation: 'pieces',
    },
    { kinds: ['legume'], role: 'mains', grams: 170, shared: true, preparation: 'cooked' },
    { kinds: ['milk', 'cream'], role: 'liquid', grams: 75 },
    { ids: ['stock', 'water'], role: 'liquid', grams: 75 },
    { kinds: ['butter', 'oil'], role: 'finish', grams: 5 },
    { kinds: ['cheese', 'hardCheese', 'softDairy'], role: 'finish', grams: 15 },
    ...[{ ...GARLIC, role: 'mains' as const }, HERBS, SPICES, SALT],
  ],
  base: [
    {
      ...{ food: 'milk', role: 'liquid', grams: 75 },
      unless: { kinds: ['milk', 'cream'], ids: ['stock', 'water'] },
    },
    { food: 'butter', role: 'finish', grams: 5, unless: { kinds: ['butter', 'oil'] } },
    SALT_BASE,
  ],
  needs: ['mains'],
}
