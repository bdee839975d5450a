import type { Formula } from '../formula.ts'
import { FATS, GARLIC, GINGER, HERBS, ONION_BASE, SALT, SALT_BASE, SPICES } from './common.ts'

/** Béchamel: flour 1, butter 1, milk 10 (thewestcountrykitchen.com); 100 ml are a serving. */
export const WHITE_SAUCE: Formula = {
  name: 'whiteSauce',
  servings: 4,
  uses: [
    { kinds: ['milk', 'cream'], role: 'liquid', grams: 100, shared: true },
    { kinds: ['butter', 'oil'], role: 'fat', grams: 10 },
    { kinds: ['flour'], role: 'flour', grams: 10 },
    { kinds: ['cheese', 'hardCheese'], role: 'finish', grams: 20 },
    ...[HERBS, SPICES, SALT],
    { ids: ['mustard'], role: 'finish', grams: 3 },
  ],
  base: [
    { food: 'butter', role: 'fat', grams: 10, unless: { kinds: ['butter', 'oil'] } },
    { food: 'flour', role: 'flour', grams: 10, unless: { kinds: ['flour'] } },
    { food: 'milk', role: 'liquid', grams: 100, unless: { kinds: ['milk', 'cream'] } },
    SALT_BASE,
  ],
  needs: [],
}

/**
 * Sauce of cooked vegetables: by experience a can of 400 g tomatoes for three to four; simmered
 * 20 min (maker recipes for tomato sauce: 15 to 20), then puréed.
 */
export const SAUCE: Formula = {
  name: 'sauce',
  servings: 4,
  uses: [
    { kinds: ['onion'], role: 'aromatics', grams: 20 },
    { ids: ['cannedTomatoes'], role: 'mains', grams: 110, shared: true },
    { ids: ['tomatoPaste'], role: 'liquid', grams: 5 },
    { ids: ['wine', 'stock', 'water'], role: 'liquid', grams: 20 },
    ...[GARLIC, GINGER, HERBS, SPICES, SALT, FATS],
    {
      kinds: ['softVegetable', 'hardVegetable', 'mushroom', 'leaf'],
      ...{ role: 'mains', grams: 110, shared: true, preparation: 'pieces' },
    },
    { kinds: ['cream', 'softDairy', 'milk'], role: 'finish', grams: 25 },
    { kinds: ['hardCheese', 'cheese'], role: 'finish', grams: 10 },
    { kinds: ['sugar'], role: 'finish', grams: 1 },
  ],
  base: [
    ...ONION_BASE,
    {
      ...{ food: 'water', role: 'liquid', grams: 20 },
      unless: { ids: ['wine', 'stock', 'water'] },
    },
    SALT_BASE,
  ],
  needs: ['mains'],
}
