import { diffArrays } from 'diff'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import type { Recipe } from '#shared/recipe.ts'

type Told = Pick<Recipe, 'recipeMetadata' | 'ingredients' | 'steps'>

/** One line that is only in one of two versions. */
export type ChangedLine = { kind: 'added' | 'removed'; text: string }
export type ChangedPart = { part: 'head' | 'ingredients' | 'steps'; lines: ChangedLine[] }

/** What is different between two versions of a recipe, line by line; parts that are alike are left out. */
export function changedParts(before: Told, after: Told): ChangedPart[] {
  const parts: ChangedPart[] = [
    { part: 'head', lines: changedLines(headOf(before), headOf(after)) },
    { part: 'ingredients', lines: changedLines(ingredientsOf(before), ingredientsOf(after)) },
    { part: 'steps', lines: changedLines(stepsOf(before), stepsOf(after)) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function changedLines(before: string[], after: string[]): ChangedLine[] {
  return diffArrays(before, after).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return []
    return value.map((text) => ({ kind: added ? ('added' as const) : ('removed' as const), text }))
  })
}

function headOf({ recipeMetadata: { title, description, servingsMin, servingsMax } }: Told) {
  const servings = [...new Set([servingsMin, servingsMax].filter((count) => count !== null))]
  return [title, description ?? '', servings.length > 0 ? `× ${servings.join('–')}` : ''].filter(
    Boolean,
  )
}

function ingredientsOf({ ingredients }: Told): string[] {
  return ingredients.map(ingredientText)
}

function stepsOf({ steps }: Told): string[] {
  return steps.map(({ instructionText }) => instructionText)
}
