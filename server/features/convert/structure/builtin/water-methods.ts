import type { KnownIngredient } from './ingredients.ts'
import type { Food } from './lexicon/kinds.ts'
import { grams } from './situation.ts'

export type Method = {
  water: number
  mostGrams: number
  seconds: number
  inBowl?: boolean
  /** A boiling time up to this, in seconds, is the appliance's own. */
  fixedUpTo?: number
  /** Eggs lie above the water and cook in its steam too (MCE). */
  temperature?: 'varoma'
}

/**
 * What is cooked in water and poured off: water and load in grams, seconds of boiling where the
 * source gives none (IRM, MCR, MCE; times E). Pasta turns in the bowl, the rest lies in the basket.
 */
const METHODS: Partial<Record<Food, Method>> = {
  potato: { water: 800, mostGrams: 1000, seconds: 20 * 60 },
  egg: { water: 500, mostGrams: 500, seconds: 10 * 60, temperature: 'varoma' },
  rice: { water: 1200, mostGrams: 350, seconds: 11 * 60, fixedUpTo: 15 * 60 },
  hardVegetable: { water: 800, mostGrams: 800, seconds: 12 * 60 },
  legume: { water: 800, mostGrams: 600, seconds: 6 * 60 },
  pasta: { water: 1200, mostGrams: 300, seconds: 10 * 60, inBowl: true },
}

/** How foods of one kind cook in water; null for mixed foods, other kinds and too much of it. */
export function methodFor(foods: readonly KnownIngredient[]): Method | null {
  const [first] = foods
  const method = first?.food && METHODS[first.food]
  const isOneKind = foods.every(({ food }) => food === first?.food)
  return method && isOneKind && grams(foods) <= method.mostGrams ? method : null
}
