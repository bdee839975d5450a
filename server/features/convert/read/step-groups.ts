import { headingKey } from './line-role.ts'
import type { ReadSection } from './read-recipe.ts'

/** Structured data flattens a method: a line that is the name of a part of the list heads its steps. */
export function withGroupHeadings(
  steps: readonly ReadSection[],
  ingredients: readonly ReadSection[],
): ReadSection[] {
  const names = new Set(
    ingredients.flatMap(({ heading }) => (heading ? [headingKey(heading)] : [])),
  )
  return steps.flatMap(({ heading, lines }) => {
    const sections: ReadSection[] = [{ heading, lines: [] }]
    lines.forEach((line, at) => {
      if (at < lines.length - 1 && names.has(headingKey(line)))
        sections.push({ heading: line.replace(/\s*:\s*$/, ''), lines: [] })
      else sections.at(-1)?.lines.push(line)
    })
    return sections.filter((section) => section.lines.length > 0)
  })
}
