import type { Portion } from '../ir/graph.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { COVERING } from '../parse/covering.ts'
import { type KnownIngredient, readIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** Vegetables that give up water and take none up, and what goes with them. */
const VEGETABLES: readonly (Food | null)[] = [
  ...(['onion', 'garlic', 'ginger', 'herb', 'hardVegetable', 'softVegetable', 'leaf'] as const),
  ...(['mushroom', 'potato', 'oil', 'butter', 'salt', 'spice'] as const),
]
/** Pieces of vegetables are covered by so much water for each gram of them (E). */
const PER_GRAM = 0.7
const MIN_PER_GRAM = 0.25
/** What a bowl of hot soup holds, in grams; the cook adds more to taste. */
const MAX = 1_650
const STEP = 50
/** Fewer grams of vegetables are no soup. */
const LEAST = 300

/** Water that just covers the vegetables of a soup, whose amount nobody says. */
export function coveringWater(
  folded: string,
  held: readonly KnownIngredient[],
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  const weight = grams(held)
  const isSoup = held.every(({ food }) => VEGETABLES.includes(food)) && weight >= LEAST
  const most = Math.min(weight * PER_GRAM, MAX - weight)
  if (!isSoup || most < weight * MIN_PER_GRAM || !COVERING[lexicon.source.language]?.test(folded))
    return null
  const { id, entry } = unlistedWater(foods, lexicon)
  const amount = Math.floor(most / STEP) * STEP
  const read = readIngredient(`${amount} g ${entry.name}`, { id, group: 0, heading: null }, lexicon)
  return {
    food: { ...read, food: 'liquid', entry: { ...read.entry, added: 'ingredient' } },
    part: 1,
    words: null,
    evidence: 'carried',
  }
}

const grams = (foods: readonly KnownIngredient[]) =>
  foods.reduce((sum, one) => sum + (one.grams ?? 0), 0)
