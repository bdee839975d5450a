import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { ReadRecipeSchema } from './read/read-recipe.ts'

/** Where nothing tells how many there will be. */
const USUAL_STEPS = 6
/** However long its source is: with so many steps most of a recipe is known. */
const MIN = 2
const MAX = 8

/** Shorter ones are no steps. */
const SENTENCE_LENGTH = 25

/** With how many steps shown most of a conversion's result is there, going by its source. */
export function mostStepsOf(recipe: RecipeRow, isChange: boolean): number {
  return Math.min(MAX, Math.max(MIN, stepsOf(recipe, isChange)))
}

function stepsOf({ steps, isIdea, readRecipe, rawText }: RecipeRow, isChange: boolean): number {
  if (isChange) return Math.ceil(steps.length / 2)
  if (isIdea) return USUAL_STEPS
  const read = readRecipe ? ReadRecipeSchema.safeParse(readRecipe).data : null
  if (read) return read.steps.reduce((sum, { lines }) => sum + lines.length, 0)
  return rawText.split(/[.!?]\s|\n/).filter((sentence) => sentence.length > SENTENCE_LENGTH).length
}
