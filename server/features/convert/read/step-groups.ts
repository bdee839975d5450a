import { headingKey } from './line-role.ts'
import { loose } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'
import { withoutEmpty } from './sections.ts'

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

const MIN_PIECES = 2

/** Some pages repeat below each step the foods it takes, all in one line: "1 tsp salt, 2 limes". */
export function withoutListedFoods(
  steps: readonly ReadSection[],
  ingredients: readonly ReadSection[],
): ReadSection[] {
  const listed = ingredients.flatMap(({ lines }) => lines).map(loose)
  const repeats = (line: string) => {
    const pieces = line.split(/,\s+/).map(loose)
    const isAmount = /^[\d¼-¾⅐-⅞]/u.test(line) && !/[.!?]$/.test(line)
    const isOfList = (piece: string) => listed.some((food) => food.includes(piece))
    return isAmount && pieces.filter(isOfList).length * 5 >= pieces.length * 4
  }
  const all = steps.flatMap(({ lines }) => lines)
  if (all.filter(repeats).length < MIN_PIECES) return [...steps]
  return withoutEmpty(
    steps.map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => !repeats(line)) })),
  )
}
