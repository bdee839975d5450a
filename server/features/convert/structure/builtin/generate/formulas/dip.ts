import type { Formula } from '../formula.ts'

/**
 * Houmous of 200 g cooked chickpeas to 50 ml tahini and 2 teaspoons of lemon juice for three
 * (safefood, diabetes.ie); the other dips have as much of their main food.
 */
export const DIP: Formula = {
  name: 'dip',
  servings: 4,
  uses: [
    { ids: ['tahini'], role: 'mains', grams: 15 },
    { ids: ['avocado'], role: 'mains', grams: 65, shared: true },
    { kinds: ['legume'], role: 'mains', grams: 65, shared: true, preparation: 'cooked' },
    { kinds: ['softDairy', 'cheese'], role: 'mains', grams: 65, shared: true },
    {
      ids: ['tomato', 'cherryTomato', 'cucumber', 'beetroot', 'aubergine', 'pepper', 'carrot'],
      ...{ role: 'mains', grams: 40, preparation: 'cooked' },
    },
    { ids: ['lemon', 'lime', 'citrusJuice'], role: 'mains', grams: 4, preparation: 'juice' },
    { kinds: ['garlic'], role: 'mains', grams: 1.5 },
    { kinds: ['oil'], role: 'mains', grams: 5 },
    { kinds: ['herb'], role: 'mains', grams: 3 },
    { kinds: ['spice', 'salt'], role: 'mains', grams: 0.5 },
    { kinds: ['ginger'], role: 'mains', grams: 2 },
    { kinds: ['nut', 'driedFruit'], role: 'mains', grams: 10 },
  ],
  base: [
    { food: 'oil', role: 'mains', grams: 5, unless: { kinds: ['oil'] } },
    {
      food: 'lemonJuice',
      role: 'mains',
      grams: 4,
      unless: { ids: ['lemon', 'lime', 'citrusJuice'] },
    },
    { food: 'salt', role: 'mains', grams: 0.5, unless: { kinds: ['salt'] } },
  ],
  needs: ['mains'],
}
