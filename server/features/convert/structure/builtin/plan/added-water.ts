import type { ActionGraph, Portion } from '../ir/graph.ts'

/** So much water for an order, as an ingredient that the converter puts in. */
export function addedWater({ water }: ActionGraph, order: number, grams: number): Portion {
  const entry = {
    ...water.entry,
    ingredientJsonId: water.id + order,
    quantity: String(grams),
    unit: 'g',
  }
  const food = { ...water, id: water.id + order, grams, isCounted: false, entry }
  return { food, part: 1, words: null, evidence: 'assumed' }
}
