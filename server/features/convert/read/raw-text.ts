import type { ReadRecipe, ReadSection } from './read-recipe.ts'

/** The recipe as readable text: title, ingredients one a line, steps one a line, blank lines between. */
export function toRawText(read: ReadRecipe): string {
  return [read.title ?? '', linesOf(read.ingredients), linesOf(read.steps)]
    .filter(Boolean)
    .join('\n\n')
}

function linesOf(sections: ReadSection[]): string {
  return sections
    .flatMap(({ heading, lines }) => (heading === null ? lines : [`${heading}:`, ...lines]))
    .join('\n')
}
