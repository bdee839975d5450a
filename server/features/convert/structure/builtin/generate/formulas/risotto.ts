import type { Formula } from '../formula.ts'
import { FATS, GARLIC, GINGER, HERBS, ONION_BASE, SALT, SALT_BASE, SPICES } from './common.ts'

/**
 * Rice to liquid 1 : 2.5 (maker recipe for the appliance: 320 g rice, 800 g water, 14 min). The
 * portion of rice is between the 50 and 75 g dry that the British Dietetic Association and Bupa
 * give, so that six portions fit the bowl.
 */
export const RISOTTO: Formula = {
  name: 'risotto',
  servings: 4,
  uses: [
    { kinds: ['rice'], role: 'grain', grams: 60, as: 'risottoRice' },
    { ids: ['leek'], role: 'mains', grams: 40, shared: true, preparation: 'pieces' },
    { kinds: ['onion'], role: 'aromatics', grams: 20 },
    { ids: ['lemon', 'citrusJuice'], role: 'finish', grams: 4, preparation: 'juice' },
    { ids: ['cannedTomatoes'], role: 'mains', grams: 30, shared: true },
    ...[GARLIC, GINGER, HERBS, SPICES, SALT, FATS],
    {
      kinds: ['mushroom', 'sausage'],
      role: 'fried',
      grams: 40,
      shared: true,
      preparation: 'pieces',
    },
    {
      kinds: ['hardVegetable', 'softVegetable', 'leaf'],
      ...{ role: 'mains', grams: 40, shared: true, preparation: 'pieces' },
    },
    { kinds: ['legume'], role: 'mains', grams: 30, preparation: 'cooked' },
    { kinds: ['poultry'], role: 'mains', grams: 50, preparation: 'cubes' },
    { kinds: ['fish'], role: 'late', grams: 50, preparation: 'cubes' },
    { kinds: ['seafood'], role: 'late', grams: 50 },
    { ids: ['wine'], role: 'fried', grams: 15 },
    { ids: ['stock', 'water'], role: 'liquid', grams: 150 },
    { kinds: ['hardCheese', 'cheese', 'softDairy', 'cream'], role: 'finish', grams: 15 },
    { kinds: ['nut'], role: 'finish', grams: 8 },
  ],
  base: [
    ...ONION_BASE,
    { food: 'risottoRice', role: 'grain', grams: 60, unless: { kinds: ['rice'] } },
    { food: 'stock', role: 'liquid', grams: 150, unless: { ids: ['stock', 'water'] } },
    {
      ...{ food: 'parmesan', role: 'finish', grams: 15, preparation: 'grated' },
      unless: { kinds: ['hardCheese', 'cheese', 'softDairy', 'cream', 'seafood', 'fish'] },
    },
    SALT_BASE,
  ],
  needs: [],
}
