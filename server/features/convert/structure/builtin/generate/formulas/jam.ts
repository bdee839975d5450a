import type { Formula } from '../formula.ts'

/**
 * Fruit and sugar in equal weights: 45 % to 55 % by New Mexico State University (Guide E-314),
 * a cup of crushed berries to a cup of sugar by Michigan State University Extension, which also has
 * two tablespoons of lemon juice to four cups of fruit. The appliance takes at most 700 g of fruit.
 */
export const JAM: Formula = {
  name: 'jam',
  servings: null,
  uses: [
    { ids: ['lemon', 'lime', 'citrusJuice'], role: 'sweet', grams: 20, preparation: 'juice' },
    { kinds: ['fruit'], role: 'mains', grams: 500, shared: true, preparation: 'pieces' },
    { ids: ['pumpkin'], role: 'mains', grams: 500, shared: true, preparation: 'pieces' },
    { kinds: ['sugar'], role: 'sweet', grams: 500, as: 'sugar' },
    { kinds: ['ginger'], role: 'mains', grams: 15 },
    { kinds: ['spice'], role: 'sweet', grams: 2 },
  ],
  base: [
    { food: 'sugar', role: 'sweet', grams: 500, unless: { kinds: ['sugar'] } },
    {
      ...{ food: 'lemonJuice', role: 'sweet', grams: 20 },
      unless: { ids: ['lemon', 'lime', 'citrusJuice'] },
    },
  ],
  needs: ['mains'],
}
