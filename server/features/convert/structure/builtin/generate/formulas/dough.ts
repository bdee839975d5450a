import type { Base, Formula, Use } from '../formula.ts'

/**
 * Baker's percentages of a lean dough: flour 100, water 65, salt 2 (crustkingdom.com, pizza dough
 * hydration), dry yeast a packet of 7 g to 500 g. The appliance kneads at most 800 g of flour.
 */
function leanDough(flour: number): { uses: Use[]; base: Base[] } {
  const isFlourThere = { kinds: ['flour'] as const }
  return {
    uses: [
      { kinds: ['flour'], role: 'flour', grams: flour, shared: true },
      { kinds: ['yeast'], role: 'flour', grams: flour * 0.014, as: 'dryYeast' },
      { ids: ['water'], role: 'liquid', grams: flour * 0.65 },
      { kinds: ['oil', 'butter'], role: 'liquid', grams: flour * 0.04 },
      { kinds: ['sugar', 'syrup'], role: 'flour', grams: flour * 0.02 },
      { kinds: ['salt'], role: 'flour', grams: flour * 0.02, as: 'salt' },
      { kinds: ['nut', 'driedFruit'], role: 'finish', grams: flour * 0.1 },
      { ids: ['seeds'], role: 'finish', grams: flour * 0.1 },
      { kinds: ['herb', 'spice'], role: 'flour', grams: 1 },
    ],
    base: [
      { food: 'flour', role: 'flour', grams: flour, unless: isFlourThere },
      { food: 'dryYeast', role: 'flour', grams: flour * 0.014, unless: { kinds: ['yeast'] } },
      { food: 'salt', role: 'flour', grams: flour * 0.02, unless: { kinds: ['salt'] } },
      { food: 'water', role: 'liquid', grams: flour * 0.65, unless: { ids: ['water'] } },
    ],
  }
}

/** Bread: 80 g flour make about 130 g of dough, two to three slices. */
export const BREAD: Formula = { name: 'bread', servings: 4, ...leanDough(80), needs: [] }

const PIZZA_FLOUR = 110
const pizza = leanDough(PIZZA_FLOUR)

/** Pizza: 110 g flour make a base of about 190 g, one for each; with a little oil. */
export const PIZZA: Formula = {
  name: 'pizza',
  servings: 4,
  uses: pizza.uses,
  base: [
    {
      food: 'oil',
      role: 'liquid',
      grams: PIZZA_FLOUR * 0.04,
      unless: { kinds: ['oil', 'butter'] },
    },
    ...pizza.base,
  ],
  needs: [],
}
