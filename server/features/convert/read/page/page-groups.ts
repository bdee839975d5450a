import { factsOf } from '../facts.ts'
import { isBareAmount, startsWithAmount } from '../line-look.ts'
import { groupName, isGroupHeading, roleOf } from '../line-role.ts'
import { type Line, loose } from '../lines.ts'
import type { ReadRecipe, ReadSection } from '../read-recipe.ts'
import { type ShownList, shownList } from './shown-list.ts'

/** A list shorter than this has no groups worth a heading. */
const MIN_LINES = 3
/** No recipe has more lines; to compare more would take seconds. */
const MAX_LINES = 300
const MAX_HEADING_LENGTH = 60
const MAX_HEADING_WORDS = 9
const MAX_PLAIN_WORDS = 5
/** A line that stands between so many ingredients is a button of each. */
const MAX_REPEATS = 2
/** More than so many lines between two ingredients are no part of the list. */
const MAX_BETWEEN_LENGTH = 6
/** Above the first group stand the list's own heading, buttons and the number of servings. */
const MAX_ABOVE_LENGTH = 6

/**
 * Structured data has no groups: its list is flat. Where the page shows the same lines with headings
 * between them, those name the sections, whatever the markup.
 * @param lines the visible text, asked for only where the list has no groups yet
 */
export function withPageGroups(recipe: ReadRecipe, lines: () => Line[]): ReadRecipe {
  const [only, ...others] = recipe.ingredients
  if (!only || others.length > 0 || only.heading !== null) return recipe
  if (only.lines.length < MIN_LINES || only.lines.length > MAX_LINES) return recipe
  const shown = shownList(only.lines, lines())
  if (!shown) return recipe
  const groups = groupsOf(only.lines, shown)
  // What stands above every second line are notes or pictures' names.
  return groups.length * 2 > only.lines.length ? recipe : { ...recipe, ingredients: groups }
}

function groupsOf(list: string[], { lines, places }: ShownList): ReadSection[] {
  const between = places.map((place, index) => linesAbove(lines, places, index, place))
  const counts = new Map<string, number>()
  for (const line of between.flat()) counts.set(line.text, (counts.get(line.text) ?? 0) + 1)
  const found = between.map((own, index) => {
    const near = loose(`${list[index - 1] ?? ''} ${list[index] ?? ''}`)
    return own.filter(
      (line) =>
        (counts.get(line.text) ?? 0) <= MAX_REPEATS &&
        (line.level !== null || !near.includes(loose(line.text))) &&
        couldBeHeading(line, lines[places[index] ?? -1]),
    )
  })
  const later = found.slice(1).flatMap((own) => own.slice(-1))
  const sections: ReadSection[] = []
  list.forEach((text, index) => {
    const own = index === 0 ? firstHeading(found[0] ?? [], later) : found[index]?.at(-1)
    if (own || index === 0) sections.push({ heading: own ? groupName(own.text) : null, lines: [] })
    sections.at(-1)?.lines.push(text)
  })
  return sections
}

/** What the page shows between an ingredient and the one before it, or above the first. */
function linesAbove(
  lines: Line[],
  places: (number | null)[],
  index: number,
  place: number | null,
): Line[] {
  if (place === null) return []
  if (index === 0) return lines.slice(Math.max(0, place - MAX_ABOVE_LENGTH), place)
  const before = places[index - 1]
  if (before == null || place - before > MAX_BETWEEN_LENGTH + 1) return []
  // "onions" above "2 pieces" is the food of an amount in the next cell.
  return lines
    .slice(before + 1, place)
    .filter((_, at, own) => !isBareAmount(own[at + 1]?.text ?? ''))
}

/** The heading of the first group looks like those of the others: above it stands much else. */
function firstHeading(above: Line[], others: Line[]): Line | undefined {
  const own = above.findLast(({ text }) => groupName(text) !== null)
  return own && others.some((other) => lookOf(other) === lookOf(own)) ? own : undefined
}

const lookOf = ({ level, isItem }: Line) => `${level} ${isItem}`

function couldBeHeading(line: Line, next: Line | undefined): boolean {
  const { text } = line
  if (text.length > MAX_HEADING_LENGTH || text.split(' ').length > MAX_HEADING_WORDS) return false
  if (!/^[\p{L}\d"“(]/u.test(text) || !/\p{L}{2}/u.test(text) || /[.!?,;]$/.test(text)) return false
  if (/^\(.*\)$/.test(text) || startsWithAmount(text) || factsOf(text)) return false
  // What is not marked up as a heading is short, or a note of the food above.
  if (line.level === null && (/[\d,;]/.test(text) || text.split(' ').length > MAX_PLAIN_WORDS))
    return false
  const role = roleOf(line)
  if (role === 'control' || role === 'end' || role === 'method') return false
  // Among the items of the same list only its form tells a heading from a food that the data lack.
  const isAmongItems = line.isItem && next?.isItem === true && line.block === next.block
  return (
    !isAmongItems ||
    line.level !== null ||
    isGroupHeading({ ...line, isItem: false }, 'ingredients')
  )
}
