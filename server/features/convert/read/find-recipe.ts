import type { Missing } from '#shared/errors.ts'
import { chooseParts, type NamedPart } from './choose-parts.ts'
import { ingredientLists } from './find-ingredients.ts'
import { isGroupNoun } from './group-lines.ts'
import { splitInlineHeading } from './inline-parts.ts'
import { looksLikeSentence } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Part } from './line-runs.ts'
import type { Line } from './lines.ts'
import { isWay } from './one-way.ts'
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
  /**
   * Headings right above the ingredient list, the nearest first: where the page's headline is far
   * above it, the recipe's own name is among them.
   */
  headings: string[]
}

/** Between a recipe's name and its list stand times, buttons and a short introduction. */
const FARTHEST_HEADING = 30
const FARTHEST_HEADLINE = 16
const MAX_PROSE = 2
/** Bold lines, level 7, are questions and labels. */
const LOWEST_LEVEL = 6

/** Finds the ingredient list and the method among lines; what is not there is an empty list. */
export function findRecipe(source: Line[]): FoundRecipe {
  const lines = source.flatMap(splitInlineHeading)
  const { lists: chosen, methods, sureness } = chooseParts(lines)
  const lists = [...chosen, ...groupAbove(lines, chosen[0])]
  const starts = [...lists, ...methods].map((part) => part.headingAt)
  return {
    ingredients: withoutEmpty(
      lists.flatMap((part) => named(ingredientSections(linesOf(lines, part)), part)),
    ),
    steps: withoutEmpty(
      methods.flatMap((part) =>
        named(stepSections(linesOf(lines, part)), {
          ...part,
          name: part.name ?? wayAbove(lines, part),
        }),
      ),
    ),
    before: lines.slice(0, Math.min(...starts, lines.length)),
    lines,
    sureness,
    headings: headingsAbove(lines, lists[0]?.headingAt ?? 0),
  }
}

/** "Spices" and its foods, right above the heading of all the others; what heads nothing comes first. */
function groupAbove(lines: Line[], list: NamedPart | undefined): NamedPart[] {
  if (!list || roleOf(lines[list.headingAt] as Line) !== 'ingredients') return []
  return ingredientLists(lines)
    .filter(({ from, to, isHeaded }) => {
      const heading = lines[from]
      return !isHeaded && to === list.headingAt && from > 0 && heading && isGroupNoun(heading.text)
    })
    .map((part) => ({ ...part, name: null }))
    .slice(0, 1)
}

function headingsAbove(lines: Line[], at: number): string[] {
  const headings: string[] = []
  const near = lines.slice(Math.max(0, at - FARTHEST_HEADLINE), at)
  if (near.some(({ level }) => level === 1)) return []
  let prose = 0
  for (const line of lines.slice(Math.max(0, at - FARTHEST_HEADING), at).reverse()) {
    if (line.level !== null && line.level <= LOWEST_LEVEL && !roleOf(line)) headings.push(line.text)
    else if (looksLikeSentence(line.text)) prose += 1
    if (prose > MAX_PROSE) break
  }
  return headings
}

const linesOf = (lines: Line[], { from, to }: Part) => lines.slice(from, to)

function named(sections: ReadSection[], { name }: NamedPart): ReadSection[] {
  return sections.map(({ heading, lines }) => ({ heading: heading ?? name, lines }))
}

/** "Slow cooker method" heads the method and says which way to cook it is. */
function wayAbove(lines: Line[], { headingAt, from }: Part): string | null {
  const above = [lines[headingAt], lines[from - 1]].map((line) => line?.text ?? null)
  return above.find(isWay) ?? null
}

/** What of a recipe is missing; null when both parts are there. */
export function missingParts(ingredients: ReadSection[], steps: ReadSection[]): Missing | null {
  if (ingredients.length > 0 && steps.length > 0) return null
  if (ingredients.length > 0) return 'steps'
  if (steps.length > 0) return 'ingredients'
  return 'everything'
}
