import { chooseParts } from './choose-parts.ts'
import { splitInlineHeading } from './inline-parts.ts'
import type { Part } from './line-runs.ts'
import type { Line } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'
import { ingredientSections, stepSections, withoutEmpty } from './sections.ts'

export type FoundParts = {
  ingredients: ReadSection[]
  steps: ReadSection[]
  /** What stands before the recipe: its title and introduction. */
  before: Line[]
  /** Every line, headings split off, for facts. */
  lines: Line[]
}

export type FoundRecipe = FoundParts & {
  /** How surely the parts are a recipe's: 0 for none, about 3 for a list and a method with headings. */
  sureness: number
}

/** Finds the ingredient list and the method among lines; what is not there is an empty list. */
export function findRecipe(source: Line[]): FoundRecipe {
  const lines = source.flatMap(splitInlineHeading)
  const { lists, methods, sureness } = chooseParts(lines)
  const starts = [...lists, ...methods].map((part) => part.headingAt)
  return {
    ingredients: withoutEmpty(lists.flatMap((part) => ingredientSections(linesOf(lines, part)))),
    steps: withoutEmpty(methods.flatMap((part) => stepSections(linesOf(lines, part)))),
    before: lines.slice(0, Math.min(...starts, lines.length)),
    lines,
    sureness,
  }
}

const linesOf = (lines: Line[], { from, to }: Part) => lines.slice(from, to)

/** What a person is told is missing; null when both parts are there. */
export function missingParts(ingredients: ReadSection[], steps: ReadSection[]): string | null {
  if (ingredients.length > 0 && steps.length > 0) return null
  if (ingredients.length > 0) return 'there are no steps'
  if (steps.length > 0) return 'there is no list of ingredients'
  return 'there are neither ingredients nor steps'
}
