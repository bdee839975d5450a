import { findIngredients } from './find-ingredients.ts'
import { findSteps } from './find-steps.ts'
import { splitInlineHeading } from './inline-parts.ts'
import { tellsCooking } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Part } from './line-runs.ts'
import type { Line } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'
import { ingredientSections, stepSections } from './sections.ts'

export type FoundRecipe = {
  ingredients: ReadSection[]
  steps: ReadSection[]
  /** What stands before the recipe: its title and introduction. */
  before: Line[]
  /** Every line, headings split off, for facts. */
  lines: Line[]
}

/** Finds the ingredient list and the method among lines; what is not there is an empty list. */
export function findRecipe(source: Line[]): FoundRecipe {
  const lines = source.flatMap(splitInlineHeading)
  const list = findIngredients(lines)
  const steps = findSteps(lines, list)
  const method = steps && (list || isMethodAlone(lines, steps)) ? steps : null
  const starts = [list, method].filter((part) => part !== null).map((part) => part.headingAt)
  return {
    ingredients: list ? ingredientSections(lines.slice(list.from, list.to)) : [],
    steps: method ? stepSections(lines.slice(method.from, method.to)) : [],
    before: lines.slice(0, starts.length > 0 ? Math.min(...starts) : lines.length),
    lines,
  }
}

/** Without a list beside it, any prose has lines like steps; a method tells cooking in most of them. */
function isMethodAlone(lines: Line[], { headingAt }: Part): boolean {
  const heading = lines[headingAt]
  if (heading && roleOf(heading) === 'method') return true
  return lines.filter((line) => tellsCooking(line.text)).length * 2 > lines.length
}

/** What a person is told is missing; null when both parts are there. */
export function missingParts(ingredients: ReadSection[], steps: ReadSection[]): string | null {
  if (ingredients.length > 0 && steps.length > 0) return null
  if (ingredients.length > 0) return 'there are no steps'
  if (steps.length > 0) return 'there is no list of ingredients'
  return 'there are neither ingredients nor steps'
}
