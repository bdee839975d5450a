import type { Formula } from '../formula.ts'
import { FATS, GARLIC, GINGER, HERBS, ONION_BASE, SALT, SALT_BASE, SPICES } from './common.ts'

/**
 * Meat 80 g raw, which is the 60–90 g cooked portion of the British Dietetic Association; at most
 * 800 g in the bowl. Beef and pork simmer 60 min before the vegetables' 20 (maker recipes: 60–90 and
 * 40 min), poultry 20 min, fish 8 min. Pulses: 150 g cooked is the same association's portion,
 * lentils a third of that dry.
 */
export const STEW: Formula = {
  name: 'stew',
  servings: 4,
  uses: [
    { ids: ['leek'], role: 'mains', grams: 90, shared: true, preparation: 'pieces' },
    { kinds: ['onion'], role: 'aromatics', grams: 30 },
    { ids: ['lentils'], role: 'mains', grams: 45 },
    { ids: ['cannedTomatoes', 'stock', 'water'], role: 'liquid', grams: 90 },
    { ids: ['wine'], role: 'liquid', grams: 20 },
    { ids: ['tomatoPaste'], role: 'liquid', grams: 5 },
    ...[GARLIC, GINGER, HERBS, SPICES, SALT, FATS],
    { kinds: ['meat'], role: 'meat', grams: 80, shared: true, preparation: 'cubes' },
    { kinds: ['mincedMeat'], role: 'fried', grams: 80 },
    { kinds: ['sausage'], role: 'fried', grams: 40, preparation: 'pieces' },
    { kinds: ['poultry'], role: 'mains', grams: 80, preparation: 'cubes' },
    { kinds: ['fish'], role: 'late', grams: 80, preparation: 'cubes' },
    { kinds: ['seafood'], role: 'late', grams: 80 },
    {
      kinds: ['hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
      ...{ role: 'mains', grams: 90, shared: true, preparation: 'cubes' },
    },
    { kinds: ['legume'], role: 'mains', grams: 90, shared: true, preparation: 'cooked' },
    { kinds: ['driedFruit'], role: 'mains', grams: 15 },
    { kinds: ['cream', 'softDairy', 'milk'], role: 'finish', grams: 20 },
  ],
  base: [
    ...ONION_BASE,
    {
      ...{ food: 'stock', role: 'liquid', grams: 90 },
      unless: { ids: ['cannedTomatoes', 'stock', 'water'] },
    },
    SALT_BASE,
  ],
  needs: ['meat', 'fried', 'mains', 'late'],
}
