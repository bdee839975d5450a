import { z } from 'zod'
import { CheckedStepSchema, IngredientSchema, NotIncludedSchema } from '#shared/recipe.ts'
import { createOwnStore } from '../../lib/own-data.ts'
import { type RecipeForm, RecipeFormSchema } from './recipe-form.ts'

/** What was typed into a recipe's form and not saved. */
type Unsaved = {
  recipeId: string
  /** Of the recipe that was being edited. */
  version: number
  changedAt: string
  form: RecipeForm
}

/** As many recipes are remembered; nobody leaves more unfinished. */
const REMEMBERED = 20

export const useUnsaved = createOwnStore('unsaved', { edits: [] as Unsaved[] })

/** Half typed is fine; only what the screen cannot show is not. */
const KeptFormSchema = z.object({
  ...(Object.fromEntries(
    Object.keys(RecipeFormSchema.shape).map((name) => [name, z.string()]),
  ) as Record<keyof RecipeForm, z.ZodString>),
  ingredients: z.array(IngredientSchema),
  steps: z.array(CheckedStepSchema.extend({ id: z.string() })),
  notIncluded: z.array(NotIncludedSchema).optional(),
})

/** The unsaved changes to a recipe; null when there are none, or none that can be read. */
export function unsavedOf(recipeId: string): Unsaved | null {
  const kept = useUnsaved.getState().edits.find((one) => one.recipeId === recipeId)
  const form = KeptFormSchema.safeParse(kept?.form)
  return kept && form.success ? { ...kept, form: form.data } : null
}

export function keepUnsaved(recipe: { id: string; version: number }, form: RecipeForm): void {
  const { id: recipeId, version } = recipe
  const kept = { recipeId, version, changedAt: new Date().toISOString(), form }
  try {
    useUnsaved.setState(({ edits }) => ({
      edits: [kept, ...others(edits, recipeId)].slice(0, REMEMBERED),
    }))
  } catch {
    // The browser has no room: what is on the screen can be saved all the same.
  }
}

export function forgetUnsaved(recipeId: string): void {
  if (useUnsaved.getState().edits.every((one) => one.recipeId !== recipeId)) return
  useUnsaved.setState(({ edits }) => ({ edits: others(edits, recipeId) }))
}

function others(edits: Unsaved[], recipeId: string): Unsaved[] {
  return edits.filter((one) => one.recipeId !== recipeId)
}
