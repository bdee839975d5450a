import type { KnownIngredient } from './ingredients.ts'

/** Words of a clause that may name an ingredient, by their numbers; a higher score fits better. */
export type Candidate = { ingredient: KnownIngredient; from: number; to: number; score: number }
