import type { Formula } from '../formula.ts'

/**
 * As much fruit as liquid, by experience: 150 g of each make a glass of 300 ml. A serving of yoghurt
 * is 125 g, of milk 200 ml (British Dietetic Association), so this is about one of them.
 */
export const SMOOTHIE: Formula = {
  name: 'smoothie',
  servings: 2,
  uses: [
    { ids: ['lemon', 'lime'], role: 'mains', grams: 10, preparation: 'juice' },
    { ids: ['avocado'], role: 'mains', grams: 50 },
    { kinds: ['fruit'], role: 'mains', grams: 150, shared: true, preparation: 'pieces' },
    { kinds: ['leaf'], role: 'mains', grams: 25 },
    {
      ids: ['carrot', 'beetroot', 'celery', 'cucumber'],
      role: 'mains',
      grams: 50,
      preparation: 'pieces',
    },
    { kinds: ['ginger', 'herb'], role: 'mains', grams: 3 },
    { kinds: ['driedFruit', 'nut', 'grain'], role: 'mains', grams: 15 },
    { ids: ['nutButter'], role: 'mains', grams: 15 },
    { kinds: ['syrup', 'sugar', 'cocoa'], role: 'mains', grams: 8 },
    { kinds: ['spice'], role: 'mains', grams: 0.5 },
    { kinds: ['milk', 'softDairy'], role: 'liquid', grams: 150, shared: true },
    { ids: ['water', 'citrusJuice'], role: 'liquid', grams: 150, shared: true },
  ],
  base: [
    {
      ...{ food: 'milk', role: 'liquid', grams: 150 },
      unless: { kinds: ['milk', 'softDairy'], ids: ['water', 'citrusJuice'] },
    },
  ],
  needs: ['mains'],
}
