import type { RecipeContent } from '#shared/recipe.ts'
import type { ReadSection } from '../../read/read-recipe.ts'
import type { Draft } from '../converter.ts'

/**
 * What the model is given of a draft: the parts that were found in a page, which are a tenth of
 * its text, or a pasted text as it is.
 */
export function sourceData({ readRecipe, rawText }: Draft) {
  if (!readRecipe) return { source: { text: rawText } }
  const { title, description, yieldText, cuisine, tags } = readRecipe
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = readRecipe
  return {
    source: known({
      title,
      description,
      yield: yieldText,
      prepTimeMinutes,
      cookTimeMinutes,
      totalTimeMinutes,
      cuisine,
      tags,
      ingredients: linesOf(readRecipe.ingredients),
      method: linesOf(readRecipe.steps),
    }),
  }
}

function linesOf(sections: readonly ReadSection[]): string[] {
  return sections.flatMap(({ heading, lines }) => (heading ? [`${heading}:`, ...lines] : lines))
}

/** A recipe as the model answers one, so that what stays can be answered word for word. */
export function recipeData({ metadata, ingredients, steps }: RecipeContent) {
  const { ThermomixModel: _, ...told } = metadata
  return {
    metadata: known(told),
    ingredients: ingredients.map(({ id: _, added: __, ...ingredient }) => ingredient),
    steps: steps.map(({ stepNumber: _, reverse, tools, notices: __, ...step }: Noted) => ({
      ...step,
      ...(reverse && { reverse }),
      ...(tools.length > 0 && { tools }),
    })),
  }
}

/** A recipe from the library carries what its steps were noted for. */
type Noted = RecipeContent['steps'][number] & { notices?: unknown }

/** Without what is unknown: it would only be read. */
function known(record: Record<string, unknown>): Record<string, unknown> {
  const isKnown = (value: unknown) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isKnown(value)))
}

/** The words of a recipe, for comparing. */
export function textOf({ metadata, ingredients, steps }: RecipeContent): string {
  return [
    metadata.title,
    ...ingredients.map(({ quantity, unit, name, notes }) =>
      [quantity, unit, name, notes].filter(Boolean).join(' '),
    ),
    ...steps.map(({ instructionText }) => instructionText),
  ].join('\n')
}
