import type { Formula, Use } from '../formula.ts'
import { FATS, GARLIC, GINGER, HERBS, ONION_BASE, SALT, SALT_BASE, SPICES } from './common.ts'

const SEASONING: readonly Use[] = [
  ...[GARLIC, GINGER, HERBS, SPICES, SALT, FATS],
  { kinds: ['cream', 'softDairy', 'milk'], role: 'finish', grams: 25 },
  { kinds: ['cheese', 'hardCheese'], role: 'finish', grams: 15 },
  { ids: ['lemon', 'citrusJuice'], role: 'finish', grams: 3, preparation: 'juice' },
  { ids: ['tomatoPaste'], role: 'liquid', grams: 5 },
  { ids: ['water', 'stock'], role: 'liquid', grams: 105 },
]

const VEGETABLES = ['hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'] as const

/**
 * Puréed soup: a serving is 250 ml (the usual portion on menus). By experience a good half of it is
 * vegetables, so that it needs no thickening, and lentils take three times their weight of liquid.
 * Pulses: two thirds of the portion of 150 g cooked that the British Dietetic Association gives.
 */
export const SOUP: Formula = {
  name: 'soup',
  servings: 4,
  uses: [
    { ids: ['leek'], role: 'mains', grams: 115, shared: true, preparation: 'pieces' },
    { ids: ['springOnion'], role: 'finish', grams: 5 },
    { kinds: ['onion'], role: 'aromatics', grams: 40 },
    { ids: ['lentils'], role: 'mains', grams: 35 },
    { ids: ['cannedTomatoes'], role: 'mains', grams: 115, shared: true },
    ...SEASONING,
    { kinds: VEGETABLES, role: 'mains', grams: 115, shared: true, preparation: 'pieces' },
    { ids: ['apple', 'pear'], role: 'mains', grams: 30, preparation: 'pieces' },
    { kinds: ['legume'], role: 'mains', grams: 100, shared: true, preparation: 'cooked' },
  ],
  base: [
    ...ONION_BASE,
    { food: 'stock', role: 'liquid', grams: 105, unless: { ids: ['water', 'stock'] } },
    SALT_BASE,
  ],
  needs: ['mains', 'aromatics'],
}

/**
 * Soup with pieces in it: a serving is 300 ml with its solids. Poultry and meat for it half the
 * 60–90 g cooked portion of the British Dietetic Association; pasta and rice a third of the 75 and
 * 50 g dry portion of the same source.
 */
export const CHUNKY_SOUP: Formula = {
  name: 'chunkySoup',
  servings: 4,
  uses: [
    { ids: ['leek'], role: 'mains', grams: 80, shared: true, preparation: 'pieces' },
    { ids: ['springOnion'], role: 'finish', grams: 5 },
    { kinds: ['onion'], role: 'aromatics', grams: 30 },
    { ids: ['cannedTomatoes'], role: 'mains', grams: 80, shared: true },
    { ids: ['lentils'], role: 'mains', grams: 25 },
    ...SEASONING,
    { kinds: VEGETABLES, role: 'mains', grams: 80, shared: true, preparation: 'cubes' },
    { kinds: ['legume'], role: 'mains', grams: 60, shared: true, preparation: 'cooked' },
    { kinds: ['poultry', 'mincedMeat', 'sausage'], role: 'mains', grams: 50, preparation: 'cubes' },
    { kinds: ['meat'], role: 'meat', grams: 50, preparation: 'cubes' },
    { kinds: ['fish'], role: 'late', grams: 60, preparation: 'cubes' },
    { kinds: ['seafood'], role: 'late', grams: 60 },
    { kinds: ['pasta', 'rice', 'grain'], role: 'grain', grams: 20 },
  ],
  base: [
    ...ONION_BASE,
    { food: 'stock', role: 'liquid', grams: 130, unless: { ids: ['water', 'stock'] } },
    SALT_BASE,
  ],
  needs: ['mains', 'meat', 'late'],
}
