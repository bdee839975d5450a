import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import { grams } from '../situation.ts'
import { MINUTE } from '../techniques/technique.ts'

/** How food cooks in the simmering basket: water and most food in grams, boiling in seconds. */
export type WaterMethod = {
  water: number
  mostGrams: number
  seconds: number
  /** A boiling time of the source up to this is not believed: the basket takes its own. */
  fixedUpTo?: number
}

/** Water and loads IRM, MCR; rice DE12, MCG; eggs MCE; vegetables DE12; the other times E. */
const METHODS: Partial<Record<Food, WaterMethod>> = {
  potato: { water: 800, mostGrams: 1000, seconds: 20 * MINUTE },
  egg: { water: 500, mostGrams: 500, seconds: 11 * MINUTE },
  rice: { water: 1200, mostGrams: 350, seconds: 11 * MINUTE, fixedUpTo: 15 * MINUTE },
  grain: { water: 1000, mostGrams: 300, seconds: 15 * MINUTE },
  hardVegetable: { water: 800, mostGrams: 1000, seconds: 12 * MINUTE },
  softVegetable: { water: 600, mostGrams: 800, seconds: 6 * MINUTE },
  leaf: { water: 600, mostGrams: 600, seconds: 5 * MINUTE },
  legume: { water: 800, mostGrams: 600, seconds: 8 * MINUTE },
}

/** Vegetables that may share a pot; the slowest says how long. */
const VEGETABLES: readonly Food[] = ['potato', 'hardVegetable', 'softVegetable', 'leaf', 'legume']

/** How these foods cook in water together; null for other kinds, mixed ones and too much. */
export function waterMethodFor(foods: readonly KnownIngredient[]): WaterMethod | null {
  const kinds = new Set(foods.map(({ food }) => food))
  const methods = [...kinds].map((kind) => (kind === null ? undefined : METHODS[kind]))
  const known = methods.filter((one): one is WaterMethod => one !== undefined)
  const areVegetables = [...kinds].every((kind) => kind !== null && VEGETABLES.includes(kind))
  if (known.length < kinds.size || (kinds.size > 1 && !areVegetables)) return null
  const slowest = known.sort((a, b) => b.seconds - a.seconds)[0]
  return slowest && grams(foods) <= slowest.mostGrams ? slowest : null
}
