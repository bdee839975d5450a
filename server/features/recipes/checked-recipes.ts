import type { ApplianceModel } from '#shared/appliance/models.ts'
import { type Recipe, RecipeSchema } from '#shared/recipe.ts'
import { checkRecipe } from './check-recipe.ts'

/** Most of recipes that is kept, in characters of JSON: some thousand ordinary ones. */
const MAX_KEPT = 8_000_000

/** A recipe as callers get it, and the same as JSON text. */
export type CheckedRecipe = { recipe: Recipe; json: string }

type Version = { id: string; version: number; model: ApplianceModel }
type Kept = { checked: Promise<CheckedRecipe>; length: number }

/** By version and model; what was asked for longest ago comes first. */
const kept = new Map<string, Kept>()
let lengthKept = 0

/**
 * A version of a saved recipe with the warnings that hold for a model, which are looked for once.
 * `load` reads the recipe. Throws `NOT_READY`, and what `load` throws.
 */
export function checkedRecipe(
  { id, version, model }: Version,
  load: () => Promise<Recipe>,
): Promise<CheckedRecipe> {
  const key = `${id} ${version} ${model}`
  const known = kept.get(key)
  // What is asked for again goes to the end.
  if (known) kept.delete(key)
  const entry = known ?? { checked: checkedAndKept(), length: 0 }
  kept.set(key, entry)
  return entry.checked

  async function checkedAndKept(): Promise<CheckedRecipe> {
    try {
      const saved = await load()
      const { steps } = await checkRecipe({ ...saved, kind: 'recheck', model })
      const recipe = RecipeSchema.parse({ ...saved, steps })
      const json = JSON.stringify(recipe)
      // It may have been saved once more in between.
      if (recipe.version === version) keep(key, json.length)
      else kept.delete(key)
      return { recipe, json }
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}

function keep(key: string, length: number): void {
  const entry = kept.get(key)
  if (!entry) return
  entry.length = length
  lengthKept += length
  for (const [oldest, { length }] of kept) {
    if (lengthKept <= MAX_KEPT) return
    kept.delete(oldest)
    lengthKept -= length
  }
}
