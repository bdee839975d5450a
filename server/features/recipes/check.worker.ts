import type { Clock } from '#server/jobs/thread-pool.ts'
import { markRecipe, recheckRecipe, repairRecipe, suitableModels } from '#shared/appliance/check.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Ingredient, Step } from '#shared/recipe.ts'

/** See `appliance/check.ts` for what each does. */
export type CheckTask = {
  kind: 'mark' | 'recheck' | 'repair'
  ingredients: Ingredient[]
  steps: Parameters<typeof repairRecipe>[0]['steps']
  model: ApplianceModel
  /** What the recipe was converted from, for a repair. */
  sourceText?: string
}
export type CheckAnswer = {
  steps: Step[]
  /** Of a repaired recipe: the models that can cook it. */
  models: ApplianceModel[]
}

/** Checks one recipe, wherever it runs. */
export function checkNow({ kind, ingredients, steps, model, sourceText }: CheckTask): CheckAnswer {
  const content = { ingredients, steps: [...steps] }
  if (kind === 'mark') return { ...markRecipe(content, model), models: [] }
  if (kind === 'recheck') return { ...recheckRecipe(content, model), models: [] }
  const repaired = repairRecipe(content, model, sourceText)
  return { ...repaired, models: suitableModels({ ingredients, ...repaired }) }
}

/** Checks one recipe in a thread of the pool. */
export function check({ clock, ...task }: CheckTask & Clock): CheckAnswer {
  clock.postMessage(true)
  clock.close()
  return checkNow(task)
}
