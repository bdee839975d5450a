import type { Formula } from '../formula.ts'
import { HERBS, SALT, SALT_BASE, SPICES } from './common.ts'

/**
 * Steaming times of maker recipes: tender vegetables 12 min, firm ones 20, fish 15, seafood 14,
 * poultry 25, potatoes in pieces 30. Portions of the British Dietetic Association: fish 140 g,
 * poultry 60–90 g cooked; vegetables 120 g by experience.
 */
export const STEAMED: Formula = {
  name: 'steamed',
  servings: 4,
  uses: [
    {
      kinds: ['potato'],
      role: 'mains',
      grams: 120,
      shared: true,
      preparation: 'pieces',
      minutes: 30,
    },
    {
      kinds: ['hardVegetable'],
      role: 'mains',
      grams: 120,
      shared: true,
      preparation: 'pieces',
      minutes: 20,
    },
    {
      kinds: ['softVegetable', 'leaf', 'mushroom'],
      role: 'mains',
      grams: 120,
      shared: true,
      minutes: 12,
    },
    { ids: ['leek'], role: 'mains', grams: 120, shared: true, preparation: 'pieces', minutes: 20 },
    { kinds: ['fish'], role: 'mains', grams: 130, minutes: 15 },
    { kinds: ['seafood'], role: 'mains', grams: 120, minutes: 14 },
    { kinds: ['poultry'], role: 'mains', grams: 110, preparation: 'cubes', minutes: 25 },
    { kinds: ['butter', 'oil'], role: 'finish', grams: 5 },
    { ids: ['lemon', 'lime', 'citrusJuice'], role: 'finish', grams: 5, preparation: 'juice' },
    ...[HERBS, SPICES, SALT],
  ],
  base: [SALT_BASE],
  needs: ['mains'],
}
