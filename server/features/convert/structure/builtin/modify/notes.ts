import { type Ingredient, RECIPE_LIMITS } from '#shared/recipe.ts'

/** The ingredient with a remark behind those it has; a remark is made once. */
export function withNote(ingredient: Ingredient, note: string): Ingredient {
  if (!note || ingredient.notes?.includes(note)) return ingredient
  const notes = [ingredient.notes, note].filter(Boolean).join('; ')
  return { ...ingredient, notes: notes.slice(0, RECIPE_LIMITS.notes) }
}
